/** Error codes, statuses and messages. The table in docs/operating.md is generated from these. */
export const refusals = {
  BAD_REQUEST: { status: 400, message: 'This request is incomplete or invalid.' },
  URL_TOO_LONG: { status: 400, message: 'The address of this request is too long.' },
  INVALID_TOKEN: { status: 401, message: 'Please sign in again.' },
  NOT_FOUND: { status: 404, message: 'There’s nothing at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address doesn’t accept that method.' },
  // The status isn't 408, 421 or 425, because browsers automatically repeat requests after those,
  // including writes.
  REQUEST_TIMEOUT: { status: 400, message: 'The request took too long to arrive.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'This is too large to send.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This type of content isn’t accepted here.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Wait a minute, then try again.' },
  HEADERS_TOO_LARGE: { status: 431, message: "The request's headers are too large." },
  CLIENT_LEFT: {
    status: 499,
    message: 'The client closed the connection before the response was sent.',
  },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  PROVIDER_UNREACHABLE: {
    status: 502,
    message: 'The market can’t be reached right now. Please try again in a moment.',
  },
  PROVIDER_BAD_ANSWER: {
    status: 502,
    message: 'The market sent an invalid response. Please try again in a moment.',
  },
  CIRCUIT_OPEN: {
    status: 503,
    message: 'The market can’t be reached right now. Please try again in a moment.',
  },
  BUSY: {
    status: 503,
    message: 'The market is very busy right now. Please try again in a moment.',
  },
  OVERLOADED: {
    status: 503,
    message: 'We are very busy right now. Please try again in a moment.',
  },
  LIMITS_UNAVAILABLE: {
    status: 503,
    message: 'This isn’t available right now. Please try again in a moment.',
  },
  PROVIDER_TIMEOUT: {
    status: 504,
    message: 'The market took too long to respond. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof refusals;

type RefusalOptions = ErrorOptions & {
  message?: string;
  retryAfterMs?: number;
};

/** Ends a request with an error response, which the error handler sends. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly retryAfterMs: number | undefined;

  constructor(
    readonly code: RefusalCode,
    { message = refusals[code].message, retryAfterMs, ...options }: RefusalOptions = {},
  ) {
    super(message, options);
    this.status = refusals[code].status;
    this.retryAfterMs = retryAfterMs;
  }
}
