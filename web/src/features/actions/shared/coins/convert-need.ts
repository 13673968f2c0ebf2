import type { Order } from '@trait-market/contract/economy/orders';
import type { Balance } from '@trait-market/contract/economy/wallets';
import type { ChainId, Coin } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { wantedCoin } from '@/lib/economy/orders/trade-coin';

import { convertStep } from '../../messages/convert';
import type { Signable } from '../../messages/step';

/** A missing amount in wei. `isShort`: the other currency's balance doesn't suffice either. */
export type ConvertNeed = {
  kind: 'wrap' | 'unwrap';
  from: Coin;
  to: Coin;
  amount: bigint;
  has: { from: bigint; to: bigint };
  isShort: boolean;
};

/** Returns how much to wrap for an offer, or to unwrap for a listing. A missing balance is zero. */
export const convertNeed = (to: Coin, balance: Balance | undefined, due: bigint): ConvertNeed => {
  const [kind, from] =
    to === 'wrapped' ? (['wrap', 'native'] as const) : (['unwrap', 'wrapped'] as const);
  const has = { from: BigInt(balance?.[from] ?? '0'), to: BigInt(balance?.[to] ?? '0') };
  const amount = due > has.to ? due - has.to : 0n;
  return { kind, from, to, amount, has, isShort: amount > has.from };
};

/** Returns the amount to unwrap for filling an order; zero when the balances are unknown. */
export const unwrapNeed = (
  order: Order,
  balances: readonly Balance[] | undefined,
  due: bigint,
): ConvertNeed => {
  const balance = balances?.find(({ chainId }) => chainId === order.chainId);
  const isKnown = wantedCoin(order.unitPrice) !== undefined && balances !== undefined;
  return convertNeed('native', balance, isKnown ? due : 0n);
};

export const convertSteps = (
  { kind, amount }: ConvertNeed,
  chainId: ChainId,
  owner: WalletAddress,
): Signable[] => (amount === 0n ? [] : [convertStep(kind, chainId, amount, owner)]);
