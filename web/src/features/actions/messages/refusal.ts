import type { DrawReceipt } from '@trait-market/contract/economy/draws';
import {
  RefusalSchema,
  type Bytes32,
  type RefusalCode,
} from '@trait-market/contract/economy/shared';

import * as z from 'zod/mini';

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
  /** A file that proves the market's refusal. */
  evidence?: { name: string; text: string };
  /** The index of a refused draw in the draw log, if the market signed a receipt. */
  entry?: number;
};

/** `title` names the error; `words` say how to resolve it. */
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

const TooSlowSchema = z.looseObject({ code: z.literal('REQUEST_TIMEOUT') });

/** The request arrived incomplete (400 from the BFF, 408 from a proxy), or a server failed. */
export const isNoResponse = (error: unknown): boolean =>
  !(error instanceof AppError) ||
  error.kind !== 'http' ||
  error.status === undefined ||
  error.status === 408 ||
  TooSlowSchema.safeParse(error.data).success ||
  error.status >= 500;

/** Returns the receipt of a refused draw, which makes the refusal final. */
export const receiptIn = (error: unknown): DrawReceipt | undefined =>
  error instanceof AppError ? RefusalSchema.safeParse(error.data).data?.receipt : undefined;
