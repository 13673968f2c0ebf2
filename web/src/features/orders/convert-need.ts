import type { Balance } from '@trait-market/contract/economy/balances';

/**
 * What has to be wrapped or unwrapped so that a coin is enough, in wei; `isShort` where the other one is
 * not enough for that.
 */
export type ConvertNeed = { kind: 'wrap' | 'unwrap'; amount: bigint; isShort: boolean };

/**
 * Offers are paid in the wrapped coin, listings in the native one.
 *
 * @param coin which one is due
 * @param balance on the chain; without one the wallet holds nothing there
 */
export const convertNeed = (
  coin: 'native' | 'weth',
  balance: Balance | undefined,
  due: bigint,
): ConvertNeed => {
  const has = BigInt(balance?.[coin] ?? '0');
  const amount = due > has ? due - has : 0n;
  const other = BigInt(balance?.[coin === 'weth' ? 'native' : 'weth'] ?? '0');
  return { kind: coin === 'weth' ? 'wrap' : 'unwrap', amount, isShort: amount > other };
};
