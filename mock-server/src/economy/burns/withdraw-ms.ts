import { WITHDRAW_MINUTES } from '@trait-market/contract/economy/burns';

export const WITHDRAW_MS = WITHDRAW_MINUTES * 60_000;
