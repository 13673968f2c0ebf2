import * as z from 'zod/mini';

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
 * first. It moves whenever a trait is put on or taken off.
 */
export const RaritySchema = z.enum(['common', 'uncommon', 'rare', 'epic', 'legendary']);
export type Rarity = z.infer<typeof RaritySchema>;
