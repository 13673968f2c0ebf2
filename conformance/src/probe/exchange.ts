import type { ProbeRequest } from './request';

/** A complete response, with header names in lower case. */
export type ProbeResponse = {
  status: number;
  headers: Readonly<Record<string, string | readonly string[]>>;
  body: Buffer;
};

/** A request with its response, or with the reason why there is no response. */
export type Exchange = {
  request: ProbeRequest;
  response: ProbeResponse | undefined;
  /** The reason for a missing response, such as `ECONNRESET` or a timeout. */
  failure?: string;
  durationMs?: number;
};

export type CompletedExchange = Exchange & { response: ProbeResponse };

/** Sends a request unchanged. A failure is stored in the exchange instead of thrown. */
export type Send = (request: ProbeRequest) => Promise<Exchange>;

export type OpenedExchange = Exchange & {
  /** The chunks of the body, which end with the response or when `close` is called. */
  chunks: AsyncIterable<Uint8Array>;
  close: () => void;
};

export type Open = (request: ProbeRequest) => Promise<OpenedExchange>;

/** Returns a response header. The values of a repeated header are joined. */
export const headerOf = ({ headers }: ProbeResponse, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'object' ? value.join(', ') : value;
};

const parsed = new WeakMap<Buffer, { json: unknown }>();

const parse = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Returns the parsed body, which must not be changed: each body is parsed once. */
export const jsonOf = ({ body }: Pick<ProbeResponse, 'body'>): unknown => {
  const known = parsed.get(body) ?? { json: parse(body) };
  parsed.set(body, known);
  return known.json;
};
