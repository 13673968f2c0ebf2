import { WITHDRAW_MINUTES } from '@trait-market/contract/economy/burns';

/** How long a burn can be withdrawn. */
export const WITHDRAW_MS = WITHDRAW_MINUTES * 60_000;
