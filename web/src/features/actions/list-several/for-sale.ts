import type { Asset, TraitCommitment } from '@trait-market/contract/economy/typed-data';
import type { ChainId, Fee, Price } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { ForSale, TraitForSale } from '@/lib/actions/action';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { shortPrice } from '@/lib/economy/amounts/short-price';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { traitsText } from '@/lib/economy/traits/trait-words';
import { plainText } from '@/lib/format/plain-text';

import { tokenKey } from '../messages/order';
import {
  type Labels,
  labelAssets,
  labelFees,
  labelsOfAvatar,
  NO_LABELS,
} from '../messages/text/labels';
import { promisesOf } from '../shared/avatars/avatar-promises';
import type { FloorText } from '../shared/several/priced-table';
import type { PricingRow } from '../shared/several/use-pricing';
import { comparedOf } from './several-prices';

/** The parts of a trait or an avatar that a line of the form and its order have in common. */
type Subject = {
  chainId: ChainId;
  token: WalletAddress;
  tokenId: string;
  collection: string;
  value: string;
  imageUrl?: string | undefined;
  /** Null if it was never sold; an inventory doesn't say it of avatars. */
  lastSale: { price: Price } | null;
};

export const subjectOf = (item: ForSale): Subject =>
  'avatar' in item
    ? { ...item.avatar, value: avatarName(item.avatar), lastSale: null }
    : { ...item.trait, value: plainText(item.trait.value) || 'Unnamed trait' };

export const forSaleKey = (item: ForSale): string => {
  const { token, tokenId } = subjectOf(item);
  return tokenKey(token, tokenId);
};

export const nameOf = (item: ForSale): string => subjectOf(item).value;

/** Says how many traits or avatars there are, or how many items if there are both. */
export const forSaleText = (items: readonly ForSale[]): string => {
  const avatars = items.filter((item) => 'avatar' in item).length;
  if (avatars === 0) return traitsText(items.length);
  const noun = avatars === items.length ? 'avatar' : 'item';
  return items.length === 1 ? `1 ${noun}` : `${items.length} ${noun}s`;
};

export const isAllListed = (item: ForSale): item is TraitForSale =>
  'trait' in item && item.listedByOwner >= item.quantity;

export const heldOf = (item: ForSale): number => ('avatar' in item ? 1 : item.quantity);

/** Returns what an order gives: editions of a trait, or an avatar with the promise of what it wears. */
export const givenBy = (
  item: ForSale,
  quantity: bigint,
): { asset: Asset; commitments?: TraitCommitment[] } => {
  const { token, tokenId } = subjectOf(item);
  return 'avatar' in item
    ? { asset: { kind: 'avatar', token, tokenId }, commitments: promisesOf(item.avatar) }
    : { asset: { kind: 'trait', token, tokenId, quantity } };
};

export const labelsOf = (item: ForSale, fees: readonly Fee[] = []): Labels => ({
  ...NO_LABELS,
  ...('avatar' in item
    ? labelsOfAvatar(item.avatar)
    : { assets: labelAssets([{ ...item.trait, kind: 'trait', name: item.trait.value }]) }),
  fees: labelFees(fees),
});

/** Names the floor that prices start from, which leaves the user's own listing out. */
export const floorOf = (item: ForSale): FloorText => {
  const others = comparedOf(item).floor;
  if ('avatar' in item)
    return others ? { price: shortPrice(others), note: 'of its collection' } : { note: 'No floor' };
  const { floor } = item.trait;
  if (!floor) return { note: 'No floor' };
  if (others?.amount === floor.amount) return { price: shortPrice(floor), note: '' };
  return others
    ? { price: shortPrice(others), note: `without your listing at ${shortPrice(floor)}` }
    : { price: shortPrice(floor), note: 'your listing' };
};

const avatarFacts = (worn: number, price: Price | null | undefined): string[] => [
  worn === 0 ? 'wears nothing' : `sold with the ${traitsText(worn)} it wears`,
  ...(price ? [`listed already for ${shortPrice(price)}`] : []),
];

export const factsOf = (item: ForSale): string[] => {
  if ('avatar' in item) return avatarFacts(item.avatar.worn.length, item.price);
  const {
    trait: { lastSale },
    quantity,
    listedByOwner,
  } = item;
  return [
    lastSale ? `Last sale ${shortPrice(nativePrice(lastSale.price))}` : 'Never sold',
    ...(quantity > 1 ? [`you hold ${quantity}`] : []),
    ...(listedByOwner > 0 ? [`${listedByOwner} listed already`] : []),
  ];
};

/** A priced line with the fees of its collection, if they are known. */
export type ListingRow = PricingRow<ForSale> & {
  fees: readonly Fee[] | undefined;
  quantity: bigint;
};
