import type { ProbeRequest } from './request';

/** An answer, seen whole. Header names are in lower case. */
export type Answer = {
  status: number;
  headers: Readonly<Record<string, string | readonly string[]>>;
  body: Buffer;
};

/** A request and what came back: an answer, or the reason why there is none. */
export type Exchange = {
  request: ProbeRequest;
  answer: Answer | undefined;
  /** Why there is no answer: `ECONNRESET`, a timeout. */
  failure?: string;
  /** Milliseconds until the whole answer was there. */
  durationMs?: number;
};

/** An exchange that was answered. */
export type Answered = Exchange & { answer: Answer };

/** Sends a request as it stands. That no answer comes is told by the exchange, nothing is thrown. */
export type Send = (request: ProbeRequest) => Promise<Exchange>;

/** An answer that is read as it comes. */
export type OpenedExchange = Exchange & {
  /** What comes after the headers; it ends when the answer does, or when it is closed. */
  pieces: AsyncIterable<Uint8Array>;
  close: () => void;
};

/** Asks for an answer that need not have an end. */
export type Open = (request: ProbeRequest) => Promise<OpenedExchange>;

/** A header of an answer; several of one name are joined. */
export const headerOf = ({ headers }: Answer, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'object' ? value.join(', ') : value;
};

/** The body as JSON; undefined when it is empty or none. */
export const jsonOf = ({ body }: Answer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};
