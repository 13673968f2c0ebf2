import { describe, expect, test } from 'vitest';

import { expectRefusal } from '../../testing/expect-refusal';
import { useMockServer, type WorldClient } from '../../testing/mock-server';
import { newWallet } from '../../testing/wallet';

const server = useMockServer();

const at = '2024-02-01T10:00:00.000Z';
const event = { feature: 'stage-packs', value: 'planned', source: 'defaultValue', at };
const batch = { clientKey: 'sdk-local', events: [event, { ...event, value: { deep: [1] } }] };

const journal = async (world: WorldClient) =>
  (await world.call('get', '/__mock/journal').expect(200)).body.entries;

test("usage events and page views are accepted, and appear in their world's journal", async () => {
  const world = server.world();
  await world.call('post', '/collect/usage').send(batch).expect(204, '');
  const view = { pattern: '/profile/:address', at };
  await world.call('post', '/collect/page-views').send(view).expect(204, '');
  expect(await journal(world)).toMatchObject([
    { method: 'POST', path: '/collect/usage', status: 204, body: batch },
    { method: 'POST', path: '/collect/page-views', status: 204, body: view },
  ]);
  expect(await journal(server.world())).toEqual([]);
});

test('a page from another origin can send them as JSON', async () => {
  const { headers } = await server
    .world()
    .call('options', '/collect/page-views')
    .set('origin', 'http://localhost:4000')
    .set('access-control-request-method', 'POST')
    .set('access-control-request-headers', 'content-type')
    .expect(204);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-allow-headers']).toContain('content-type');
});

describe('a page view', () => {
  test.each(['/', '/market', '/traits/:id', '/profile/:address', '*'])(
    'of %s is accepted',
    async (pattern) => {
      await server.world().call('post', '/collect/page-views').send({ pattern, at }).expect(204);
    },
  );

  test.each([
    '',
    'market',
    '/market?name=otter',
    '/market#top',
    `/profile/${newWallet().address}`,
    `/profile/${newWallet().address.toUpperCase().replace('X', 'x')}`,
    `/${'a'.repeat(200)}`,
    'https://example.com/',
  ])('of %j is refused', async (pattern) => {
    const call = server.world().call('post', '/collect/page-views').send({ pattern, at });
    expect(await expectRefusal(call, 400)).toMatch(/^pattern: /);
  });

  test('contains nothing else, and says when', async () => {
    const send = (body: object) => server.world().call('post', '/collect/page-views').send(body);
    await expectRefusal(send({ pattern: '/', at, wallet: newWallet().address }), 400);
    await expectRefusal(send({ pattern: '/' }), 400);
    await expectRefusal(send({ pattern: '/', at: 'now' }), 400);
  });
});

test.each([
  { ...batch, user: 'me' },
  { ...batch, events: [] },
  { ...batch, events: [{ ...event, wallet: '0x' }] },
  { ...batch, events: [{ ...event, at: 1 }] },
  { events: batch.events },
])('refuses a batch of usage that is %j', async (body) => {
  await expectRefusal(server.world().call('post', '/collect/usage').send(body), 400);
});
