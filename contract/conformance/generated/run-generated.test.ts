import { expect, test } from 'vitest';

import { routesOf } from '../../src/shared/routes-of';
import { v1Contract } from '../../src/v1/index';
import type { Send, WireAnswer, WireRequest } from './requests/wire';
import { describeReport } from './run/describe-report';
import { runGenerated } from './run-generated';

const named = (...names: string[]) =>
  routesOf(v1Contract).filter(({ name }) => names.includes(name));

const json = (status: number, body: unknown): WireAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Runs some routes against a target that is a function; keeps what was asked. */
const run = async (
  names: string[],
  answer: (request: WireRequest) => WireAnswer,
  { cases = 200, seed = 5, accessTokens = ['a.b.c'] } = {},
) => {
  const asked: WireRequest[] = [];
  const send: Send = async (request) => {
    asked.push(request);
    return answer(request);
  };
  const target = 'http://target.example';
  const report = await runGenerated({
    routes: named(...names),
    send,
    seed,
    cases,
    accessTokens,
    target,
  });
  return { asked, report, failure: report.routes[0]?.counterExample, text: describeReport(report) };
};

const refused = json(400, { message: 'no' });

/** What a sound implementation of the search does. */
const search = ({ path }: WireRequest): WireAnswer => {
  const query = new URL(path, 'http://a').searchParams;
  const keys = [...query.keys()];
  // As zod counts: in code points.
  const length = Array.from(query.get('searchKey') ?? '').length;
  const isFine = keys.length === 1 && keys[0] === 'searchKey' && length >= 1 && length <= 200;
  return isFine ? json(200, [{ id: 'a', traitValue: 'A' }]) : refused;
};

test('a sound target passes, with every case asked', async () => {
  const { report, asked, text } = await run(['traits.search'], search);
  expect(text).toBe('200 generated requests (seed 5), 0 of 1 routes failed');
  expect(report).toMatchObject({ passed: true, cases: 200, seed: 5 });
  expect(asked).toHaveLength(200);
  expect(Object.keys(report.routes[0]?.statuses ?? {})).toEqual(['200', '400']);
});

test('the same seed asks the same, another one something else', async () => {
  const [first, again, other] = await Promise.all(
    [5, 5, 6].map((seed) => run(['users.login', 'tax.declare'], () => refused, { seed })),
  );
  expect(first?.asked).toEqual(again?.asked);
  expect(first?.asked).not.toEqual(other?.asked);
});

test('a longer run with the same seed begins with the shorter one', async () => {
  const [short, long] = await Promise.all(
    [20, 60].map((cases) => run(['users.login'], () => refused, { cases })),
  );
  expect(long?.asked.slice(0, 20)).toEqual(short?.asked);
});

test('a failure is made smaller, and printed as a command with the rule that it breaks', async () => {
  const { failure, text } = await run(['traits.search'], (request) =>
    request.path.includes('%') ? json(500, { message: 'oh' }) : search(request),
  );
  expect(failure).toMatchObject({
    rule: 'No request is answered with a 5xx',
    got: '500 {"message":"oh"}',
  });
  expect(failure?.curl).toMatch(
    /^curl -i --path-as-is -X GET 'http:\/\/target\.example\/v1\/marketTraits\/search\?searchKey=(%\w\w)+'$/,
  );
  expect(text).toContain('traits.search (GET /v1/marketTraits/search)');
  expect(text).toContain(failure?.curl);
});

test.each([
  [
    'a refusal that is none',
    () => json(200, []),
    'What the contract refuses is answered with a 4xx',
  ],
  ['an undeclared status', () => json(418, { message: 'tea' }), /^An answer has a declared status/],
  ['another body', () => json(200, [{ id: '' }]), /^An answer with 200 has the body .*0\.id/],
  ['a body of another error', () => json(400, { error: 'no' }), /^An answer with 400 .*message/],
  [
    'another content type',
    () => ({ ...refused, headers: { 'content-type': 'text/html' } }),
    'An answer with 400 is application/json',
  ],
  ['a read that refuses everything', () => refused, /^What the contract takes in is not refused/],
])('%s is found', async (_, answer, rule) => {
  const { report, failure } = await run(['traits.search'], answer);
  expect(report.passed).toBe(false);
  expect(failure?.rule).toMatch(rule);
});

test('a connection that breaks is a failure', async () => {
  const { failure } = await run(['traits.search'], () => {
    throw new Error('ECONNRESET');
  });
  expect(failure).toMatchObject({ rule: 'Every request is answered', got: 'Error: ECONNRESET' });
});

test('a body where there is none is found', async () => {
  const { failure } = await run(['users.resendVerification'], () => ({
    status: 204,
    headers: {},
    body: 'sent',
  }));
  expect(failure?.rule).toBe('An answer with 204 has no body');
});

test('a route that needs a token gets one, which no report shows', async () => {
  const { asked, failure, text } = await run(['users.me'], () => json(401, { message: 'no' }), {
    accessTokens: ['secret.of.alice'],
  });
  expect(asked[0]?.headers).toHaveProperty('authorization', 'Bearer secret.of.alice');
  expect(failure).toMatchObject({ rule: 'A good access token is accepted' });
  expect(text).not.toContain('secret');
});

test('without a token it is left out, with the reason', async () => {
  const { asked, report, text } = await run(['users.me', 'traits.search'], search, {
    accessTokens: [],
  });
  expect(asked.every(({ path }) => path.startsWith('/v1/marketTraits/'))).toBe(true);
  expect(report.routes[0]).toMatchObject({ cases: 0, skipped: 'it needs an access token' });
  expect(text).toContain('users.me was left out: it needs an access token');
});
