import type { Price } from '@trait-market/contract/economy/shared';

/** One of several things that were signed one by one. */
export type SeveralLine = {
  id: string;
  label: string;
  /** The price that was paid or asked; undefined where it isn't known here. */
  price: Price | undefined;
  /** Why it was not done; undefined where it was. */
  reason: string | undefined;
};

/** The receipt of several things. */
export type SeveralWords = {
  all: (count: number) => string;
  some: (done: number, count: number) => string;
  none: string;
  allWords: string;
  /** Replaces `allWords` until the permits that were given before a cancellation have ended. */
  untilFinal?: string;
  /** What happens to the rest. */
  someWords: string;
};
