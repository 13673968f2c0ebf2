import type { ChainId } from '../shared/chains';
import type { Worth } from './rates.schema';
import { UNIT_DECIMALS, UNIT_OF_CHAIN, type Unit } from '../shared/units';

const RATE_DECIMALS = 18;

const rateOf = (worth: Worth, unit: Unit): bigint | undefined => {
  const [whole = '', fraction = ''] = worth[unit]?.split('.') ?? [];
  return whole === '' ? undefined : BigInt(whole + fraction.padEnd(RATE_DECIMALS, '0'));
};

/** Divided and rounded to the nearest, halves away from 0. */
const divided = (dividend: bigint, divisor: bigint): bigint =>
  dividend < 0n ? -divided(-dividend, divisor) : (dividend + divisor / 2n) / divisor;

/**
 * An amount in another unit, rounded to its smallest part; undefined where a rate is missing. Both are in
 * the smallest parts of their units: wei, cents.
 */
export const convert = (worth: Worth, amount: bigint, from: Unit, to: Unit): bigint | undefined => {
  if (from === to) return amount;
  const [rate, toRate] = [rateOf(worth, from), rateOf(worth, to)];
  if (rate === undefined || toRate === undefined) return undefined;
  return divided(
    amount * rate * 10n ** BigInt(UNIT_DECIMALS[to]),
    toRate * 10n ** BigInt(UNIT_DECIMALS[from]),
  );
};

/** An amount of a chain's coin, in wei. */
export type ChainAmount = { chainId: ChainId; amount: string };

/**
 * Amounts of several chains together in one unit. Each is rounded, so it is what their estimates add up to;
 * undefined where a rate is missing that is needed.
 */
export const sumIn = (
  worth: Worth,
  amounts: readonly ChainAmount[],
  to: Unit,
): bigint | undefined =>
  amounts.reduce<bigint | undefined>((sum, { chainId, amount }) => {
    const wei = BigInt(amount);
    // Of nothing nobody needs to know the rate.
    const one = wei === 0n ? 0n : convert(worth, wei, UNIT_OF_CHAIN[chainId], to);
    return sum === undefined || one === undefined ? undefined : sum + one;
  }, 0n);
