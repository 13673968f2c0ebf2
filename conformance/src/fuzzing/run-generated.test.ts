import { expect, test } from 'vitest';

import { routesOf } from '@trait-market/contract/shared';
import { v1Contract } from '@trait-market/contract/v1';
import type { ProbeResponse } from '../probe/exchange';
import type { ProbeRequest } from '../probe/request';
import { describeReport } from './run/describe-report';
import { runGenerated } from './run-generated';

const named = (...names: string[]) =>
  routesOf(v1Contract).filter(({ name }) => names.includes(name));

const json = (status: number, body: unknown): ProbeResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify(body)),
});

const run = async (
  names: string[],
  response: (request: ProbeRequest) => ProbeResponse | undefined,
  { cases = 200, seed = 5, accessTokens = ['a.b.c'] } = {},
) => {
  const requests: ProbeRequest[] = [];
  const send = async (request: ProbeRequest) => {
    requests.push(request);
    return { request, response: response(request), failure: 'ECONNRESET' };
  };
  const target = { base: 'http://target.example', send };
  const report = await runGenerated({ routes: named(...names), target, seed, cases, accessTokens });
  return {
    requests,
    report,
    failure: report.routes[0]?.counterExample,
    text: describeReport(report),
  };
};

const refused = json(400, { message: 'no' });

const search = ({ path }: ProbeRequest): ProbeResponse => {
  const query = new URL(path, 'http://a').searchParams;
  const keys = [...query.keys()];
  // The length is counted in code points, as zod does.
  const length = Array.from(query.get('searchKey') ?? '').length;
  const isFine = keys.length === 1 && keys[0] === 'searchKey' && length >= 1 && length <= 200;
  return isFine ? json(200, [{ id: 'a', traitValue: 'A' }]) : refused;
};

test('a correct target passes, with every case sent', async () => {
  const { report, requests, text } = await run(['traits.search'], search);
  expect(text).toBe('200 generated requests (seed 5), 0 of 1 routes failed');
  expect(report).toMatchObject({ passed: true, cases: 200, seed: 5 });
  expect(requests).toHaveLength(200);
  expect(Object.keys(report.routes[0]?.statuses ?? {})).toEqual(['200', '400']);
});

test('the same seed sends the same requests, and another one sends others', async () => {
  const [first, again, other] = await Promise.all(
    [5, 5, 6].map((seed) => run(['users.login', 'tax.declare'], () => refused, { seed })),
  );
  expect(first?.requests).toEqual(again?.requests);
  expect(first?.requests).not.toEqual(other?.requests);
});

test('a longer run with the same seed starts like the shorter one', async () => {
  const [short, long] = await Promise.all(
    [20, 60].map((cases) => run(['users.login'], () => refused, { cases })),
  );
  expect(long?.requests.slice(0, 20)).toEqual(short?.requests);
});

test('a failure is shrunk, and printed as a command with the expectation', async () => {
  const { failure, text } = await run(['traits.search'], (request) =>
    request.path.includes('%') ? json(500, { message: 'oh' }) : search(request),
  );
  expect(failure).toMatchObject({ expected: 'no 5xx', got: 'status 500' });
  expect(failure?.request).toMatch(
    /^curl -i --path-as-is -g -X GET 'http:\/\/target\.example\/v1\/marketTraits\/search\?searchKey=(%\w\w)+'$/,
  );
  expect(text).toContain('traits.search (GET /v1/marketTraits/search)');
  expect(text).toContain(failure?.request);
  expect(text).toContain('{"message":"oh"}');
});

test.each([
  [
    'a success instead of a refusal',
    () => json(200, []),
    /^a 4xx: the contract refuses the request$/,
  ],
  ['an undeclared status', () => json(418, { message: 'tea' }), /^one of 200, 400/],
  ['another body', () => json(200, [{ id: '' }]), /^a body that matches the schema of status 200$/],
  ['a body of another error', () => json(400, { error: 'no' }), /^\{ "message": text \}$/],
  [
    'another content type',
    () => ({ ...refused, headers: { 'content-type': 'text/html' } }),
    /^content-type: application\/json$/,
  ],
  ['a read that refuses everything', () => refused, /^no 400: the contract takes the request in$/],
])('finds %s', async (_, response, expected) => {
  const { report, failure } = await run(['traits.search'], response);
  expect(report.passed).toBe(false);
  expect(failure?.expected).toMatch(expected);
});

test("finds a write that refuses the contract's content type", async () => {
  const { failure } = await run(['users.login'], () => json(415, { message: 'no' }));
  expect(failure?.expected).toBe('no 415: the content type is that of the contract');
});

test('a connection that breaks is a failure', async () => {
  const { failure } = await run(['traits.search'], () => undefined);
  expect(failure).toMatchObject({ expected: 'a response', got: 'none (ECONNRESET)' });
});

test('a fault of the suite is not a failure of the target', async () => {
  const broken = run(['traits.search'], () => {
    throw new TypeError('a slip');
  });
  await expect(broken).rejects.toThrow('a slip');
});

test('finds a body where none is declared', async () => {
  const { failure } = await run(['users.resendVerification'], () => ({
    status: 204,
    headers: {},
    body: Buffer.from('sent'),
  }));
  expect(failure?.expected).toBe('a 204 without a body');
});

test('a route that needs a token gets one, which no report shows', async () => {
  const { requests, failure, text } = await run(['users.me'], () => json(401, { message: 'no' }), {
    accessTokens: ['secret.of.alice'],
  });
  expect(requests[0]?.headers).toHaveProperty('authorization', 'Bearer secret.of.alice');
  expect(failure).toMatchObject({ expected: 'no 401: the access token is good' });
  expect(text).toContain('$TOKEN');
  expect(JSON.stringify(failure) + text).not.toContain('secret');
});

test('without a token such a route is skipped, with the reason', async () => {
  const { requests, report, text } = await run(['users.me', 'traits.search'], search, {
    accessTokens: [],
  });
  expect(requests).not.toEqual([]);
  expect(requests.every(({ path }) => path.startsWith('/v1/marketTraits/'))).toBe(true);
  expect(report.routes[0]).toMatchObject({ cases: 0, skipped: 'it needs an access token' });
  expect(text).toContain('users.me was left out: it needs an access token');
});
