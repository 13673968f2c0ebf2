import type { BaselineReport } from '../baseline/baseline';
import { isOfEconomy } from '../contract/routes';
import { failureOf } from '../failure-of';
import { plainName } from '../plain-name';
import { curlOf } from '../probe/curl';
import { jsonOf, type ProbeResponse, type Exchange } from '../probe/exchange';
import { Breach, type FailedOutcome, type Outcome } from '../probe/outcome';
import type { ProbeBody, ProbeRequest } from '../probe/request';
import type { ConformanceReport } from '../report';
import { createCredentialIndex } from './credential-index';

type Headers = Readonly<Record<string, string | readonly string[]>>;

export type GivenCredentials = {
  auth?: string | undefined;
  tokens?: readonly string[] | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  headersAgainst?: Readonly<Record<string, string>> | undefined;
  /** URLs whose user name and password are redacted as credentials. */
  urls?: readonly (string | undefined)[] | undefined;
};

/** Removes all configured and received credentials from reports. */
export type Redactor = {
  /** Registers the credentials in an exchange, so that reports redact them later. */
  learn: (exchange: Exchange) => void;
  hideIn: (text: string) => string;
  commandOf: (base: string, request: ProbeRequest) => string;
  failureOf: (breach: Breach, base: string) => FailedOutcome;
  hideInReport: (report: ConformanceReport) => ConformanceReport;
};

// The minimum length of a configured value that is searched for in every string. Shorter values
// would match ordinary words, so they are redacted only by header name.
const SHORTEST_GIVEN = 4;
// The minimum length of a received value that is searched for in every string. Shorter values are
// redacted only by field name.
const SHORTEST_RECEIVED = 8;
/** The maximum number of a response's bytes that are searched for tokens outside JSON fields. */
const LARGEST_SEARCHED = 65_536;

const JWT = /\beyJ[\w-]{8,2000}\.[\w-]+\.[\w-]*/g;
const CREDENTIAL_HEADER = /authorization|cookie|token|secret|session|api-?key|signature|password/i;
const PUBLIC_HEADER = /^(?:www-authenticate|access-control-|proxy-authenticate)/i;
const CREDENTIAL_FIELDS: readonly [RegExp, string][] = [
  [/nonce/, 'NONCE'],
  [/signature|permit/, 'SIGNATURE'],
  [/privatekey|mnemonic|seedphrase/, 'PRIVATE_KEY'],
  [/password|passphrase/, 'PASSWORD'],
  [/token|jwt|secret|apikey|sessionid|authorization|credential/, 'TOKEN'],
];
/** Matches hex values of at least 64 bytes, because shorter ones can't be signatures. */
const SIGNATURE = /^0x[\da-f]{128,}$/i;
const ECONOMY_AMOUNT = /^(?:\d+|0x[\da-f]{1,64})$/i;

const placeholderOf = (name: string, value: string, route?: string): string | undefined => {
  const plain = plainName(name);
  const known = CREDENTIAL_FIELDS.find(([pattern]) => pattern.test(plain))?.[1];
  if (known === undefined || value === '') return undefined;
  if (known === 'SIGNATURE') return SIGNATURE.test(value) ? known : undefined;
  // In the economy, fields named `nonce` and `token` also contain numbers of orders and contract
  // addresses, which aren't secret.
  const isAmount = route !== undefined && isOfEconomy(route) && ECONOMY_AMOUNT.test(value);
  return isAmount ? undefined : known;
};

const headerName = (name: string): string =>
  `HEADER_${name.toUpperCase().replaceAll(/[^A-Z\d]/g, '_')}`;

const mapStrings = (
  value: unknown,
  map: (text: string, name: string) => string,
  name = '',
): unknown => {
  if (typeof value === 'string') return map(value, name);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [map(key, ''), mapStrings(item, map, key)]),
  );
};

const visitStrings = (
  value: unknown,
  visit: (text: string, name: string) => void,
  name = '',
): void => {
  if (typeof value === 'string') visit(value, name);
  else if (Array.isArray(value)) for (const item of value) visitStrings(item, visit, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) visitStrings(item, visit, key);
};

const userinfoOf = (url: string): string[] => {
  if (!URL.canParse(url)) return [];
  const { username, password } = new URL(url);
  return [username, password].flatMap((part) => {
    try {
      return [part, decodeURIComponent(part)];
    } catch {
      return [part];
    }
  });
};

const valuesOf = (name: string, value: string): string[] => {
  if (/cookie/i.test(name)) {
    const pairs = /^set-/i.test(name) ? [value.split(';', 1)[0] ?? ''] : value.split(/;\s*/);
    return pairs.map((pair) => pair.slice(pair.indexOf('=') + 1));
  }
  const [, scheme, credential] = /^([\w-]+)\s+(\S.*)$/.exec(value) ?? [];
  if (scheme === undefined || credential === undefined) return [value];
  if (scheme.toLowerCase() !== 'basic') return [value, credential];
  const pair = Buffer.from(credential, 'base64').toString('utf8');
  return [value, credential, pair, pair.slice(pair.indexOf(':') + 1)];
};

// Returns the parts of a token to redact. Its signature is one of them, because checks also send it
// with other claims.
const partsOfToken = (token: string): string[] => {
  const signature = /^[\w-]+\.[\w-]+\.([\w-]{16,})$/.exec(token)?.[1];
  return signature === undefined ? [token] : [token, signature, signature.slice(1)];
};

const withoutCookie = (line: string): string =>
  line.replace(/^([^=;]*)=[^;]*/, '$1=$$COOKIE').replace(/^[^=;]+(?=;|$)/, '$$COOKIE');

export const createRedactor = ({
  auth,
  tokens = [],
  headers = {},
  headersAgainst = {},
  urls = [],
}: GivenCredentials): Redactor => {
  const { add, addName, hideIn, withVariables } = createCredentialIndex();
  const register = (secret: string, name: string, shortest: number): void => {
    for (const part of partsOfToken(secret)) if (part.length >= shortest) add(part, name);
  };

  if (auth !== undefined) {
    const isKey = /^0x/i.test(auth);
    register(auth, isKey ? 'PRIVATE_KEY' : 'TOKEN', SHORTEST_GIVEN);
    if (isKey) register(auth.slice(2), 'PRIVATE_KEY', SHORTEST_GIVEN);
  }
  for (const token of tokens) register(token, 'TOKEN', SHORTEST_GIVEN);
  const given = [...Object.entries(headers), ...Object.entries(headersAgainst)];
  const givenNames = new Set(given.map(([name]) => name.toLowerCase()));
  for (const [name, value] of given) {
    addName(headerName(name));
    for (const one of valuesOf(name, value)) register(one, headerName(name), SHORTEST_GIVEN);
  }
  for (const part of urls.flatMap((url) => (url === undefined ? [] : userinfoOf(url)))) {
    register(part, 'PASSWORD', SHORTEST_GIVEN);
  }

  const learnHeaders = (received: Headers): void => {
    for (const [name, values] of Object.entries(received)) {
      for (const value of [values].flat()) {
        for (const [jwt] of value.matchAll(JWT)) register(jwt, 'TOKEN', SHORTEST_RECEIVED);
        if (!CREDENTIAL_HEADER.test(name) || PUBLIC_HEADER.test(name)) continue;
        for (const one of valuesOf(name, value)) {
          register(one, /cookie/i.test(name) ? 'COOKIE' : 'TOKEN', SHORTEST_RECEIVED);
        }
      }
    }
  };
  const learnBody = (body: unknown, route: string | undefined): void => {
    visitStrings(body, (text, name) => {
      const placeholder = placeholderOf(name, text, route);
      if (placeholder !== undefined) register(text, placeholder, SHORTEST_RECEIVED);
    });
  };
  const learned = new WeakSet<Exchange>();
  const learn = (exchange: Exchange): void => {
    if (learned.has(exchange)) return;
    learned.add(exchange);
    const { request, response } = exchange;
    // Only a request's signatures are registered. Its other fields are generated, or were
    // registered when they were received.
    if (request.body?.kind === 'json') {
      visitStrings(request.body.value, (text, name) => {
        if (placeholderOf(name, text) === 'SIGNATURE') add(text, 'SIGNATURE');
      });
    }
    if (response === undefined) return;
    learnHeaders(response.headers);
    const json = jsonOf(response);
    if (json !== undefined) learnBody(json, request.route);
    if (response.body.length > LARGEST_SEARCHED) return;
    for (const [jwt] of response.body.toString('latin1').matchAll(JWT)) {
      register(jwt, 'TOKEN', SHORTEST_RECEIVED);
    }
  };

  const hideInHeaders = (all: Headers): Record<string, string | string[]> =>
    Object.fromEntries(
      Object.entries(all).map(([name, values]) => {
        const hide = (value: string): string => {
          if (givenNames.has(name.toLowerCase())) return `$${headerName(name)}`;
          return hideIn(value);
        };
        return [hideIn(name), typeof values === 'string' ? hide(values) : values.map(hide)];
      }),
    );
  const hideReceived = (all: Headers): Record<string, string | string[]> =>
    Object.fromEntries(
      Object.entries(hideInHeaders(all)).map(([name, values]) => {
        if (!CREDENTIAL_HEADER.test(name) || PUBLIC_HEADER.test(name)) return [name, values];
        return [name, /^set-cookie/i.test(name) ? [values].flat().map(withoutCookie) : '$TOKEN'];
      }),
    );
  const hideInJson = (value: unknown, route: string | undefined): unknown =>
    mapStrings(value, (text, name) => {
      const placeholder = placeholderOf(name, text, route);
      return placeholder === undefined ? hideIn(text) : `$${placeholder}`;
    });
  /** Redacts text. Binary bodies remain, because a report doesn't show a credential in them. */
  const hideInBytes = (bytes: Uint8Array): Uint8Array => {
    const text = Buffer.from(bytes).toString('utf8');
    return Buffer.from(text).equals(bytes) ? Buffer.from(hideIn(text)) : bytes;
  };
  const hideInBody = (body: ProbeBody): ProbeBody => {
    switch (body.kind) {
      case 'json':
        return { ...body, value: mapStrings(body.value, hideIn) };
      case 'text':
        return { ...body, text: hideIn(body.text) };
      case 'bytes':
        return { ...body, bytes: hideInBytes(body.bytes) };
      case 'form':
        return {
          ...body,
          parts: body.parts.map((part) => ({ ...part, bytes: hideInBytes(part.bytes) })),
        };
    }
  };
  const hideInRequest = (request: ProbeRequest): ProbeRequest => ({
    ...request,
    path: hideIn(request.path),
    headers: hideInHeaders(request.headers ?? {}),
    body: request.body === undefined ? undefined : hideInBody(request.body),
  });
  const hideInResponse = (response: ProbeResponse, route: string | undefined): ProbeResponse => {
    const json = jsonOf(response);
    const text = JSON.stringify(json);
    const hidden = JSON.stringify(hideInJson(json, route));
    // A body without credentials remains byte for byte the same.
    const body = hidden === text ? hideInBytes(response.body) : hidden;
    return { ...response, headers: hideReceived(response.headers), body: Buffer.from(body) };
  };
  const hideInExchange = ({ request, response, failure, ...rest }: Exchange): Exchange => ({
    ...rest,
    request: hideInRequest(request),
    response: response === undefined ? undefined : hideInResponse(response, request.route),
    ...(failure !== undefined && { failure: hideIn(failure) }),
  });
  const hideInCommand = (command: string): string => withVariables(hideIn(command));
  const hideInFailure = (failure: FailedOutcome): FailedOutcome => ({
    ...failure,
    expected: hideIn(failure.expected),
    got: hideIn(failure.got),
    request: hideInCommand(failure.request),
    response: hideIn(failure.response),
  });
  const hideInOutcome = (outcome: Outcome): Outcome => {
    if (outcome.kind === 'failed') return hideInFailure(outcome);
    return outcome.kind === 'skipped' ? { ...outcome, reason: hideIn(outcome.reason) } : outcome;
  };
  const hideInBaseline = ({ gone, unchecked, ...counts }: BaselineReport): BaselineReport => {
    const hideInFinding = (finding: BaselineReport['gone'][number]) => ({
      ...finding,
      expected: hideIn(finding.expected),
      got: hideIn(finding.got),
    });
    return { ...counts, gone: gone.map(hideInFinding), unchecked: unchecked.map(hideInFinding) };
  };

  return {
    learn,
    hideIn,
    commandOf: (base, request) => hideInCommand(curlOf(base, hideInRequest(request))),
    failureOf: ({ expected, got, exchange }, base) => {
      const hidden = exchange === undefined ? undefined : hideInExchange(exchange);
      return hideInFailure(failureOf(new Breach(expected, got, hidden), base));
    },
    hideInReport: (report) => ({
      ...report,
      target: hideIn(report.target),
      ...(report.unfinished !== undefined && { unfinished: hideIn(report.unfinished) }),
      ...(report.baseline !== undefined && { baseline: hideInBaseline(report.baseline) }),
      notes: report.notes.map(hideIn),
      results: report.results.map((result) => ({
        ...result,
        outcome: hideInOutcome(result.outcome),
        observed: result.observed.map(hideIn),
      })),
    }),
  };
};
