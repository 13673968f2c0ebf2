import { ErrorBodySchema, type WalletAddress } from '@trait-market/contract/shared';

/** The kinds of errors: no response, an invalid response, a refusal, or the wallet. */
export type AppErrorKind = 'network' | 'contract' | 'http' | 'wallet';

type Details = {
  /** A sentence for people that is better than `message`, if any. */
  shortMessage?: string;
  status?: number;
  statusText?: string;
  /** The unparsed body of the response. */
  data?: unknown;
  /** Whether retrying can't help. */
  isFinal?: boolean;
  cause?: unknown;
};

/** The web app's only error class. All errors are converted where they occur. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly shortMessage: string | undefined;
  readonly status: number | undefined;
  readonly statusText: string | undefined;
  readonly data: unknown;
  /** The account whose token the failed request carried; the fetcher sets it. */
  sender: WalletAddress | undefined;
  readonly isFinal: boolean;

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
  }
}

/** Returns whether a server refused with this status. */
export const isRefusal = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof AppError && error.status !== undefined && statuses.includes(error.status);

/** The text for an error without any message (§8). */
export const FALLBACK_TEXT = 'Something went wrong. Please try again.';

/** Returns the message of a server's response (§3 Errors), if any. */
export const serverMessage = (error: unknown): string | undefined =>
  (error instanceof AppError && ErrorBodySchema.safeParse(error.data).data?.message) || undefined;

/**
 * Returns the text to show for an error, in the order of §8: the response's message, the status
 * text, a short message, the message.
 */
export const errorText = (error: unknown): string => {
  if (!(error instanceof AppError))
    return (error instanceof Error && error.message) || FALLBACK_TEXT;
  return (
    serverMessage(error) || error.statusText || error.shortMessage || error.message || FALLBACK_TEXT
  );
};
