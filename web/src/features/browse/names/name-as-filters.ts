import {
  CHAIN_IDS,
  CHAINS,
  RaritySchema,
  SlotSchema,
  type ChainId,
  type Rarity,
  type Slot,
} from '@trait-market/contract/economy/shared';
import type { FacetValue } from '@trait-market/contract/economy/traits';

import { slotNames } from '@/lib/economy/traits/trait-words';

import { everything, type MarketQuery } from '../market-query';

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Ignores the plural, because people type "outfits" and "bodies" too. */
const isWord = (word: string, name: string): boolean =>
  wordsOf(name).some((part) => [part, `${part}s`, part.replace(/y$/, 'ies')].includes(word));

/** Words that name no collection, although names of collections contain them. */
const FILLERS = new Set(['a', 'an', 'and', 'for', 'from', 'in', 'of', 'on', 'the', 'with']);

/**
 * Reads the words of a search that name a rarity, slot, network or collection as filters, such as
 * "understory epic". Other words stay the name. Returns undefined if no word is a filter.
 */
export const nameAsFilters = (
  text: string,
  collections: readonly FacetValue[],
): MarketQuery | undefined => {
  const rarity = new Set<Rarity>();
  const slot = new Set<Slot>();
  const chain = new Set<ChainId>();
  const name: string[] = [];
  let named: readonly FacetValue[] | undefined;

  for (const word of wordsOf(text).filter((one) => !FILLERS.has(one))) {
    const oneRarity = RaritySchema.options.find((value) => value === word);
    const oneSlot = SlotSchema.options.find((value) => isWord(word, slotNames[value]));
    const oneChain = CHAIN_IDS.find((id) => isWord(word, CHAINS[id].name));
    const matching = (named ?? collections).filter((one) => isWord(word, one.name));
    if (oneRarity) rarity.add(oneRarity);
    else if (oneSlot) slot.add(oneSlot);
    else if (oneChain !== undefined) chain.add(oneChain);
    else if (matching.length > 0) named = matching;
    else name.push(word);
  }
  if (rarity.size + slot.size + chain.size === 0 && named === undefined) return undefined;
  return {
    ...everything,
    name: name.join(' '),
    rarity: [...rarity],
    slot: [...slot],
    chain: [...chain],
    collection: named?.map(({ value }) => value) ?? [],
  };
};
