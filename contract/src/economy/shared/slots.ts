import * as z from 'zod/mini';

import { TierSchema } from './tiers';

/** The places of an avatar that can hold a trait, in the order in which they are drawn. */
export const SLOTS = [
  'background',
  'body',
  'outfit',
  'mouth',
  'eyes',
  'headwear',
  'accessory',
] as const;
export const SlotSchema = z.enum(SLOTS);
export type Slot = z.infer<typeof SlotSchema>;

/**
 * How rare a trait is by the share of its collection's avatars that wear it now; the most common
 * first. It moves whenever a trait is put on or taken off. One that no avatar wears has no rarity yet:
 * `unworn` is neither common nor rare, and stands behind all others where the rarest come first.
 */
export const RaritySchema = z.enum([...TierSchema.options, 'unworn']);
export type Rarity = z.infer<typeof RaritySchema>;
