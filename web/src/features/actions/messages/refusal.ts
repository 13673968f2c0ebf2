import {
  RefusalSchema,
  type Bytes32,
  type RefusalCode,
} from '@trait-market/contract/economy/shared';

import { AppError } from '@/lib/app-error';

/**
 * The user's next step. `review` sets a new deadline, `send` reuses the signature, `close` means
 * that nothing helps.
 */
export type Remedy = 'sign' | 'send' | 'review' | 'fill' | 'signIn' | 'close';

export type Refused = {
  title: string;
  words: string;
  remedy: Remedy;
  /** A file that proves what the market did. */
  evidence?: { name: string; text: string };
};

/** `title` says what happened; `words` say what to do about it. */
export type Refusal = [title: string, words: string, remedy: Remedy];

export type Refusals = Partial<Record<RefusalCode, Refusal>>;

export const RELOAD_LATER = 'Nothing has moved. Close this, reload the page and try again.';

/** A refusal of a draw that the market must prove by its signed receipt, and doesn't. */
export class UnprovenRefusal extends Error {
  constructor(
    readonly id: Bytes32,
    /** The signed message and the market's response, as JSON. */
    readonly evidence: string,
  ) {
    super('The market refused a draw without a valid receipt');
  }
}

/** Returns whether a response has the receipt of a refused draw, which is final. */
export const hasReceipt = (error: unknown): boolean =>
  error instanceof AppError && RefusalSchema.safeParse(error.data).data?.receipt !== undefined;
