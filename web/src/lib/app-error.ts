import { ErrorBodySchema, type WalletAddress } from '@trait-market/contract/shared';

/** What kind of thing went wrong: no answer, a wrong answer, a refusal, or the wallet. */
export type AppErrorKind = 'network' | 'contract' | 'http' | 'wallet';

type Details = {
  /** One sentence for a person, where there is one better than `message`. */
  shortMessage?: string;
  status?: number;
  statusText?: string;
  /** The body of the answer, as it came. */
  data?: unknown;
  /** Trying the same again cannot help. */
  isFinal?: boolean;
  cause?: unknown;
};

/** The one error of the web app. Everything that can fail is turned into it where it enters. */
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

/** Whether a server refused with this status. */
export const isRefusal = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof AppError && error.status !== undefined && statuses.includes(error.status);

/** The last words about an error that says nothing of itself (§8). */
export const FALLBACK_TEXT = 'Something went wrong. Please try again.';

/** The message in a server's answer (§3 Errors), if it gave one. */
export const serverMessage = (error: unknown): string | undefined =>
  (error instanceof AppError && ErrorBodySchema.safeParse(error.data).data?.message) || undefined;

/**
 * What a person is told about an error, in the order of §8: the message in the answer, the status
 * text, a short message, the message.
 */
export const errorText = (error: unknown): string => {
  if (!(error instanceof AppError))
    return (error instanceof Error && error.message) || FALLBACK_TEXT;
  return (
    serverMessage(error) || error.statusText || error.shortMessage || error.message || FALLBACK_TEXT
  );
};
