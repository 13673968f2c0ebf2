import type { Coin } from '@trait-market/contract/economy/shared';
import type { Balance } from '@trait-market/contract/economy/wallets';

/** A missing amount in wei. `isShort`: the other currency's balance doesn't suffice either. */
export type CoinShortage = {
  from: Coin;
  to: Coin;
  amount: bigint;
  has: { from: bigint; to: bigint };
  isShort: boolean;
};

/** Returns how much of a network's coin is missing. A missing balance is zero. */
export const coinShortage = (to: Coin, balance: Balance | undefined, due: bigint): CoinShortage => {
  const from = to === 'wrapped' ? 'native' : 'wrapped';
  const has = { from: BigInt(balance?.[from] ?? '0'), to: BigInt(balance?.[to] ?? '0') };
  const amount = due > has.to ? due - has.to : 0n;
  return { from, to, amount, has, isShort: amount > has.from };
};
