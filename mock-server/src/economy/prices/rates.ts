import type { Worth } from '@trait-market/contract/economy/rates';
import type { Unit } from '@trait-market/contract/economy/shared';

import { createRandom } from '../../art/random';

const MINUTE_MS = 60_000;
const TICK_MS = 5 * MINUTE_MS;
const DECIMALS = 6;

/** Average values in US dollars. One ETH is about 6,000 POL, as in the seed's prices. */
const AROUND: Readonly<Record<Exclude<Unit, 'usd'>, number>> = {
  eth: 3_120,
  pol: 0.52,
  aud: 0.655,
  eur: 1.085,
};

/** Each coin's rate is a sum of waves; `ms` is a wave's length, `share` its relative amplitude. */
const COIN_WAVES = [
  { ms: 40 * 24 * 60 * MINUTE_MS, share: 0.18 },
  { ms: 6 * 24 * 60 * MINUTE_MS, share: 0.06 },
  { ms: 11 * 60 * MINUTE_MS, share: 0.015 },
  { ms: TICK_MS, share: 0.002 },
] as const;
const CURRENCY_SHARE = 0.15;

/** Returns a pseudorandom height from -1 to 1, always the same for the same arguments. */
const heightAt = (name: string, part: number): number => createRandom(`${name} ${part}`)() * 2 - 1;

const waveAt = (name: string, length: number, at: number): number => {
  const part = Math.floor(at / length);
  const along = at / length - part;
  const smooth = along * along * (3 - 2 * along);
  return heightAt(name, part) * (1 - smooth) + heightAt(name, part + 1) * smooth;
};

const rateAt = (unit: Exclude<Unit, 'usd'>, at: number): string => {
  const isCoin = unit === 'eth' || unit === 'pol';
  const off = COIN_WAVES.reduce(
    (sum, { ms, share }) => sum + waveAt(`rate ${unit} ${ms}`, ms, at) * share,
    0,
  );
  return (AROUND[unit] * (1 + off * (isCoin ? 1 : CURRENCY_SHARE))).toFixed(DECIMALS);
};

export const rateTime = (now: number): number => Math.floor(now / TICK_MS) * TICK_MS;

/** Derives each unit's value from the time only, so that all worlds have the same rates. */
export const worthAt = (now: number): Worth => {
  const at = rateTime(now);
  return {
    eth: rateAt('eth', at),
    pol: rateAt('pol', at),
    usd: '1',
    aud: rateAt('aud', at),
    eur: rateAt('eur', at),
  };
};
