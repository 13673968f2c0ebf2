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

/** A trait's rarity, by the share of avatars that wear it now; `unworn` sorts after all others. */
export const RaritySchema = z.enum([...TierSchema.options, 'unworn']);
export type Rarity = z.infer<typeof RaritySchema>;

/** The rarities of traits that an avatar wears. */
export const WornRaritySchema = z.enum(TierSchema.options);
export type WornRarity = z.infer<typeof WornRaritySchema>;
