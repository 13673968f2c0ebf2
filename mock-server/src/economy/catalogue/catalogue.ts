import type { ChainId } from '@trait-market/contract/economy/chains';
import type { Fee } from '@trait-market/contract/economy/fees';
import type { Slot } from '@trait-market/contract/economy/slots';
import type { WalletAddress } from '@trait-market/contract/wallet-address';

import type { TraitArt } from '../../art/trait-art';
import { searchKeyOf } from '../../world/records/best-matches';

/** A collection, as it was deployed. */
export type CollectionEntry = {
  slug: string;
  name: string;
  description: string;
  chainId: ChainId;
  /** In lower case. */
  token: WalletAddress;
  fees: readonly Fee[];
};

/** A trait, as it was designed. `rank` is its place in the order of appearance. */
export type TraitEntry = {
  id: string;
  value: string;
  slot: Slot;
  collection: string;
  tokenId: string;
  rank: number;
  art: TraitArt;
};

/** What never changes in a market: what there is, not whose it is. All worlds of a seed share it. */
export type Catalogue = {
  collections: ReadonlyMap<string, CollectionEntry>;
  traits: ReadonlyMap<string, TraitEntry>;
  /** By contract, in lower case. */
  collectionByToken: (token: WalletAddress) => CollectionEntry | undefined;
  traitByToken: (collection: string, tokenId: string) => TraitEntry | undefined;
  traitsOf: (collection: string) => readonly TraitEntry[];
  /** What a trait's name is searched by. */
  nameKeyOf: (traitId: string) => string;
  /** How many traits of a collection there are for a slot. */
  slotSize: (collection: string, slot: Slot) => number;
};

export const createCatalogue = (
  collections: readonly CollectionEntry[],
  traits: readonly TraitEntry[],
): Catalogue => {
  const byToken = new Map(collections.map((one) => [one.token.toLowerCase(), one]));
  const byTokenId = new Map(traits.map((one) => [`${one.collection}/${one.tokenId}`, one]));
  const ofCollection = new Map(
    collections.map(({ slug }) => [slug, traits.filter(({ collection }) => collection === slug)]),
  );
  const nameKeys = new Map(traits.map(({ id, value }) => [id, searchKeyOf(value)]));
  const slotSizes = new Map<string, number>();
  for (const { collection, slot } of traits) {
    const key = `${collection}/${slot}`;
    slotSizes.set(key, (slotSizes.get(key) ?? 0) + 1);
  }
  return {
    collections: new Map(collections.map((one) => [one.slug, one])),
    traits: new Map(traits.map((one) => [one.id, one])),
    collectionByToken: (token) => byToken.get(token.toLowerCase()),
    traitByToken: (collection, tokenId) => byTokenId.get(`${collection}/${tokenId}`),
    traitsOf: (collection) => ofCollection.get(collection) ?? [],
    nameKeyOf: (traitId) => nameKeys.get(traitId) ?? '',
    slotSize: (collection, slot) => slotSizes.get(`${collection}/${slot}`) ?? 0,
  };
};
