import type { Price } from '@trait-market/contract/economy/shared';

/** Credits that were bought, and their price. */
export type CreditsSold = { credits: number; paid: Price };
