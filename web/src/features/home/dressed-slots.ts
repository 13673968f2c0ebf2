import type { Slot } from '@trait-market/contract/economy/shared';

/** The avatar shown on the home page. If the market doesn't have it, the section is hidden. */
export const HOME_AVATAR = { collection: 'tin-parliament', tokenId: '7' };

export const DRESSED_SLOTS = ['headwear', 'eyes', 'outfit'] satisfies Slot[];
export type DressedSlot = (typeof DRESSED_SLOTS)[number];

/** The number of traits to choose from per slot. */
export const CHOICES = 4;
