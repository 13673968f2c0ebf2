import type { ProbeRequest } from './request';

/** A complete response. Header names are in lower case. */
export type Answer = {
  status: number;
  headers: Readonly<Record<string, string | readonly string[]>>;
  body: Buffer;
};

/** A request with its response, or with the reason why there is none. */
export type Exchange = {
  request: ProbeRequest;
  answer: Answer | undefined;
  /** The reason for a missing response: `ECONNRESET`, a timeout. */
  failure?: string;
  durationMs?: number;
};

export type Answered = Exchange & { answer: Answer };

/** Sends a request unchanged. Failures are reported in the exchange, never thrown. */
export type Send = (request: ProbeRequest) => Promise<Exchange>;

export type OpenedExchange = Exchange & {
  /** The body, which ends with the response or when it is closed. */
  pieces: AsyncIterable<Uint8Array>;
  close: () => void;
};

export type Open = (request: ProbeRequest) => Promise<OpenedExchange>;

/** Returns a response header; repeated headers are joined. */
export const headerOf = ({ headers }: Answer, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'object' ? value.join(', ') : value;
};

export const jsonOf = ({ body }: Answer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};
