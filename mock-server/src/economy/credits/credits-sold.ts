import type { Price } from '@trait-market/contract/economy/shared';

/** Bought credits and their price. */
export type CreditsSold = { credits: number; paid: Price };
