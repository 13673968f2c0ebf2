import { ErrorBodySchema } from '@trait-market/contract/errors';

/** What kind of thing went wrong: no answer, a wrong answer, a refusal, or the wallet. */
export type AppErrorKind = 'network' | 'contract' | 'http' | 'wallet';

type Details = {
  /** One sentence for a person, where there is one better than `message`. */
  shortMessage?: string;
  status?: number;
  statusText?: string;
  /** The body of the answer, as it came. */
  data?: unknown;
  cause?: unknown;
};

/** The one error of the web app. Everything that can fail is turned into it where it enters. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly shortMessage: string | undefined;
  readonly status: number | undefined;
  readonly statusText: string | undefined;
  readonly data: unknown;

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
  }
}

/** Whether a server refused with this status. */
export const isRefusal = (error: unknown, ...statuses: number[]): boolean =>
  error instanceof AppError && error.status !== undefined && statuses.includes(error.status);

/**
 * What a person is told about an error, in the order of §8: the message in the answer, the status
 * text, a short message, the message.
 */
export const errorText = (error: unknown): string => {
  const fallback = 'Something went wrong. Please try again.';
  if (!(error instanceof AppError)) return (error instanceof Error && error.message) || fallback;
  return (
    ErrorBodySchema.safeParse(error.data).data?.message ||
    error.statusText ||
    error.shortMessage ||
    error.message ||
    fallback
  );
};
