import * as z from 'zod/mini';

import { PartySchema } from '../activity/activity.schema';
import { ChainIdSchema } from '../shared/chains';
import { AvatarRefSchema, tokenFields, TraitRefSchema } from '../shared/items';
import { SegmentSchema } from '../shared/path';
import { oneOrMany } from '../shared/query';

/** A trait as an avatar wears it, and its token id: enough to promise that it stays on. */
const WornTraitSchema = z
  .extend(TraitRefSchema, { tokenId: tokenFields.tokenId })
  .check(z.meta({ title: 'WornTrait' }));

/** An avatar: who owns it, and what it wears, at most one trait in each slot, in drawing order. */
export const AvatarSchema = z
  .extend(AvatarRefSchema, {
    chainId: ChainIdSchema,
    token: tokenFields.token,
    collectionName: z.string(),
    owner: PartySchema,
    worn: z.array(WornTraitSchema),
    /** The higher, the rarer: the sum of one over each worn trait's share. */
    rarityScore: z.number(),
  })
  .check(z.meta({ title: 'Avatar' }));
export type Avatar = z.infer<typeof AvatarSchema>;

/** Traits to try on: each takes its slot in the picture, and in nothing else. */
export const AvatarImageQuerySchema = z.strictObject({
  with: z.optional(oneOrMany(SegmentSchema)),
});
