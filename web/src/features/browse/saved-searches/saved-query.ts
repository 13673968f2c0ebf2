import type { ChainId } from '@trait-market/contract/economy/chains';
import { SavedQuerySchema, type SavedQuery } from '@trait-market/contract/economy/searches';

import { weiToEther } from '@/lib/format/ether';

import { hasBounds } from '../filters/price';
import { asBrowseQuery, everything, type MarketQuery } from '../market-query';

/**
 * A query of the market as it is saved, its prices in wei of a coin that is named.
 *
 * @param priceChain whose coin the prices of the query are in
 * @returns undefined where nobody can keep it: its name is too long
 */
export const toSavedQuery = (query: MarketQuery, priceChain: ChainId): SavedQuery | undefined =>
  SavedQuerySchema.safeParse({
    ...asBrowseQuery(query),
    ...(hasBounds(query) ? { priceChain } : {}),
  }).data;

const typed = (wei: string | undefined): string =>
  wei === undefined ? '' : weiToEther(BigInt(wei));

/** What was saved, as the address of the market says it. */
export const fromSavedQuery = (saved: SavedQuery): MarketQuery => ({
  name: saved.name ?? '',
  collection: saved.collection ?? [],
  slot: saved.slot ?? [],
  rarity: saved.rarity ?? [],
  chain: saved.chainId ?? [],
  listed: saved.listed,
  minPrice: typed(saved.minPrice),
  maxPrice: typed(saved.maxPrice),
  priceChain: saved.priceChain,
  sort: saved.sort ?? everything.sort,
});
