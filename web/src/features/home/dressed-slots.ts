import type { Slot } from '@trait-market/contract/economy/shared';

/** The avatar that a visitor dresses. Where the market doesn't have it, the home page goes without. */
export const HOME_AVATAR = { collection: 'tin-parliament', tokenId: '7' };

/** What a visitor dresses the avatar of the home page in, from the top down. */
export const DRESSED_SLOTS = ['headwear', 'eyes', 'outfit'] satisfies Slot[];
export type DressedSlot = (typeof DRESSED_SLOTS)[number];

/** Traits that each slot offers. */
export const CHOICES = 4;
