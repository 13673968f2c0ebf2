import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

export type MockRequest = {
  /** The route's name in the contract, such as `users.me`; undefined when no route matches. */
  route: string | undefined;
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

export type ProbeResponse = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** A stream that follows the body and may be endless. */
  stream?: Readable;
};

export const reply = (status: number, value?: unknown): ProbeResponse => ({
  status,
  headers: value === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' },
  body: Buffer.from(value === undefined ? '' : JSON.stringify(value)),
});

export const refuse = (status: number, message: string): ProbeResponse =>
  reply(status, { message });

export const jsonIn = ({ body }: { body: Buffer }): unknown => {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return value;
  } catch {
    return undefined;
  }
};

export const fieldsIn = (message: { body: Buffer }): Record<string, unknown> => {
  const value = jsonIn(message);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? Object.fromEntries(Object.entries(value)) : {};
};

export const textIn = (message: { body: Buffer }, key: string): string => {
  const value = fieldsIn(message)[key];
  return typeof value === 'string' ? value : '';
};

export const withJson = <Message extends { body: Buffer }>(
  message: Message,
  value: unknown,
): Message => ({ ...message, body: Buffer.from(JSON.stringify(value)) });

export const queryOf = ({ path }: MockRequest): URLSearchParams =>
  new URLSearchParams(path.split('?', 2)[1] ?? '');

export const withQuery = (request: MockRequest, query: URLSearchParams): MockRequest => ({
  ...request,
  path: `${request.path.split('?', 1)[0]}?${query.toString()}`,
});
