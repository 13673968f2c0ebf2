import { WITHDRAW_MINUTES } from '@trait-market/contract/economy/burns';

/** How long burned editions are locked, and can be taken back. */
export const WITHDRAW_MS = WITHDRAW_MINUTES * 60_000;
