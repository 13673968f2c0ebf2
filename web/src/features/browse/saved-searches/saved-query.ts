import {
  SavedTraitQuerySchema,
  type SavedTraitQuery,
} from '@trait-market/contract/economy/searches';
import { UNIT_DECIMALS, type Unit } from '@trait-market/contract/economy/shared';

import { amountText } from '@/lib/economy/amounts/parse-amount';

import { asBrowseQuery, everything, type MarketQuery } from '../market-query';

/** Returns the query in its saved form; undefined when its name is too long to be saved. */
export const toSavedQuery = (query: MarketQuery): SavedTraitQuery | undefined =>
  SavedTraitQuerySchema.safeParse(asBrowseQuery(query)).data;

/** Converts an amount from its smallest parts, such as wei, to the address's decimals. */
const inAddress = (parts: string | undefined, unit: Unit = 'eth'): string =>
  parts === undefined ? '' : amountText(BigInt(parts), UNIT_DECIMALS[unit]);

export const fromSavedQuery = (saved: SavedTraitQuery): MarketQuery => ({
  name: saved.name ?? '',
  collection: saved.collection ?? [],
  slot: saved.slot ?? [],
  rarity: saved.rarity ?? [],
  chain: saved.chainId ?? [],
  listed: saved.listed,
  minPrice: inAddress(saved.minPrice, saved.priceUnit),
  maxPrice: inAddress(saved.maxPrice, saved.priceUnit),
  priceIn: saved.priceUnit,
  sort: saved.sort ?? everything.sort,
});
