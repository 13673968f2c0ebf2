import type { Price } from '@trait-market/contract/economy/shared';

/** A line of an action on several items. */
export type SeveralLine = {
  id: string;
  label: string;
  /** The price that was paid or asked, if it is available. */
  price: Price | undefined;
  /** The reason why the line failed; undefined when it succeeded. */
  reason: string | undefined;
};

/** The receipt's texts for several items. */
export type SeveralWords = {
  all: (count: number) => string;
  some: (done: number, count: number) => string;
  none: string;
  allWords: string;
  /** Replaces `allWords` until the permits granted before a cancellation have expired. */
  untilFinal?: string;
  /** The consequence for the other items. */
  someWords: string;
};
