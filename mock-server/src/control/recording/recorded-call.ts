import { EVENT_STREAM_TYPE, isJsonType, mediaTypeOf } from '@trait-market/contract/shared';
import type { IncomingHttpHeaders } from 'node:http';

import { textOf, unpackedBody } from './body-text';
import { LONGEST_RECORDED, type RecordedAnswer, type RecordedCall } from './recording.schema';
import { redactionOf, type Redaction } from './redact-recording';

/** A call that the recorder has forwarded. A body above the limit is undefined. */
export type PassedCall = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer | undefined;
  answer: { status: number; headers: IncomingHttpHeaders; body: Buffer | undefined };
};

/** The response headers to record. All others concern the connection or may identify a user. */
const RECORDED_HEADERS = [
  'content-type',
  'retry-after',
  'cache-control',
  'content-language',
  'allow',
];
const SECRET_HEADER = /authorization|cookie|token|api-?key|secret|session|auth|signature/i;

const LONGEST_PATH = 4_000;

const isJson = (headers: IncomingHttpHeaders): boolean => isJsonType(headers['content-type']);
const isText = (headers: IncomingHttpHeaders): boolean => {
  const type = mediaTypeOf(headers['content-type']);
  return type.startsWith('text/') && type !== EVENT_STREAM_TYPE;
};

const valueOfCookie = (pair = ''): string => pair.slice(pair.indexOf('=') + 1);

/** Returns every secret in the headers: the whole value, and its parts, which a body may repeat. */
export const presentedIn = (headers: IncomingHttpHeaders): string[] =>
  Object.entries(headers)
    .filter(([name]) => SECRET_HEADER.test(name))
    .flatMap(([name, value]) => {
      const texts = [value ?? ''].flat();
      if (name === 'cookie') return texts.flatMap((text) => text.split(/;\s*/)).map(valueOfCookie);
      if (name === 'set-cookie') return texts.map((text) => valueOfCookie(text.split(';', 1)[0]));
      return texts.flatMap((text) => {
        const credential = text.replace(/^\w+\s+/, '');
        if (!/^basic\s/i.test(text)) return [text, credential];
        const pair = Buffer.from(credential, 'base64').toString('utf8');
        return [text, credential, pair, pair.slice(pair.indexOf(':') + 1)];
      });
    });

const parsed = (text: string | undefined): unknown => {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const queryOf = (url: URL, redaction: Redaction): RecordedCall['query'] => {
  const names = [...new Set(url.searchParams.keys())].toSorted();
  if (names.length === 0) return undefined;
  return Object.fromEntries(
    names.map((name) => {
      const [first = '', ...rest] = url.searchParams.getAll(name).map((value) => {
        const redacted = Object.values(Object(redaction.value({ [name]: value })));
        return String(redacted[0]);
      });
      return [redaction.text(name), rest.length === 0 ? first : [first, ...rest]];
    }),
  );
};

const answerOf = ({ status, headers, body }: PassedCall['answer'], redaction: Redaction) => {
  const recorded = RECORDED_HEADERS.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, redaction.text(value)]] : [];
  });
  const answer: RecordedAnswer = {
    status,
    ...(recorded.length > 0 && { headers: Object.fromEntries(recorded) }),
  };
  const type = mediaTypeOf(headers['content-type']) || 'no type';
  if (body === undefined) return { ...answer, omitted: `${type}, too large to record` };
  if (body.length === 0) return answer;
  const omitted = `${type}, ${body.length} bytes`;
  if (!isJson(headers) && !isText(headers)) return { ...answer, omitted };
  const unpacked = unpackedBody(body, headers, LONGEST_RECORDED);
  if (unpacked === undefined) return { ...answer, omitted: `${omitted} that can't be decoded` };
  const text = textOf(unpacked, headers);
  if (text === undefined) return { ...answer, omitted: `${omitted} that are no text` };
  const json = isJson(headers) ? parsed(text) : undefined;
  if (json !== undefined) return { ...answer, body: redaction.value(json) };
  return { ...answer, text: redaction.plainBody(text) };
};

const pathOf = (pathname: string, redaction: Redaction): string => {
  try {
    const decoded = decodeURIComponent(pathname);
    const redacted = redaction.text(decoded);
    return redacted === decoded ? pathname : encodeURI(redacted);
  } catch {
    return redaction.text(pathname);
  }
};

export type RecordedRequest = Omit<RecordedCall, 'answer'>;

export const recordedRequest = (
  { method, url, headers }: Pick<PassedCall, 'method' | 'url' | 'headers'>,
  { json, hasBody }: { json: unknown; hasBody: boolean },
  redaction: Redaction = redactionOf(presentedIn(headers)),
): RecordedRequest => {
  const address = new URL(`http://provider.invalid${url}`);
  const query = queryOf(address, redaction);
  return {
    method,
    path: pathOf(address.pathname, redaction).slice(0, LONGEST_PATH),
    ...(query !== undefined && { query }),
    ...(json !== undefined && { body: redaction.value(json) }),
    ...(hasBody && json === undefined && { upload: true as const }),
    ...(headers.authorization !== undefined && { signedIn: true as const }),
  };
};

/** Converts a call to its form in the recording, which has no request headers and no secrets. */
export const recordedCall = ({ body, answer, ...request }: PassedCall): RecordedCall => {
  const { headers } = request;
  const redaction = redactionOf([...presentedIn(headers), ...presentedIn(answer.headers)]);
  const unpacked =
    body !== undefined && isJson(headers)
      ? unpackedBody(body, headers, LONGEST_RECORDED)
      : undefined;
  const json = unpacked === undefined ? undefined : parsed(textOf(unpacked, headers));
  const hasBody = body === undefined || body.length > 0;
  return {
    ...recordedRequest(request, { json, hasBody }, redaction),
    answer: answerOf(answer, redaction),
  };
};
