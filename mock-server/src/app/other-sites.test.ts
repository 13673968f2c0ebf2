import { economyContract } from '@trait-market/contract/economy';
import { v1Contract } from '@trait-market/contract/v1';
import { isAppRoute, type AppRouter } from '@ts-rest/core';
import supertest from 'supertest';
import { describe, expect, test } from 'vitest';

import { connectToMock } from '../control/mock-client';
import { useMockServer } from '../testing/mock-server';
import { stopAfterTest } from '../testing/stop-after-test';
import { analyticsContract } from '../third-parties/analytics/analytics.contract';
import { chatContract } from '../third-parties/chat/chat.contract';
import { flagsContract } from '../third-parties/flags/flags.contract';
import { rpcContract } from '../third-parties/rpc/rpc.contract';
import { MAX_WORLDS } from '../world/worlds';
import { createMockServer } from './mock-server';

const server = useMockServer();

const STRANGER = 'https://stranger.example';

type Call = { method: string; path: string };

const callsOf = (router: AppRouter): Call[] =>
  Object.values(router).flatMap((route) =>
    isAppRoute(route)
      ? [{ method: route.method, path: route.path.replaceAll(/:\w+/g, 'x') }]
      : callsOf(route),
  );

const CALLS: Call[] = [
  ...callsOf(v1Contract),
  ...callsOf(economyContract),
  ...callsOf({
    flags: flagsContract,
    analytics: analyticsContract,
    chat: chatContract,
    rpc: rpcContract,
  }),
  { method: 'GET', path: '/economy/v1/events?world=made-by-a-page' },
  { method: 'GET', path: '/nothing/here' },
];

const statusOf = async ({ method, path }: Call, headers: Record<string, string>, body = '') => {
  const answer = await fetch(`${server.url()}${path}`, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body }),
    signal: AbortSignal.timeout(10_000),
  });
  await answer.body?.cancel();
  return { method, path, status: answer.status };
};

const worldsNow = async () => {
  const { body } = await supertest(server.url()).get('/__mock/worlds').expect(200);
  return JSON.stringify(body);
};

describe('T87 a page of another site calls nothing', () => {
  test.each([
    ['with its origin', { origin: STRANGER }],
    ['in a sandbox', { origin: 'null' }],
    ['as a picture, a script or a link', { 'sec-fetch-site': 'cross-site' }],
    ['in a browser that tells no site', { referer: `${STRANGER}/page` }],
    ['with a name that begins like ours', { origin: 'http://localhost.stranger.example' }],
    ['with a name in its credentials', { origin: 'http://localhost:4000@stranger.example' }],
  ])('%s', async (_, headers) => {
    await connectToMock({ url: server.url(), world: 'default' }).state();
    const before = await worldsNow();
    for (const call of CALLS) {
      const found = await statusOf(call, { ...headers, 'content-type': 'text/plain' });
      expect(found).toEqual({ ...call, status: 403 });
    }
    expect(await worldsNow()).toBe(before);
  });
});

describe('pages of the product call everything', () => {
  test.each([
    ['from a configured origin', { origin: 'http://localhost:4000' }],
    ['from any port of this machine', { origin: 'http://127.0.0.1:54321' }],
    ['from another port of the host', { 'sec-fetch-site': 'same-site' }],
    ['from an address that is typed', { 'sec-fetch-site': 'none' }],
    [
      'from another name of this machine, as a picture',
      {
        'sec-fetch-site': 'cross-site',
        referer: 'http://localhost:4000/market',
      },
    ],
    ['as no browser', {}],
  ])('%s', async (_, headers) => {
    for (const path of [
      '/economy/v1/traits',
      '/api/features/sdk-local',
      '/v1/users/search?searchKey=a',
    ]) {
      expect((await statusOf({ method: 'GET', path }, { ...headers })).status).not.toBe(403);
    }
  });

  test('of another host where its origin is configured', async () => {
    const other = await createMockServer({ port: 0, users: 2, traits: 8, origins: [STRANGER] });
    stopAfterTest(other);
    const path = '/api/features/sdk-local';
    await supertest(other.url).get(path).set('origin', STRANGER).expect(200);
    await supertest(other.url).get(path).set('origin', 'https://other.example').expect(403);
  });
});

test('T87 pictures of hundreds of worlds make no named world be forgotten', async () => {
  const mine = connectToMock({ url: server.url(), world: 'mine' });
  await mine.overrideFlags({ market: 'mine' });
  const before = await mine.state();
  const kinds = [
    'avatars/x.webp',
    'traits/x.svg',
    'collections/x/1.svg',
    'layers/x.svg',
    'looks/x/1.svg',
  ];
  for (let index = 0; index < MAX_WORLDS + 50; index += 1) {
    const path = `/pictures/w-${index}/${kinds[index % kinds.length]}`;
    await supertest(server.url()).get(path).set('sec-fetch-site', 'cross-site');
  }
  expect(await mine.state()).toEqual(before);
});
