import { CHAIN_IDS, CHAINS, type ChainId } from '@trait-market/contract/economy/shared';

import { severalOf } from './several-of';

type ChainChoice = { chain: readonly ChainId[] };

const slugOf = (id: ChainId): string => CHAINS[id].name.toLowerCase();

/** The page's address has the chain's name, the facet its number. */
export const chainFilter = severalOf<ChainId, ChainChoice>({
  title: 'Network',
  param: 'chain',
  facet: 'chainId',
  valuesOf: ({ chain }) => chain,
  choiceOf: (chain) => ({ chain }),
  known: (texts) =>
    CHAIN_IDS.filter((id) => texts.includes(slugOf(id)) || texts.includes(String(id))),
  slugOf,
  facetOf: String,
  wordsOf: (id) => CHAINS[id].name,
  ask: (chain) => ({ chainId: [...chain] }),
});
