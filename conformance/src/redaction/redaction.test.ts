import { execFileSync } from 'node:child_process';
import { gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import type { Exchange } from '../probe/exchange';
import { Breach } from '../probe/outcome';
import { createRedactor } from './redaction';

const token = 'header.payload.signature';
const base = 'http://api.example';

const exchangeWith = (secret: string): Exchange => ({
  request: {
    method: 'GET',
    path: `/v1/users/me?access_token=${encodeURIComponent(secret)}`,
    headers: { authorization: `Bearer ${secret}` },
  },
  response: {
    status: 401,
    headers: { 'x-repeated': secret },
    body: Buffer.from(JSON.stringify({ message: `${secret} is not good` })),
  },
});

test('T92 a given token appears nowhere in a failure', () => {
  const redactor = createRedactor({ auth: token });
  const breach = new Breach('status 200', `status 401 for ${token}`, exchangeWith(token));
  const failure = redactor.failureOf(breach, base);
  expect(JSON.stringify(failure)).not.toContain(token);
  expect(failure.got).toBe('status 401 for $TOKEN');
  expect(failure.response).toContain('{"message":"$TOKEN is not good"}');
});

test('T92 a shell fills in the credentials of the person who repeats the request', () => {
  const redactor = createRedactor({ auth: token, headers: { 'X-Api-Key': 'key of mine' } });
  const { request } = exchangeWith(token);
  const headers = { ...request.headers, 'x-api-key': 'key of mine' };
  const command = redactor.commandOf(base, { ...request, headers });
  const script = `curl() { printf '%s\\n' "$@"; }; TOKEN=my-token; HEADER_X_API_KEY=my-key; ${command}`;
  expect(execFileSync('sh', ['-c', script]).toString().split('\n')).toEqual(
    expect.arrayContaining([
      'http://api.example/v1/users/me?access_token=my-token',
      'authorization: Bearer my-token',
      'x-api-key: my-key',
    ]),
  );
});

const AWKWARD = `p@ss "word'/ü+%\\`;
const bytes = Buffer.from(AWKWARD);

test.each([
  ['as it is', AWKWARD],
  ['URL-encoded', encodeURIComponent(AWKWARD)],
  ['URL-encoded in lower case', encodeURIComponent(AWKWARD).toLowerCase()],
  ['encoded as a form', new URLSearchParams({ key: AWKWARD }).toString()],
  ['JSON-escaped', JSON.stringify({ key: AWKWARD })],
  ['in base64', bytes.toString('base64')],
  ['in base64url', bytes.toString('base64url')],
  ['in the base64 of basic auth', Buffer.from(`user:${AWKWARD}`).toString('base64')],
  ['in base64 at another alignment', Buffer.from(`users:${AWKWARD}:x`).toString('base64')],
  ['within a JSON text that is URL-encoded', encodeURIComponent(JSON.stringify({ key: AWKWARD }))],
  [
    'with its ASCII letters in upper case',
    AWKWARD.replaceAll(/[a-z]/g, (one) => one.toUpperCase()),
  ],
  ['cut off', `${AWKWARD.slice(0, 9)}…`],
])('T92 a credential is hidden %s', (_, text) => {
  const { hideIn } = createRedactor({ headers: { 'x-key': AWKWARD } });
  const hidden = hideIn(`before ${text} after`);
  expect(hidden).toContain('$HEADER_X_KEY');
  expect(hidden).toMatch(/^before .* after$/);
  const core = text.replace(/^[^p]*key["=:]+/, '').slice(8, -4);
  expect(hidden.replace('after', '').includes(core) && core !== '').toBe(false);
});

test('T92 basic auth hides the pair, the password and the encoded form of a given header', () => {
  const basic = Buffer.from('merchant:correct horse').toString('base64');
  const { hideIn } = createRedactor({ headers: { authorization: `Basic ${basic}` } });
  for (const text of [basic, 'merchant:correct horse', 'correct horse', 'correct%20horse']) {
    expect(hideIn(`> ${text} <`)).toBe('> $HEADER_AUTHORIZATION <');
  }
});

test('T92 user names and passwords of URLs are hidden, encoded or not', () => {
  const { hideIn } = createRedactor({ urls: ['https://merchant:p%40ssword@api.example/v1'] });
  const hidden = hideIn('merchant p%40ssword p@ssword cEBzc3dvcmQ=');
  expect(hidden).not.toMatch(/merchant|p%40ssword|p@ssword|cEBzc3dvcm/);
});

const jwt = `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.eyJhIjoxfQ.${'s1gnature'.repeat(5)}`;
const signature = `0x${'ab'.repeat(65)}`;
const received = {
  'an access token': { accessToken: 'opaque-access-token' },
  'a token under another name': { data: { refresh_token: 'opaque-refresh-token' } },
  'a nonce': { nonce: '20391029384756' },
  'a short nonce': { nonce: 'n-1' },
  'a token in a message': { message: `${jwt} is new` },
} satisfies Record<string, object>;

test.each(Object.entries(received))('T92 %s in a response is hidden', (_, body) => {
  const redactor = createRedactor({});
  const exchange: Exchange = {
    request: { method: 'GET', path: '/v1/users/nonce', route: 'users.nonce' },
    response: { status: 200, headers: {}, body: Buffer.from(JSON.stringify(body)) },
  };
  redactor.learn(exchange);
  const failure = redactor.failureOf(new Breach('a', 'b', exchange), base);
  for (const secret of ['opaque-', '20391029384756', 'n-1', jwt]) {
    expect(failure.response).not.toContain(secret);
  }
  expect(failure.response).toMatch(/\$(?:TOKEN|NONCE)/);
});

test('T92 a cookie and a token in a response header are hidden', () => {
  const redactor = createRedactor({});
  const headers = {
    'set-cookie': ['sid=abcdef123456; HttpOnly', 'b=2; Path=/'],
    'x-auth-token': 'opaque-token',
    'www-authenticate': 'Bearer realm="api"',
  };
  const exchange: Exchange = {
    request: { method: 'GET', path: '/v1/users/me' },
    response: { status: 200, headers, body: Buffer.from('sid is abcdef123456') },
  };
  redactor.learn(exchange);
  const { response } = redactor.failureOf(new Breach('a', 'b', exchange), base);
  expect(response).not.toMatch(/abcdef123456|opaque-token|b=2/);
  expect(response).toContain('set-cookie: sid=$COOKIE; HttpOnly, b=$COOKIE; Path=/');
  expect(response).toContain('www-authenticate: Bearer realm="api"');
});

test('T92 a signature that signs in is hidden in the request that sends it, however it is packed', () => {
  const redactor = createRedactor({});
  const padding = '\u0000'.repeat(3000);
  for (const value of [{ signature }, { signature, padding }, { signature, padding: '\n' }]) {
    const exchange: Exchange = {
      request: { method: 'POST', path: '/v1/users/login', body: { kind: 'json', value } },
      response: undefined,
    };
    redactor.learn(exchange);
    const { request } = redactor.failureOf(new Breach('a', 'b', exchange), base);
    const packed = /echo (\S+) \| base64/.exec(request)?.[1] ?? '';
    const raw = Buffer.from(packed, 'base64');
    const body = request.includes('gunzip') ? gunzipSync(raw).toString() : raw.toString();
    expect(request + body).not.toContain(signature);
    expect(request + body).toContain('SIGNATURE');
  }
});

test('T92 a token with another signature, or under other claims, shows none of the real one', () => {
  const { hideIn } = createRedactor({ auth: jwt });
  const [header = '', payload = '', real = ''] = jwt.split('.');
  expect(hideIn(`${header}.${payload}.X${real.slice(1)}`)).not.toContain(real.slice(1));
  expect(hideIn(`${header}.bm90IGl0.${real}`)).not.toContain(real);
});

test('T92 amounts, nonces of orders and token addresses of the economy stay', () => {
  const redactor = createRedactor({});
  const body = { nonce: '12345678', token: `0x${'12'.repeat(20)}` };
  const exchange: Exchange = {
    request: { method: 'GET', path: '/economy/v1/orders', route: 'economy.orders.list' },
    response: { status: 200, headers: {}, body: Buffer.from(JSON.stringify(body)) },
  };
  redactor.learn(exchange);
  const { response } = redactor.failureOf(new Breach('a', 'b', exchange), base);
  expect(response).toContain(JSON.stringify(body));
});
