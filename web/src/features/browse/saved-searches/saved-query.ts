import {
  SavedTraitQuerySchema,
  type SavedAvatarQuery,
  type SavedTraitQuery,
} from '@trait-market/contract/economy/searches';
import { UNIT_DECIMALS, type Unit } from '@trait-market/contract/economy/shared';

import { marketPath } from '@/lib/economy/alerts/alert-words';
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

/** Returns the address of the avatars that a saved search finds. */
export const avatarsPath = (saved: SavedAvatarQuery): string => {
  const { listed, minPrice, maxPrice, priceUnit, sort, ...query } = saved;
  const rest = new URLSearchParams({
    ...(listed !== undefined && { listed: String(listed) }),
    ...(minPrice !== undefined && { minPrice: inAddress(minPrice, priceUnit) }),
    ...(maxPrice !== undefined && { maxPrice: inAddress(maxPrice, priceUnit) }),
    ...(priceUnit !== undefined && { priceIn: priceUnit }),
    ...(sort !== undefined && { sort }),
  });
  return rest.size === 0 ? marketPath(query) : `${marketPath(query)}&${rest}`;
};
