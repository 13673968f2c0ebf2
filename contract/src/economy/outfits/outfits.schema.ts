import * as z from 'zod/mini';

import { WornTraitSchema } from '../avatars/avatars.schema';
import { userGivenName } from '../shared/user-given-name';
import { pageOf, pageQuery } from '../shared/page';
import { SegmentSchema } from '../shared/path';
import { oneOrMany } from '../shared/query';
import { SLOTS } from '../shared/slots';

/** The maximum number of a wallet's outfits per collection. */
export const MAX_OUTFITS = 20;
export const OUTFIT_NAME_MAX_LENGTH = 40;

export const OutfitNameSchema = userGivenName('An outfit', OUTFIT_NAME_MAX_LENGTH);

export const OutfitsQuerySchema = z.strictObject({
  collection: z.optional(oneOrMany(SegmentSchema)),
  ...pageQuery,
});
export type OutfitsQuery = z.input<typeof OutfitsQuerySchema>;

/** An outfit to save: trait ids from one collection, at most one per slot. */
export const SaveOutfitSchema = z
  .strictObject({
    name: OutfitNameSchema,
    collection: SegmentSchema,
    wear: z.array(SegmentSchema).check(z.minLength(1), z.maxLength(SLOTS.length)),
  })
  .register(z.globalRegistry, { title: 'SaveOutfit' });
export type SaveOutfit = z.infer<typeof SaveOutfitSchema>;

/** A named look. Its owner doesn't have to own the traits. */
export const OutfitSchema = z
  .looseObject({
    id: z.string(),
    name: z.string(),
    collection: z.string(),
    /** The traits in drawing order. */
    traits: z.array(WornTraitSchema),
    createdAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { title: 'Outfit' });
export type Outfit = z.infer<typeof OutfitSchema>;

/** A page of outfits, newest first. */
export const OutfitPageSchema = pageOf(OutfitSchema).register(z.globalRegistry, {
  title: 'OutfitPage',
});
export type OutfitPage = z.infer<typeof OutfitPageSchema>;
