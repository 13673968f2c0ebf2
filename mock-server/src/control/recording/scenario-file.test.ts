import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createMockServer } from '../../app/mock-server';
import { BadFile } from '../../kernel/json-file';
import { stopAfterTest } from '../../testing/stop-after-test';
import { connectToMock } from '../mock-client';
import { readScenarioFile } from './scenario-file';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scenario-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const SEARCH = { method: 'GET', path: '/v1/marketTraits/search' };
const LOGIN = { method: 'POST', path: '/v1/users/login' };

const SCENARIO = {
  version: 1,
  name: 'black-friday',
  summary: 'What the provider said on Black Friday',
  calls: [
    {
      ...SEARCH,
      query: { searchKey: 'a', b: ['1', '2'] },
      answer: { status: 200, body: ['first'] },
    },
    { ...SEARCH, query: { searchKey: 'a', b: ['1', '2'] }, answer: { status: 503, text: 'busy' } },
    { ...SEARCH, query: { searchKey: 'secret' }, answer: { status: 200, body: ['[redacted]'] } },
    { ...SEARCH, query: { searchKey: 'big' }, answer: { status: 200, omitted: 'more' } },
    {
      ...LOGIN,
      body: { walletAddress: '0x1', signature: '[redacted]' },
      answer: { status: 401, body: { message: 'As recorded' } },
    },
    {
      method: 'GET',
      path: '/v1/users/me',
      signedIn: true,
      answer: { status: 200, body: { me: 1 } },
    },
  ],
};

const write = (scenario: unknown): string => {
  const path = join(folder, 'scenario.json');
  writeFileSync(path, typeof scenario === 'string' ? scenario : JSON.stringify(scenario, null, 2));
  return path;
};

const start = async (scenario: unknown) => {
  const server = await createMockServer({
    port: 0,
    users: 2,
    traits: 8,
    scenarioFile: write(scenario),
  });
  stopAfterTest(server);
  const ask = async (path: string, options: RequestInit = {}, world = 'default') => {
    const answer = await fetch(`${server.url}${path}`, {
      ...options,
      headers: { 'x-mock-world': world, ...options.headers },
    });
    return { status: answer.status, text: await answer.text() };
  };
  return { server, ask, mock: (world = 'default') => connectToMock({ url: server.url, world }) };
};

test('answers come in the recorded order, whatever the order of parameters, and then the last one repeats', async () => {
  const { ask } = await start(SCENARIO);
  const first = await ask('/v1/marketTraits/search?searchKey=a&b=1&b=2');
  expect(first).toEqual({ status: 200, text: '["first"]' });
  for (let index = 0; index < 2; index += 1) {
    const later = await ask('/v1/marketTraits/search/?b=1&b=2&searchKey=a');
    expect(later).toEqual({ status: 503, text: 'busy' });
  }
});

test('a request is recognized by its body without its secrets, and by whether it had a token', async () => {
  const { ask } = await start(SCENARIO);
  const login = await ask('/v1/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"signature":"0xabcdef","walletAddress":"0x1"}',
  });
  expect(login).toEqual({ status: 401, text: '{"message":"As recorded"}' });
  const me = (headers: Record<string, string>) => ask('/v1/users/me', { headers });
  expect(await me({ authorization: 'Bearer any-token' })).toEqual({
    status: 200,
    text: '{"me":1}',
  });
  expect((await me({})).status).toBe(401);
});

test('the mock itself handles calls that were never recorded, contained a secret or were too large', async () => {
  const { ask } = await start(SCENARIO);
  for (const searchKey of ['otter', 'secret', 'big']) {
    const { status, text } = await ask(`/v1/marketTraits/search?searchKey=${searchKey}`);
    expect(status).toBe(200);
    expect(text).not.toContain('redacted');
  }
});

test('when only recorded answers are allowed, a 404 names the nearest recorded request', async () => {
  const { ask, mock } = await start({ ...SCENARIO, otherwise: 'not-found' });
  const { status, text } = await ask('/v1/marketTraits/search?searchKey=a&b=1&b=3');
  expect(status).toBe(404);
  expect(JSON.parse(text).message).toBe(
    'Nothing was recorded for GET /v1/marketTraits/search?b=1&b=3&searchKey=a. Nearest: GET /v1/marketTraits/search?searchKey=a&b=1&b=2 (query.b.1: "3" instead of "2").',
  );
  expect((await ask('/v1/users/me')).text).toContain('it was recorded with a token');
  expect((await ask('/api/features/sdk-local')).status).toBe(200);
  await mock().assertNoUnmatched();
  expect((await ask('/v1/users/mee')).status).toBe(404);
  await expect(mock().assertNoUnmatched()).rejects.toThrow('GET /v1/users/mee');
});

test('every world begins in it automatically; it is listed, and a reset leaves it until it is entered again', async () => {
  const { ask, mock } = await start(SCENARIO);
  const search = (world: string) =>
    ask('/v1/marketTraits/search?searchKey=a&b=1&b=2', {}, world).then(({ status }) => status);
  expect([await search('one'), await search('one'), await search('two')]).toEqual([200, 503, 200]);
  const one = mock('one');
  expect(await one.scenarios()).toContainEqual({
    name: 'black-friday',
    summary: SCENARIO.summary,
  });
  await one.reset();
  expect(await search('one')).toBe(400);
  await one.enterScenario('black-friday');
  expect([await search('one'), await search('one')]).toEqual([200, 503]);
  await expect(one.enterScenario('white-friday')).rejects.toThrow(
    /There is no such scenario\. There are: .*black-friday/,
  );
});

test('a restored state continues where it was, but only where the scenario is known', async () => {
  const { ask, mock } = await start(SCENARIO);
  const search = (world: string) => ask('/v1/marketTraits/search?searchKey=a&b=1&b=2', {}, world);
  await search('one');
  const state = await mock('one').state();
  await mock('two').restore(state);
  expect((await search('two')).status).toBe(503);
  const other = await start({ ...SCENARIO, name: 'another' });
  await expect(other.mock().restore(state)).rejects.toThrow(/black-friday.*--scenario-file/);
});

test('a handwritten scenario can have answers, faults and flags', async () => {
  const { ask, mock } = await start({
    version: 1,
    name: 'by-hand',
    summary: 'By hand',
    answers: [{ path: '/v1/users/me', answers: [{ status: 503 }, 'real'] }],
    faults: [{ path: '/v1/users/search', answer: { kind: 'status', status: 500 } }],
    flags: { market: false },
  });
  expect((await ask('/v1/users/me')).status).toBe(503);
  expect((await ask('/v1/users/me')).status).toBe(401);
  expect((await ask('/v1/users/search?searchKey=0x')).status).toBe(500);
  expect((await mock().flags()).overrides).toEqual({ market: false });
});

describe('an unusable file is refused in one line, which names the place', () => {
  test.each([
    ['{\n  "version": 1,\n  "name": oops\n}', /line 3/],
    [{ ...SCENARIO, version: 2 }, /version: .*\(line 2\)$/],
    [{ ...SCENARIO, name: 'No name' }, /name: a name such as my-scenario \(line 3\)$/],
    [{ ...SCENARIO, name: 'full-inbox' }, /has a scenario of this name/],
    [{ ...SCENARIO, more: 1 }, /more/],
    [
      { ...SCENARIO, calls: [{ ...SEARCH, answer: { status: 99 } }] },
      /calls\.0\.answer\.status: .*\(line 10\)$/,
    ],
    [
      { ...SCENARIO, answers: [{ path: '/v1/nowhere', answers: ['real'] }] },
      /answers\.0: No call has the path \/v1\/nowhere/,
    ],
    [
      {
        ...SCENARIO,
        calls: [{ ...SEARCH, answer: { status: 200, headers: { connection: 'x' } } }],
      },
      /calls\.0\.answer\.headers: The mock sets/,
    ],
  ])('%#', (scenario, words) => {
    const read = () => readScenarioFile(write(scenario));
    expect(read).toThrow(BadFile);
    expect(read).toThrow(words);
    expect(read).toThrow(/^[^\n]*$/);
  });
});
