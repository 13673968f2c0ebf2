import { COLLECTIONS } from '../../art/collections';
import type { Seed } from '../../seed/seed';
import { addressNamed } from '../shared/address-named';
import { createCatalogue, type Catalogue, type CollectionEntry } from '../catalogue/catalogue';
import { feesOf } from '../prices/fees';

/** Trait ids start far above all avatar ids, so that the two never collide. */
const FIRST_TRAIT_ID = 1_000_000;

/** Every second collection is on Polygon, the others are on Ethereum. */
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

/** Returns a seed's catalogue. Traits have the same ids as in the v1 API. */
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
