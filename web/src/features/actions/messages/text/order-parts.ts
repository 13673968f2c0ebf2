import type { ChainId, Coin } from '@trait-market/contract/economy/shared';
import type { Asset, FeeFact, TradeCoin, Wanted } from '@trait-market/contract/economy/typed-data';

import { coinText } from '@/lib/economy/amounts/coin-amount';
import { listText } from '@/lib/format/list-text';

import { feeNameOf, isKnownFee, nameOf, type Labels } from './labels';
import { detail, type Sentence } from './sentence';

const assetText = (labels: Labels, asset: Asset): string => {
  const name = nameOf(labels, asset);
  return asset.kind === 'trait' ? `${asset.quantity} × ${name}` : name;
};

/** Lists the assets of one side, and the coin that comes with them. */
export const assetsText = (labels: Labels, assets: readonly Asset[], coin?: string): string =>
  listText([...assets.map((asset) => assetText(labels, asset)), ...(coin ? [coin] : [])]);

/** Names who gets the fees. A fee for an unknown address isn't folded away. */
export const feesText = (
  chainId: ChainId,
  coin: Coin,
  fees: readonly FeeFact[],
  labels: Labels,
  units: bigint,
): Sentence[] => {
  if (fees.length === 0) return [];
  const parts = fees.map(
    ({ amount, recipient }) =>
      `${coinText(chainId, coin, amount * units)} to ${feeNameOf(labels, recipient)}`,
  );
  const text = `Deducted from the price: ${listText(parts)}.`;
  return [fees.every(({ recipient }) => isKnownFee(labels, recipient)) ? detail(text) : text];
};

/** Returns the currency of a trade's coin: the maker gives wrapped and wants native coin. */
export const coinOfTrade = ({ side }: TradeCoin): Coin => (side === 'given' ? 'wrapped' : 'native');

/** Says that an avatar changes hands together with the traits that it wears. */
export const dressedText = (assets: readonly Wanted[]): string[] =>
  assets.some(({ kind }) => kind === 'avatar') ? ['An avatar comes with everything it wears.'] : [];

export const wantedText = (labels: Labels, asset: Wanted, quantity: bigint): string => {
  const name = nameOf(labels, asset);
  if (asset.kind === 'trait') return `${quantity} × ${name}`;
  return asset.kind === 'avatar' || quantity === 1n ? name : `${quantity} of ${name}`;
};

export const avatarsOf = (assets: readonly Asset[]): Asset[] =>
  assets.filter(({ kind }) => kind === 'avatar');
