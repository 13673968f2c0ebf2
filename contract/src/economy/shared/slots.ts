import * as z from 'zod/mini';

import { TierSchema } from './tiers';

/** The slots of an avatar, in drawing order. */
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
 * A trait's rarity by the share of its collection's avatars that wear it now, most common first. It
 * changes whenever the trait is put on or taken off. `unworn` means that no avatar wears it; it
 * sorts after all others when the rarest come first.
 */
export const RaritySchema = z.enum([...TierSchema.options, 'unworn']);
export type Rarity = z.infer<typeof RaritySchema>;
