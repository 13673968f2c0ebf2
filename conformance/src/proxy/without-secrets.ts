import { contractNames } from '@trait-market/contract/contract-names';
import { EMAIL_TEXT, redactPairs, withoutUserinfo } from '@trait-market/contract/shared';
import { jsonOf, type CompletedExchange } from '../probe/exchange';
import type { ProbeBody } from '../probe/request';

const HIDDEN = '(hidden)';

/** Matches names of secret fields, ignoring case, `_` and `-`. */
const SECRET_FIELD =
  /token|nonce|secret|password|privatekey|signature|permit|code$|email|session|apikey|authorization/;
/** Headers that contain no personal data. Of all other headers, only the name is stored. */
const PLAIN_HEADERS = new Set([
  'accept',
  'allow',
  'cache-control',
  'content-length',
  'content-type',
  'date',
  'retry-after',
]);
const SECRET_TEXTS: readonly RegExp[] = [
  /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g,
  /\bBearer\s+[^\s"']+/gi,
  /0x[0-9a-fA-F]{100,}/g,
  EMAIL_TEXT,
];

// Returns whether a field is redacted: only the contract's fields that aren't credentials are
// shown.
const isSecret = (key: string): boolean =>
  !contractNames().has(key) || SECRET_FIELD.test(key.toLowerCase().replaceAll(/[_-]/g, ''));

export const hideIn = (text: string): string =>
  redactPairs(
    SECRET_TEXTS.reduce(
      (hidden, secret) => hidden.replaceAll(secret, HIDDEN),
      withoutUserinfo(text),
    ),
    { isAllowed: (name) => !isSecret(name), replacement: HIDDEN },
  );

const isFlag = (value: unknown): boolean => value === null || typeof value === 'boolean';

const hideFields = (value: unknown): unknown => {
  if (typeof value === 'string') return hideIn(value);
  if (Array.isArray(value)) return value.map(hideFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      hideIn(key),
      isSecret(key) && !isFlag(inner) ? HIDDEN : hideFields(inner),
    ]),
  );
};

const hideInPath = (path: string): string => {
  const [pathname = '', query] = path.split('?', 2);
  if (query === undefined) return hideIn(pathname);
  const pairs = query.split('&').map((pair) => {
    const [key = ''] = pair.split('=', 1);
    return isSecret(key) ? `${key}=${HIDDEN}` : hideIn(pair);
  });
  return `${hideIn(pathname)}?${pairs.join('&')}`;
};

const hideInHeaders = <Value>(headers: Readonly<Record<string, Value>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      PLAIN_HEADERS.has(name) ? value : HIDDEN,
    ]),
  );

const hideInBody = (body: ProbeBody): ProbeBody => {
  if (body.kind === 'json') return { kind: 'json', value: hideFields(body.value) };
  return { kind: 'text', text: '(not shown)' };
};

/**
 * Redacts the fields of JSON bodies. Of other bodies, and of most headers, only the type or name is
 * stored.
 */
export const withoutSecrets = ({
  request,
  response,
  ...rest
}: CompletedExchange): CompletedExchange => {
  const { headers = {}, body, path } = request;
  const json = jsonOf(response);
  const shown =
    json === undefined ? `(${response.body.length} bytes)` : JSON.stringify(hideFields(json));
  return {
    ...rest,
    request: {
      ...request,
      path: hideInPath(path),
      headers: hideInHeaders(headers),
      body: body === undefined ? undefined : hideInBody(body),
    },
    response: {
      status: response.status,
      headers: hideInHeaders(response.headers),
      body: Buffer.from(response.body.length === 0 ? '' : shown),
    },
  };
};
