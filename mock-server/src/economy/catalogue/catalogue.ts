import type { ChainId, Fee, Slot } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { TraitArt } from '../../art/trait-art';
import { searchKeyOf } from '../../world/records/best-matches';

export type CollectionEntry = {
  slug: string;
  name: string;
  description: string;
  chainId: ChainId;
  /** The addresses of the ERC-721 and ERC-1155 contracts in lower case. */
  contracts: { avatars: WalletAddress; traits: WalletAddress };
  fees: readonly Fee[];
};

/**
 * Kinds of tokens; `any` means any trait that matches an offer's criteria, and `anyAvatar` any avatar
 * of a collection.
 */
export type TokenKind = 'avatar' | 'trait' | 'any' | 'anyAvatar';

const isOfAvatars = (kind: TokenKind): boolean => kind === 'avatar' || kind === 'anyAvatar';

export const contractFor = (
  kind: TokenKind,
  { contracts }: Pick<CollectionEntry, 'contracts'>,
): WalletAddress => (isOfAvatars(kind) ? contracts.avatars : contracts.traits);

/** `rank` is the trait's unique position in display order. */
export type TraitEntry = {
  id: string;
  value: string;
  slot: Slot;
  collection: string;
  tokenId: string;
  rank: number;
  art: TraitArt;
};

/** The immutable part of a market, which excludes ownership; all worlds of a seed share it. */
export type Catalogue = {
  collections: ReadonlyMap<string, CollectionEntry>;
  traits: ReadonlyMap<string, TraitEntry>;
  collectionByToken: (kind: TokenKind, token: WalletAddress) => CollectionEntry | undefined;
  traitByToken: (collection: string, tokenId: string) => TraitEntry | undefined;
  traitsOf: (collection: string) => readonly TraitEntry[];
  nameKeyOf: (traitId: string) => string;
  slotSize: (collection: string, slot: Slot) => number;
};

export const createCatalogue = (
  collections: readonly CollectionEntry[],
  traits: readonly TraitEntry[],
): Catalogue => {
  const under = (kind: TokenKind) =>
    new Map(collections.map((one) => [contractFor(kind, one).toLowerCase(), one]));
  const [avatarContracts, traitContracts] = [under('avatar'), under('trait')];
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
    collectionByToken: (kind, token) =>
      (isOfAvatars(kind) ? avatarContracts : traitContracts).get(token.toLowerCase()),
    traitByToken: (collection, tokenId) => byTokenId.get(`${collection}/${tokenId}`),
    traitsOf: (collection) => ofCollection.get(collection) ?? [],
    nameKeyOf: (traitId) => nameKeys.get(traitId) ?? '',
    slotSize: (collection, slot) => slotSizes.get(`${collection}/${slot}`) ?? 0,
  };
};
