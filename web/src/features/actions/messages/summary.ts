import type { ExecutedAction } from '@trait-market/contract/economy/wallets';

import type { AmountRow } from '@/components/economy/prices/amount-rows';

export type ActionSummary = {
  title: string;
  words: string;
  /**
   * The text shown instead of `words` until the permits that were granted before a cancellation
   * have expired.
   */
  untilFinal?: string;
  rows: AmountRow[];
};

/**
 * After a cancellation, permits that were granted before it stay valid on the chain for up to a
 * minute.
 */
export const LAST_MINUTE =
  'If someone is already filling an order, that can still go through for a minute. This page says when the minute is over.';

/** The market's zone contract accepts a permit for up to a minute after a cancellation. */
export const lastMinuteText = (network: string): string =>
  `An order that’s already being filled on ${network} can still go through for a minute.`;

export type Outcome =
  | { kind: 'executed'; summary: ActionSummary }
  /** The last of several steps was skipped; the receipt shows the results of the others. */
  | { kind: 'missed' }
  /**
   * An earlier request had already executed the step. `action` is its entry in the history, if the
   * history could be read.
   */
  | { kind: 'arrived'; action: ExecutedAction | undefined };
