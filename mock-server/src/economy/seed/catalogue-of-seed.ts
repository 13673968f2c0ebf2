import { COLLECTIONS } from '../../art/collections';
import type { Seed } from '../../seed/seed';
import { addressNamed } from '../shared/address-named';
import { createCatalogue, type Catalogue, type CollectionEntry } from '../catalogue/catalogue';
import { feesOf } from '../prices/fees';

/** Keeps token ids of traits apart from those of avatars. */
const FIRST_TRAIT_ID = 1_000_000;

/** Every second collection is on Polygon. */
const collections: readonly CollectionEntry[] = COLLECTIONS.map(
  ({ slug, name, description }, index) => ({
    slug,
    name,
    description,
    chainId: index % 2 === 0 ? 1 : 137,
    contracts: {
      avatars: addressNamed(`Trait Market avatars of ${slug}`),
      traits: addressNamed(`Trait Market collection ${slug}`),
    },
    fees: feesOf(slug, index),
  }),
);

/** Returns the catalogue of a seed, with the ids of v1. */
export const catalogueOfSeed = ({ traits, traitArt }: Seed): Catalogue =>
  createCatalogue(
    collections,
    traits.flatMap(({ id, traitValue }, rank) => {
      const art = traitArt.get(id);
      if (art === undefined) return [];
      const { slot, collection } = art;
      const tokenId = String(FIRST_TRAIT_ID + rank);
      return [{ id, value: traitValue, slot, collection, tokenId, rank, art }];
    }),
  );
