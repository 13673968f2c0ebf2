import { describe, expect, onTestFinished, test } from 'vitest';

import { connectToMock } from '../control/mock-client';
import { answerWith, EXISTS, startWith } from '../testing/shadowed-mock';
import { createMockServer } from './mock-server';

const SEARCH = '/v1/marketTraits/search?searchKey=a';

test('responses come from the mock, and the report names the paths that differ', async () => {
  const { getAndCompare, mock, provider } = await startWith(answerWith({ exists: true, name: 7 }));
  expect(await (await fetch(`${provider}${EXISTS}`)).json()).toEqual({ exists: true, name: 7 });
  const answer = await getAndCompare(EXISTS);
  expect(answer.status).toBe(200);
  await getAndCompare('/v1/users/eve/exists?a=1');
  expect(await mock.shadow()).toEqual({
    provider,
    pending: 0,
    compared: 2,
    differing: 2,
    skipped: { signedIn: 0, busy: 0, failed: 0, unreadable: 0 },
    routes: [
      {
        method: 'GET',
        path: '/v1/users/:id/exists',
        compared: 2,
        differing: 2,
        statuses: [],
        differences: [
          { path: 'body.exists', kind: 'value', mock: 'false', provider: 'true', calls: 2 },
          { path: 'body.name', kind: 'only-provider', mock: null, provider: '7', calls: 2 },
        ],
        volatile: [],
      },
    ],
  });
  await mock.forgetShadow();
  expect(await mock.shadow()).toMatchObject({ compared: 0, routes: [] });
});

test('the mock’s own body is unchanged, and equal responses count as compared only', async () => {
  const { getAndCompare, get, mock } = await startWith(answerWith({ exists: false }));
  await getAndCompare(EXISTS);
  expect(await (await get(EXISTS)).json()).toEqual({ exists: false });
  await expect.poll(async () => (await mock.shadow()).compared).toBe(2);
  expect(await mock.shadow()).toMatchObject({ differing: 0, routes: [{ differences: [] }] });
});

test('of unequal statuses only the statuses are reported, also for HEAD', async () => {
  const { getAndCompare, mock, calls } = await startWith(answerWith({ message: 'none' }, 404));
  await getAndCompare(EXISTS);
  await getAndCompare(EXISTS, { method: 'HEAD' });
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'HEAD']);
  const statuses = [{ mock: 200, provider: 404, calls: 1 }];
  expect(await mock.shadow()).toMatchObject({
    compared: 2,
    differing: 2,
    routes: [
      { method: 'GET', statuses, differences: [] },
      { method: 'HEAD', statuses, differences: [] },
    ],
  });
});

test('faults and manual responses aren’t compared', async () => {
  const { get, getAndCompare, mock, calls } = await startWith(answerWith({ exists: false }));
  await mock.addFault({ path: EXISTS, answer: { kind: 'status', status: 503 }, times: 1 });
  expect((await get(EXISTS)).status).toBe(503);
  await mock.prepareAnswers({ path: EXISTS, answers: [{ status: 500 }] });
  expect((await get(EXISTS)).status).toBe(500);
  await getAndCompare(EXISTS);
  expect(calls).toHaveLength(1);
});

describe('volatile fields', () => {
  const searching = async (change: (item: Record<string, unknown>, call: number) => object) => {
    let call = 0;
    let items: Record<string, unknown>[] = [];
    const shadowed = await startWith((request, response) => {
      call += 1;
      answerWith(items.map((item) => ({ ...item, ...change(item, call) })))(request, response);
    });
    items = JSON.parse(await (await shadowed.get(SEARCH)).text());
    await expect.poll(async () => (await shadowed.mock.shadow()).compared).toBe(1);
    await shadowed.mock.forgetShadow();
    return { ...shadowed, search: () => shadowed.getAndCompare(SEARCH) };
  };

  test('a path whose value differs between two equal requests is left out, also afterwards', async () => {
    const { search, mock } = await searching(({ name }, call) => ({
      id: `v${call}`,
      name: `${name}!`,
    }));
    await search();
    expect(await mock.shadow()).toMatchObject({
      differing: 1,
      routes: [{ differences: [{ path: 'body[].id' }, { path: 'body[].name' }], volatile: [] }],
    });
    await search();
    expect(await mock.shadow()).toMatchObject({
      differing: 2,
      routes: [{ differences: [{ path: 'body[].name', calls: 2 }], volatile: ['body[].id'] }],
    });
  });

  test('calls that differ only there don’t count any more', async () => {
    const { search, mock } = await searching((_, call) => ({ id: `v${call}` }));
    await search();
    await search();
    expect(await mock.shadow()).toMatchObject({ compared: 2, differing: 0 });
  });

  test('another type or a missing field is still reported', async () => {
    const { search, mock } = await searching((_, call) => ({ id: call }));
    await search();
    await search();
    expect(await mock.shadow()).toMatchObject({
      differing: 2,
      routes: [{ differences: [{ path: 'body[].id', kind: 'type' }], volatile: ['body[].id'] }],
    });
  });

  test('a field that a write has changed isn’t volatile', async () => {
    const { getAndCompare, mock, get } = await startWith(answerWith({ username: 'other' }), {
      shadowToken: 'real',
    });
    const { accessToken } = await mock.mintToken();
    const authorization = `Bearer ${accessToken}`;
    const change = async (username: string) => {
      const { status } = await get('/v1/users/profile', {
        method: 'PATCH',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ username }),
      });
      expect(status).toBeLessThan(300);
    };
    for (const username of ['first_name', 'second_name']) {
      await change(username);
      await getAndCompare('/v1/users/me', { headers: { authorization } });
    }
    const [route] = (await mock.shadow()).routes;
    expect(route?.volatile).toEqual([]);
    expect(route?.differences).toContainEqual({
      path: 'body.username',
      kind: 'value',
      mock: '"second_name"',
      provider: '"other"',
      calls: 2,
    });
  });
});

test('without --shadow the report is a 404 that names the option', async () => {
  const server = await createMockServer({ port: 0, users: 2, traits: 8 });
  onTestFinished(() => server.stop());
  await expect(connectToMock({ url: server.url }).shadow()).rejects.toThrow('--shadow URL');
});
