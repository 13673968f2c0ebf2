import * as z from 'zod/mini';

import { SEARCH_KEY_MAX_LENGTH } from '../../shared/search';
import { WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';
import { userGivenName } from '../shared/user-given-name';
import { SegmentSchema } from '../shared/path';
import { RaritySchema, SlotSchema } from '../shared/slots';
import { TraitSortSchema } from '../traits/traits.schema';
import { UnitSchema } from '../shared/units';

/** The maximum number of saved searches per wallet, or per browser if no wallet is signed in. */
export const MAX_SEARCHES = 20;
/** The maximum length of a search's name in characters. */
export const SEARCH_NAME_MAX_LENGTH = 40;
const MAX_VALUES = 40;

export const SearchNameSchema = userGivenName('A search', SEARCH_NAME_MAX_LENGTH);

const some = <Value extends z.ZodMiniType>(value: Value) =>
  z.optional(z.array(value).check(z.minLength(1), z.maxLength(MAX_VALUES)));

/** The filters of traits, without their prices and their order. */
export const searchedTraits = {
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(SEARCH_KEY_MAX_LENGTH))),
  collection: some(SegmentSchema),
  slot: some(SlotSchema),
  rarity: some(RaritySchema),
  chainId: some(ChainIdSchema),
};

/** A saved query. It requires `priceUnit` for prices, which are in that unit's smallest parts. */
export const SavedQuerySchema = z
  .strictObject({
    ...searchedTraits,
    listed: z.optional(z.boolean()),
    minPrice: z.optional(WeiSchema),
    maxPrice: z.optional(WeiSchema),
    priceUnit: z.optional(UnitSchema),
    sort: z.optional(TraitSortSchema),
  })
  .check(
    z.refine(
      ({ minPrice, maxPrice, priceUnit }) =>
        (minPrice === undefined && maxPrice === undefined) || priceUnit !== undefined,
      { path: ['priceUnit'], message: 'Name what the prices are in as priceUnit.' },
    ),
  )
  .register(z.globalRegistry, { title: 'SavedQuery' });
export type SavedQuery = z.infer<typeof SavedQuerySchema>;

export const SearchParamsSchema = z.strictObject({
  id: z.uuid().check(z.toLowerCase()),
});

/** A search to save. */
export const SaveSearchSchema = z
  .strictObject({
    name: SearchNameSchema,
    query: SavedQuerySchema,
    /** Whether the wallet receives notices of new matching listings. */
    isTold: z.boolean(),
  })
  .register(z.globalRegistry, { title: 'SaveSearch' });
export type SaveSearch = z.infer<typeof SaveSearchSchema>;

export const SavedSearchSchema = z
  .looseObject({
    id: z.string(),
    name: z.string(),
    query: SavedQuerySchema,
    isTold: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { title: 'SavedSearch' });
export type SavedSearch = z.infer<typeof SavedSearchSchema>;

/** A wallet's saved searches, newest first. */
export const SavedSearchesSchema = z
  .looseObject({ items: z.array(SavedSearchSchema) })
  .register(z.globalRegistry, { title: 'SavedSearches' });
export type SavedSearches = z.infer<typeof SavedSearchesSchema>;
