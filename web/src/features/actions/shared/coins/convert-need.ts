import type { Order } from '@trait-market/contract/economy/orders';
import type { Balance } from '@trait-market/contract/economy/wallets';
import type { ChainId, Coin } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { convertStep } from '../../messages/convert';
import type { Signable } from '../../messages/signed-messages';

/**
 * What of one coin has to become the other so that this is enough, in wei; `isShort` where the one does
 * not suffice for that.
 */
export type ConvertNeed = {
  kind: 'wrap' | 'unwrap';
  from: Coin;
  to: Coin;
  amount: bigint;
  isShort: boolean;
};

/**
 * Offers are paid in the wrapped coin, listings in the native one.
 *
 * @param to which one is due
 * @param balance on the chain; without one the wallet holds nothing there
 */
export const convertNeed = (to: Coin, balance: Balance | undefined, due: bigint): ConvertNeed => {
  const [kind, from] =
    to === 'wrapped' ? (['wrap', 'native'] as const) : (['unwrap', 'wrapped'] as const);
  const missing = due - BigInt(balance?.[to] ?? '0');
  const amount = missing > 0n ? missing : 0n;
  return { kind, from, to, amount, isShort: amount > BigInt(balance?.[from] ?? '0') };
};

/** Returns what a listing's buyer has to unwrap: nothing, where their balances are unknown. */
export const needOf = (
  order: Order,
  balances: readonly Balance[] | undefined,
  due: bigint,
): ConvertNeed => {
  const balance = balances?.find(({ chainId }) => chainId === order.chainId);
  const isKnown = order.kind === 'listing' && balances !== undefined;
  return convertNeed('native', balance, isKnown ? due : 0n);
};

/** What is signed for it before what it is needed for: nothing, where nothing is missing. */
export const convertSteps = (
  { kind, amount }: ConvertNeed,
  chainId: ChainId,
  owner: WalletAddress,
): Signable[] => (amount === 0n ? [] : [convertStep(kind, chainId, amount, owner)]);
