import { STATUS_CODES } from 'node:http';

import type { Exchange } from '../../kernel/journal/journal.schema';
import type { Har } from './har.schema';

const pairsOf = (values: unknown): { name: string; value: string }[] =>
  Object.entries(Object(values)).flatMap(([name, value]) =>
    [value].flat().map((one) => ({ name, value: typeof one === 'string' ? one : String(one) })),
  );

const headerOf = (headers: readonly { name: string; value: string }[], wanted: string) =>
  headers.find(({ name }) => name.toLowerCase() === wanted)?.value ?? '';

const UNKNOWN = { size: -1, mimeType: 'x-unknown', comment: 'The journal has no body.' };

const contentOf = (answer: Exchange['answer'], mimeType: string) => {
  if (answer === undefined) return UNKNOWN;
  const text = answer.body === undefined ? (answer.text ?? '') : JSON.stringify(answer.body);
  return { size: Buffer.byteLength(text), mimeType, text };
};

const entryOf = (origin: string, { entry, headers: given, body, answer }: Exchange) => {
  const headers = pairsOf(given);
  const answered = pairsOf(answer?.headers);
  const url = new URL(`${origin}${entry.path}`);
  const queryString = pairsOf(entry.query);
  for (const { name, value } of queryString) url.searchParams.append(name, value);
  const sizes = { headersSize: -1, bodySize: -1 };
  const http = { httpVersion: 'HTTP/1.1', cookies: [], ...sizes };
  const status = entry.status ?? 0;
  return {
    startedDateTime: entry.at,
    time: 0,
    request: {
      ...http,
      method: entry.method,
      url: url.href,
      headers,
      queryString,
      ...(body !== undefined && {
        postData: { mimeType: headerOf(headers, 'content-type'), text: JSON.stringify(body) },
      }),
    },
    response: {
      ...http,
      status,
      statusText: STATUS_CODES[status] ?? '',
      headers: answered,
      content: contentOf(answer, headerOf(answered, 'content-type')),
      redirectURL: '',
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  };
};

/** Converts calls of the journal, which have no secrets, to an HTTP archive (HAR 1.2). */
export const harOf = (origin: string, exchanges: readonly Exchange[]): Har => ({
  log: {
    version: '1.2',
    creator: { name: 'trait-market-mock', version: '0.1.0' },
    entries: exchanges.map((exchange) => entryOf(origin, exchange)),
  },
});
