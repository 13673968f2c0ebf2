import * as z from 'zod/mini';

import { SEARCH_KEY_MAX_LENGTH } from '../../shared/search';
import { WalletAddressSchema } from '../../shared/wallet-address';
import { AvatarSortSchema, MAX_RANK } from '../avatars/browse-avatars.schema';
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

const searchedItems = {
  name: z.optional(z.string().check(z.minLength(1), z.maxLength(SEARCH_KEY_MAX_LENGTH))),
  collection: some(SegmentSchema),
  rarity: some(RaritySchema),
  chainId: some(ChainIdSchema),
};

/**
 * The filters of traits, without their prices and their order. `kind` is optional, because searches
 * that were saved before searches of avatars existed have none.
 */
export const searchedTraits = {
  kind: z.optional(z.literal('traits')),
  ...searchedItems,
  slot: some(SlotSchema),
};

/** The filters of avatars, without their prices and their order. */
export const searchedAvatars = {
  kind: z.literal('avatars'),
  ...searchedItems,
  /** Worn traits: those of one slot are alternatives, and one of each slot must be worn. */
  trait: some(SegmentSchema),
  /** The maximum rank within the avatar's collection. */
  maxRank: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_RANK))),
  owner: some(WalletAddressSchema),
};

const savedPrices = {
  listed: z.optional(z.boolean()),
  minPrice: z.optional(WeiSchema),
  maxPrice: z.optional(WeiSchema),
  priceUnit: z.optional(UnitSchema),
};

type Prices = z.infer<z.ZodMiniObject<typeof savedPrices>>;

/** Requires `priceUnit` for prices, which are in that unit's smallest parts. */
const namesUnit = () =>
  z.refine<Prices>(
    ({ minPrice, maxPrice, priceUnit }) =>
      (minPrice === undefined && maxPrice === undefined) || priceUnit !== undefined,
    { path: ['priceUnit'], message: 'Name what the prices are in as priceUnit.' },
  );

/** A saved query of traits. */
export const SavedTraitQuerySchema = z
  .strictObject({ ...searchedTraits, ...savedPrices, sort: z.optional(TraitSortSchema) })
  .check(namesUnit())
  .register(z.globalRegistry, { title: 'SavedTraitQuery' });
export type SavedTraitQuery = z.infer<typeof SavedTraitQuerySchema>;

/** A saved query of avatars. */
export const SavedAvatarQuerySchema = z
  .strictObject({ ...searchedAvatars, ...savedPrices, sort: z.optional(AvatarSortSchema) })
  .check(namesUnit())
  .register(z.globalRegistry, { title: 'SavedAvatarQuery' });
export type SavedAvatarQuery = z.infer<typeof SavedAvatarQuerySchema>;

/** A saved query of traits or, with the kind `avatars`, of avatars. */
export const SavedQuerySchema = z
  .discriminatedUnion('kind', [SavedTraitQuerySchema, SavedAvatarQuerySchema])
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

/**
 * The query of a stored search. It accepts fields that this contract doesn't know yet, so that one of
 * them doesn't make the list unreadable.
 */
export const StoredQuerySchema = z.discriminatedUnion('kind', [
  z.looseObject({ ...searchedTraits, ...savedPrices, sort: z.optional(TraitSortSchema) }),
  z.looseObject({ ...searchedAvatars, ...savedPrices, sort: z.optional(AvatarSortSchema) }),
]);

export const SavedSearchSchema = z
  .looseObject({
    id: z.string(),
    name: z.string(),
    query: StoredQuerySchema,
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
