import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** A request on its way to the mock. */
export type Asked = {
  /** The contract's name of the call: `users.me`; undefined when no call has this method and path. */
  route: string | undefined;
  method: string;
  /** As it stood in the request, with its query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

export type Answer = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** What follows the body, and need not end: events as they come. */
  stream?: Readable;
};

/** An answer of the broken provider's own. */
export const reply = (status: number, value?: unknown): Answer => ({
  status,
  headers: value === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' },
  body: Buffer.from(value === undefined ? '' : JSON.stringify(value)),
});

export const refuse = (status: number, message: string): Answer => reply(status, { message });

/** What a body holds, when it is JSON. */
export const jsonIn = ({ body }: { body: Buffer }): unknown => {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return value;
  } catch {
    return undefined;
  }
};

/** The fields of a body; none when it is no JSON object. */
export const fieldsIn = (message: { body: Buffer }): Record<string, unknown> => {
  const value = jsonIn(message);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value)) : {};
};

/** A field of a body; empty when it is absent or no text. */
export const textIn = (message: { body: Buffer }, key: string): string => {
  const value = fieldsIn(message)[key];
  return typeof value === 'string' ? value : '';
};

/** The same message with another JSON in it. */
export const withJson = <Message extends { body: Buffer }>(
  message: Message,
  value: unknown,
): Message => ({ ...message, body: Buffer.from(JSON.stringify(value)) });

/** The query as it is read. */
export const queryOf = ({ path }: Asked): URLSearchParams =>
  new URLSearchParams(path.split('?', 2)[1] ?? '');

/** The same request with another query. */
export const withQuery = (request: Asked, query: URLSearchParams): Asked => ({
  ...request,
  path: `${request.path.split('?', 1)[0]}?${query.toString()}`,
});
