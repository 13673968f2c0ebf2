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

/** One place of an avatar; it holds at most one trait. */
export type Slot = (typeof SLOTS)[number];
