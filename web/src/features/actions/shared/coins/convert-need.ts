import type { Order } from '@trait-market/contract/economy/orders';
import type { Balance } from '@trait-market/contract/economy/wallets';
import type { ChainId, Coin } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { coinSymbol } from '@/lib/economy/amounts/coin-amount';
import { wantedCoin } from '@/lib/economy/orders/trade-coin';
import { type CoinShortage, coinShortage } from '@/lib/economy/wallets/coin-shortage';

import { convertStep } from '../../messages/convert';
import type { Signable } from '../../messages/step';

/** A shortage of one coin, and how to convert the other one. */
export type ConvertNeed = CoinShortage & { kind: 'wrap' | 'unwrap' };

/** Returns how much to wrap for an offer, or to unwrap for a listing. A missing balance is zero. */
export const convertNeed = (to: Coin, balance: Balance | undefined, due: bigint): ConvertNeed => ({
  kind: to === 'wrapped' ? 'wrap' : 'unwrap',
  ...coinShortage(to, balance, due),
});

/** Returns one line that says which coin is missing; undefined if the balance suffices. */
export const shortOf = (chainId: ChainId, { isShort, kind, to }: ConvertNeed) => {
  if (!isShort) return undefined;
  const native = coinSymbol(chainId, 'native');
  const advice =
    kind === 'wrap' ? `Offer less, or add ${native}.` : `Add ${native} to your wallet.`;
  return `Not enough ${coinSymbol(chainId, to)}. ${advice}`;
};

/** Returns the first network's line of `shortOf`; undefined if every balance suffices. */
export const shortOfAny = (
  needs: readonly { chainId: ChainId; need: ConvertNeed }[],
): string | undefined => {
  const short = needs.find(({ need }) => need.isShort);
  return short && shortOf(short.chainId, short.need);
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
