import * as z from 'zod/mini';

import { SEARCH_KEY_MAX_LENGTH } from '../../shared/search';
import { WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';
import { keptName } from '../shared/kept-name';
import { SegmentSchema } from '../shared/path';
import { RaritySchema, SlotSchema } from '../shared/slots';
import { TraitSortSchema } from '../traits/traits.schema';
import { UnitSchema } from '../shared/units';

/** Searches that a wallet, or a browser without one, keeps at most. */
export const MAX_SEARCHES = 20;
/** Characters of a search's name, at most. */
export const SEARCH_NAME_MAX_LENGTH = 40;
/** Values of one filter that a saved search names, at most. */
const MAX_VALUES = 40;

/** What its owner calls a search. */
export const SearchNameSchema = keptName('A search', SEARCH_NAME_MAX_LENGTH);

const some = <Value extends z.ZodMiniType>(value: Value) =>
  z.optional(z.array(value).check(z.minLength(1), z.maxLength(MAX_VALUES)));

/**
 * What is looked for, as browsing takes it (`BrowseTraitsQuerySchema`). Prices are in the smallest parts of
 * `priceUnit`, which has to be named with them.
 */
export const SavedQuerySchema = z
  .strictObject({
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(SEARCH_KEY_MAX_LENGTH))),
    collection: some(SegmentSchema),
    slot: some(SlotSchema),
    rarity: some(RaritySchema),
    chainId: some(ChainIdSchema),
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
    z.meta({ title: 'SavedQuery' }),
  );
export type SavedQuery = z.infer<typeof SavedQuerySchema>;

export const SearchParamsSchema = z.strictObject({
  /** A UUID that whoever saves it makes. */
  id: z.uuid().check(z.toLowerCase()),
});

/** A search as it is to be kept. */
export const SaveSearchSchema = z
  .strictObject({
    name: SearchNameSchema,
    query: SavedQuerySchema,
    /** Whether its wallet is told of new listings that match. */
    isTold: z.boolean(),
  })
  .check(z.meta({ title: 'SaveSearch' }));
export type SaveSearch = z.infer<typeof SaveSearchSchema>;

/** What somebody looks for again and again, under a name. */
export const SavedSearchSchema = z
  .looseObject({
    id: z.string(),
    name: z.string(),
    query: SavedQuerySchema,
    isTold: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .check(z.meta({ title: 'SavedSearch' }));
export type SavedSearch = z.infer<typeof SavedSearchSchema>;

/** All that a wallet has saved, the newest first. */
export const SavedSearchesSchema = z
  .looseObject({ items: z.array(SavedSearchSchema) })
  .check(z.meta({ title: 'SavedSearches' }));
export type SavedSearches = z.infer<typeof SavedSearchesSchema>;
