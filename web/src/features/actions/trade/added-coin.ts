import { type ChainId, type Fee, feeOn, type Price } from '@trait-market/contract/economy/shared';
import type { AddedCoin } from '@trait-market/contract/economy/typed-data';
import type { Balance } from '@trait-market/contract/economy/wallets';

import { convertNeed, type ConvertNeed } from '../shared/coins/convert-need';
import { readAddedCoin } from '../shared/form/form-values';
import type { useActionValues } from '../shared/form/use-action-values';

type Reader = ReturnType<typeof useActionValues>['read'];

/** Reads the coin of both sides. An order has coin on one side only. */
export const readCoins = (read: Reader) => {
  const given = read('coin-given', readAddedCoin);
  const wanted = read('coin-wanted', readAddedCoin);
  const hasBoth = given.field.value.trim() !== '' && wanted.field.value.trim() !== '';
  return {
    given,
    wanted: hasBoth
      ? { ...wanted, field: { ...wanted.field, error: 'Add coin on one side only.' } }
      : wanted,
    isValid: !hasBoth && given.error === undefined && wanted.error === undefined,
  };
};

export type Coins = ReturnType<typeof readCoins>;

export type Added = {
  /** Whether the trade can be reviewed: the amounts are valid and the fees are known. */
  isReady: boolean;
  coin: AddedCoin | undefined;
  /** The wrapped coin that the user lacks. */
  need: ConvertNeed;
};

/**
 * Returns the coin with its fees, which are those of the collection that it pays for.
 * @param fees for given coin those of what the user wants, for wanted coin of what the user gives
 */
export const addedCoin = (
  { given, wanted, isValid }: Coins,
  fees: { given: readonly Fee[]; wanted: readonly Fee[] | undefined },
  balance: Balance | undefined,
): Added => {
  const need = convertNeed('wrapped', balance, (isValid && given.value) || 0n);
  if (!isValid) return { isReady: false, coin: undefined, need };
  if (given.value !== undefined)
    return { isReady: true, coin: { side: 'given', amount: given.value, fees: fees.given }, need };
  if (wanted.value === undefined) return { isReady: true, coin: undefined, need };
  return fees.wanted === undefined
    ? { isReady: false, coin: undefined, need }
    : { isReady: true, coin: { side: 'wanted', amount: wanted.value, fees: fees.wanted }, need };
};

/** Returns the coin that the user gives, or gets after fees. */
export const coinOfSides = (
  chainId: ChainId,
  coin: AddedCoin | undefined,
): { givenCoin?: Price; gotCoin?: Price } => {
  if (coin === undefined) return {};
  if (coin.side === 'given')
    return { givenCoin: { chainId, coin: 'wrapped', amount: String(coin.amount) } };
  const proceeds = coin.fees.reduce((left, fee) => left - feeOn(coin.amount, fee), coin.amount);
  return { gotCoin: { chainId, coin: 'native', amount: String(proceeds) } };
};
