import type { Price } from '@trait-market/contract/economy/shared';

export type CreditsSold = { credits: number; paid: Price };
