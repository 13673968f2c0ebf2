import type { Price } from '@trait-market/contract/economy/shared';

/**
 * Whose orders a price counts: those of all, or only those of others, because users can't fill their
 * own. A price of others has the label of all only where the user's orders wouldn't change it.
 */
export type Counted = 'all' | 'others';

/** Compares the best price of all with the best one of others. */
export const countedIn = (
  all: Price | null | undefined,
  others: Price | null | undefined,
): Counted => (all?.amount === others?.amount ? 'all' : 'others');

/** The labels of prices on every screen (E447). */
export const priceLabels = {
  floor: { all: 'Floor', others: 'Others’ floor' },
  bestOffer: { all: 'Best offer', others: 'Best offer by others' },
} as const;

/** The labels of a collection's two floors (E593). */
export const collectionFloors = { trait: 'Trait floor', avatar: 'Avatar floor' } as const;

/** The texts for a missing best offer. */
export const noOffers = { all: 'No offers', others: 'No offers by others' } as const;

/** Says that others sell at the same price: "tied with 2 others". */
export const tiedText = (others: number): string =>
  `tied with ${others} ${others === 1 ? 'other' : 'others'}`;

/** Names a price within a sentence: "the others’ floor". */
export const inSentence = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);
