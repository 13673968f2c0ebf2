import type { ChainId } from '@trait-market/contract/economy/shared';
import type { AnyTrait, Asset, PricedFacts } from '@trait-market/contract/economy/typed-data';

import { coinText } from '@/lib/economy/amounts/coin-amount';
import { listText } from '@/lib/format/list-text';
import { feeNameOf, nameOf, type Labels } from './labels';

const assetText = (labels: Labels, asset: Asset): string => {
  const name = nameOf(labels, asset);
  return asset.kind === 'trait' ? `${asset.quantity} × ${name}` : name;
};

export const assetsText = (labels: Labels, assets: readonly Asset[]): string =>
  listText(assets.map((asset) => assetText(labels, asset)));

export const feesText = (
  chainId: ChainId,
  { kind, fees }: PricedFacts,
  labels: Labels,
  units: bigint,
): string[] => {
  const coin = kind === 'listing' ? 'native' : 'wrapped';
  if (fees.length === 0) return [];
  const parts = fees.map(
    ({ amount, recipient }) =>
      `${coinText(chainId, coin, amount * units)} to ${feeNameOf(labels, recipient)}`,
  );
  return [`Deducted from the price: ${listText(parts)}.`];
};

/** Says that an avatar changes hands together with the traits that it wears. */
export const dressedText = (assets: readonly (Asset | AnyTrait)[]): string[] =>
  assets.some(({ kind }) => kind === 'avatar') ? ['An avatar comes with everything it wears.'] : [];

export const wantedText = (labels: Labels, asset: Asset | AnyTrait, quantity: bigint): string => {
  const name = nameOf(labels, asset);
  if (asset.kind === 'avatar') return name;
  return `${quantity} ${asset.kind === 'any' ? 'of' : '×'} ${name}`;
};

export const avatarsOf = (assets: readonly Asset[]): Asset[] =>
  assets.filter(({ kind }) => kind === 'avatar');
