import type { ChainId, Slot } from '@trait-market/contract/economy/shared';

import { composeTraits } from '../art/catalogue';
import {
  createCatalogue,
  type CollectionEntry,
  type TraitEntry,
} from '../economy/catalogue/catalogue';
import { accountOf, type Account } from '../kernel/account';

const FEE_ACCOUNT = '0xfee0000000000000000000000000000000000001';

const ROYALTY_ACCOUNT = '0xfee0000000000000000000000000000000000002';

export const FEE_ACCOUNTS: readonly Account[] = [
  accountOf(FEE_ACCOUNT),
  accountOf(ROYALTY_ACCOUNT),
];

const collectionOn = (chainId: ChainId, slug: string): CollectionEntry => ({
  slug,
  name: slug,
  description: 'For tests.',
  chainId,
  contracts: {
    avatars: `0x${String(chainId).padStart(40, 'a')}`,
    traits: `0x${String(chainId).padStart(40, 'c')}`,
  },
  fees: [
    { kind: 'market', recipient: FEE_ACCOUNT, bps: 250 },
    { kind: 'royalty', recipient: ROYALTY_ACCOUNT, bps: 500 },
  ],
});

const [art] = composeTraits({ count: 1, seed: 'market' });
if (art === undefined) throw new Error('There is always one trait');

const traitOf = (id: string, collection: string, rank: number, slot?: Slot): TraitEntry => ({
  id,
  value: id,
  slot: slot ?? (rank % 2 === 0 ? 'eyes' : 'headwear'),
  collection,
  tokenId: String(1_000_000 + rank),
  rank,
  art,
});

/** One collection per chain, each with eyes and headwear; `alpha` also has other slots. */
const TEST_COLLECTIONS = [collectionOn(1, 'alpha'), collectionOn(137, 'omega')];

const TEST_TRAITS = [
  traitOf('alpha-eyes', 'alpha', 0),
  traitOf('alpha-hat', 'alpha', 1),
  traitOf('omega-eyes', 'omega', 2),
  traitOf('omega-hat', 'omega', 3),
  traitOf('alpha-cap', 'alpha', 4, 'headwear'),
  traitOf('alpha-body', 'alpha', 5, 'body'),
  traitOf('alpha-fur', 'alpha', 6, 'body'),
];

export const testCatalogue = createCatalogue(TEST_COLLECTIONS, TEST_TRAITS);

export const PINS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => `alpha-pin-${number}`);

/** Adds nine accessories to the first collection, which is enough for a pool. */
export const catalogueWithPins = createCatalogue(TEST_COLLECTIONS, [
  ...TEST_TRAITS,
  ...PINS.map((id, index) => traitOf(id, 'alpha', 10 + index, 'accessory')),
]);

export const ALPHA = collectionOn(1, 'alpha');

export const tokenIdOf = (traitId: string): string =>
  testCatalogue.traits.get(traitId)?.tokenId ?? '';
