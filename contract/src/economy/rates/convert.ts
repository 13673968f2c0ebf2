import type { ChainId } from '../shared/chains';
import type { Worth } from './rates.schema';
import { UNIT_DECIMALS, UNIT_OF_CHAIN, type Unit } from '../shared/units';

const RATE_DECIMALS = 18;

const rateOf = (worth: Worth, unit: Unit): bigint | undefined => {
  const [whole = '', fraction = ''] = worth[unit]?.split('.') ?? [];
  return whole === '' ? undefined : BigInt(whole + fraction.padEnd(RATE_DECIMALS, '0'));
};

/** Divides and rounds to the nearest integer, with halves rounded away from 0. */
const divided = (dividend: bigint, divisor: bigint): bigint =>
  dividend < 0n ? -divided(-dividend, divisor) : (dividend + divisor / 2n) / divisor;

/** Converts wei or cents, rounded to the target's smallest part; undefined if a rate is missing. */
export const convert = (worth: Worth, amount: bigint, from: Unit, to: Unit): bigint | undefined => {
  if (from === to) return amount;
  const [rate, toRate] = [rateOf(worth, from), rateOf(worth, to)];
  if (rate === undefined || toRate === undefined) return undefined;
  return divided(
    amount * rate * 10n ** BigInt(UNIT_DECIMALS[to]),
    toRate * 10n ** BigInt(UNIT_DECIMALS[from]),
  );
};

/** An amount in wei of a chain's native currency or wrapped token. */
export type ChainAmount = { chainId: ChainId; amount: string };

/** Rounds each amount before adding, so that the sum matches the displayed estimates. */
export const sumIn = (
  worth: Worth,
  amounts: readonly ChainAmount[],
  to: Unit,
): bigint | undefined =>
  amounts.reduce<bigint | undefined>((sum, { chainId, amount }) => {
    const wei = BigInt(amount);
    const one = wei === 0n ? 0n : convert(worth, wei, UNIT_OF_CHAIN[chainId], to);
    return sum === undefined || one === undefined ? undefined : sum + one;
  }, 0n);
