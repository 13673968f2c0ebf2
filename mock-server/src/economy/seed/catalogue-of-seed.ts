import type { WalletAddress } from '@trait-market/contract/wallet-address';
import { keccak256, slice, stringToHex } from 'viem';

import { COLLECTIONS } from '../../art/collections';
import type { Seed } from '../../seed/seed';
import { createCatalogue, type Catalogue, type CollectionEntry } from '../catalogue/catalogue';

/** An address that nobody has the key to. */
const addressOf = (name: string): WalletAddress => slice(keccak256(stringToHex(name)), 12);

const MARKET_FEE_BPS = 250;
/** A collection's own share, in turn. */
const ROYALTY_BPS = [500, 250, 750] as const;

/** Where the market's fee goes. */
const FEE_ACCOUNT = addressOf('Trait Market fees');

/** Token ids of traits begin here, so that none is an avatar's too. */
const FIRST_TRAIT_ID = 1_000_000;

/** Every other collection lives on Polygon. */
const collections: readonly CollectionEntry[] = COLLECTIONS.map(
  ({ slug, name, description }, index) => ({
    slug,
    name,
    description,
    chainId: index % 2 === 0 ? 1 : 137,
    token: addressOf(`Trait Market collection ${slug}`),
    fees: [
      { kind: 'market', recipient: FEE_ACCOUNT, bps: MARKET_FEE_BPS },
      {
        kind: 'royalty',
        recipient: addressOf(`Trait Market artist of ${slug}`),
        bps: ROYALTY_BPS[index % ROYALTY_BPS.length] ?? MARKET_FEE_BPS,
      },
    ],
  }),
);

/** What there is in the market of a seed: its traits under their ids of v1. */
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
