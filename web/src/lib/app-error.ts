import { ErrorBodySchema, type WalletAddress } from '@trait-market/contract/shared';

export type AppErrorKind = 'network' | 'contract' | 'http' | 'wallet';

type Details = {
  shortMessage?: string;
  status?: number;
  statusText?: string;
  data?: unknown;
  /** Whether retrying is pointless. */
  isFinal?: boolean;
  retryAfter?: string | null;
  cause?: unknown;
};

/** The only error class of the web app. Errors of other classes are converted where they occur. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly shortMessage: string | undefined;
  readonly status: number | undefined;
  readonly statusText: string | undefined;
  readonly data: unknown;
  /** The account whose token was sent with the failed request; the API fetcher sets it. */
  sender: WalletAddress | undefined;
  readonly isFinal: boolean;
  /** The response's `Retry-After` field. */
  readonly retryAfter: string | undefined;

  constructor(
    readonly kind: AppErrorKind,
    message: string,
    details: Details = {},
  ) {
    super(message, { cause: details.cause });
    this.shortMessage = details.shortMessage;
    this.status = details.status;
    this.statusText = details.statusText;
    this.data = details.data;
    this.isFinal = details.isFinal ?? false;
    this.retryAfter = details.retryAfter ?? undefined;
  }
}

export const isRefusal = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof AppError && error.status !== undefined && statuses.includes(error.status);

/**
 * Returns the status of a page whose item is missing: 410 if it was removed for good, otherwise 404;
 * undefined for other errors.
 */
export const missingStatus = (error: unknown): 404 | 410 | undefined => {
  if (isRefusal(error, 410)) return 410;
  return isRefusal(error, 404, 400) ? 404 : undefined;
};

export const FALLBACK_TEXT = 'Something went wrong. Please try again.';

export const serverMessage = (error: unknown): string | undefined =>
  (error instanceof AppError && ErrorBodySchema.safeParse(error.data).data?.message) || undefined;

/** Returns the first of §8: the response's message, its status text, a short message, message. */
export const errorText = (error: unknown): string => {
  if (!(error instanceof AppError))
    return (error instanceof Error && error.message) || FALLBACK_TEXT;
  return (
    serverMessage(error) || error.statusText || error.shortMessage || error.message || FALLBACK_TEXT
  );
};
