import type { AmountRow } from '@/components/economy/prices/amount-rows';

/** The result of an action: one sentence, and its figures. */
export type ActionSummary = {
  title: string;
  words: string;
  /** Replaces `words` until the permits that were given before a cancellation have ended. */
  untilFinal?: string;
  rows: AmountRow[];
};

/** Permits that were given before a cancellation stay valid on the chain for up to a minute. */
export const LAST_MINUTE =
  'If someone is already filling an order, that can still go through for a minute. This page says when the minute is over.';
