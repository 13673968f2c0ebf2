import * as z from 'zod/mini';

import { WornTraitSchema } from '../avatars/avatars.schema';
import { keptName } from '../shared/kept-name';
import { pageOf, pageQuery } from '../shared/page';
import { SegmentSchema } from '../shared/path';
import { oneOrMany } from '../shared/query';
import { SLOTS } from '../shared/slots';

/** Outfits that a wallet keeps of one collection, at most. */
export const MAX_OUTFITS = 20;
/** Characters of an outfit's name, at most. */
export const OUTFIT_NAME_MAX_LENGTH = 40;

/** What its owner calls an outfit. */
export const OutfitNameSchema = keptName('An outfit', OUTFIT_NAME_MAX_LENGTH);

export const OutfitsQuerySchema = z.strictObject({
  collection: z.optional(oneOrMany(SegmentSchema)),
  ...pageQuery,
});
export type OutfitsQuery = z.input<typeof OutfitsQuerySchema>;

/** An outfit as it is to be kept: traits of one collection by their ids, one in a slot. */
export const SaveOutfitSchema = z
  .strictObject({
    name: OutfitNameSchema,
    collection: SegmentSchema,
    wear: z.array(SegmentSchema).check(z.minLength(1), z.maxLength(SLOTS.length)),
  })
  .check(z.meta({ title: 'SaveOutfit' }));
export type SaveOutfit = z.infer<typeof SaveOutfitSchema>;

/** A look that a wallet has kept under a name. It need not have any of its traits. */
export const OutfitSchema = z
  .looseObject({
    id: z.string(),
    name: z.string(),
    collection: z.string(),
    /** In drawing order. */
    traits: z.array(WornTraitSchema),
    createdAt: z.iso.datetime(),
  })
  .check(z.meta({ title: 'Outfit' }));
export type Outfit = z.infer<typeof OutfitSchema>;

/** The newest first. */
export const OutfitPageSchema = pageOf(OutfitSchema).check(z.meta({ title: 'OutfitPage' }));
export type OutfitPage = z.infer<typeof OutfitPageSchema>;
