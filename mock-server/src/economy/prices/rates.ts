import type { Worth } from '@trait-market/contract/economy/rates';
import type { Unit } from '@trait-market/contract/economy/shared';

import { createRandom } from '../../art/random';

const MINUTE_MS = 60_000;
/** How often rates move. */
const TICK_MS = 5 * MINUTE_MS;
const DECIMALS = 6;

/** US dollars for one, around which it wanders: an ETH is about 6,000 POL, as in the seed's prices. */
const AROUND: Readonly<Record<Exclude<Unit, 'usd'>, number>> = {
  eth: 3_120,
  pol: 0.52,
  aud: 0.655,
  eur: 1.085,
};

/** Waves of different lengths: how long each is, and how far it goes at most, as a share. */
const COIN_WAVES = [
  { ms: 40 * 24 * 60 * MINUTE_MS, share: 0.18 },
  { ms: 6 * 24 * 60 * MINUTE_MS, share: 0.06 },
  { ms: 11 * 60 * MINUTE_MS, share: 0.015 },
  { ms: TICK_MS, share: 0.002 },
] as const;
/** Currencies move less than coins. */
const CURRENCY_SHARE = 0.15;

/** From -1 to 1: the same for the same part of the same wave. */
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

/** When the rates that hold at a time were made, in milliseconds since 1970. */
export const rateTime = (now: number): number => Math.floor(now / TICK_MS) * TICK_MS;

/** What each unit is worth at a time. Made of the time alone: the same again whenever it is asked. */
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
