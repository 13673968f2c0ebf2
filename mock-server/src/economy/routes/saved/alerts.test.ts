import { randomUUID } from 'node:crypto';

import {
  AlertsSchema,
  isKnownAlert,
  MAX_ALERTS,
  type SaveAlert,
} from '@trait-market/contract/economy/alerts';
import { NoticePageSchema } from '@trait-market/contract/economy/notices';
import { refusalCodeOf } from '@trait-market/contract/economy/shared';
import { TraitPageSchema, type TraitCard } from '@trait-market/contract/economy/traits';
import { beforeEach, expect, test } from 'vitest';

import { useMockServer, type WorldClient } from '../../../testing/mock-server';
import { newTrader, type Trader } from '../../../testing/traders';

const server = useMockServer();

let world: WorldClient;
let alice: Trader;
let trait: TraitCard;

const ALERTS = '/economy/v1/wallets/me/alerts';
const save = (id: string, change: Partial<SaveAlert> = {}) =>
  world
    .call('put', `${ALERTS}/${id}`, alice.token)
    .send({ about: { kind: 'trait', id: trait.id }, maxPrice: '1', unit: 'eth', ...change });
const alertsOf = async (who = alice) =>
  AlertsSchema.parse((await world.call('get', ALERTS, who.token).expect(200)).body).items;

beforeEach(async () => {
  world = server.world();
  alice = await newTrader(world);
  const { body } = await world
    .call('get', '/economy/v1/traits?sort=price-asc&chainId=1&listed=true&limit=1')
    .expect(200);
  const [cheapest] = TraitPageSchema.parse(body).items;
  if (cheapest === undefined) throw new Error('The seed lists no trait.');
  trait = cheapest;
});

test('E311 an alert is saved once, shown with the floor, and can be changed and deleted by its owner only', async () => {
  const id = randomUUID();
  await save(id).expect(200);
  await save(id.toUpperCase()).expect(200);
  expect(await alertsOf()).toMatchObject([
    {
      id,
      about: { kind: 'trait', trait: { id: trait.id, value: trait.value } },
      maxPrice: '1',
      floors: [trait.floor],
      fired: null,
    },
  ]);
  const bob = await newTrader(world);
  expect(await alertsOf(bob)).toEqual([]);
  await world.call('delete', `${ALERTS}/${id}`, bob.token).expect(200);
  expect(await alertsOf()).toHaveLength(1);
  const about = {
    kind: 'search' as const,
    name: ' Hats ',
    query: { slot: ['headwear' as const], collection: [trait.collection] },
  };
  await save(id, { about, maxPrice: '7', unit: 'usd' }).expect(200);
  expect(await alertsOf()).toMatchObject([
    { id, about: { ...about, name: 'Hats' }, maxPrice: '7', unit: 'usd' },
  ]);
  await world.call('delete', `${ALERTS}/${id}`, alice.token).expect(200);
  await world.call('delete', `${ALERTS}/${id}`, alice.token).expect(200);
  expect(await alertsOf()).toEqual([]);
});

test('E312 an alert that is already met fires with the response, and its notice names the listing', async () => {
  const maxPrice = trait.floor?.amount ?? '';
  const { body } = await save(randomUUID(), { maxPrice }).expect(200);
  const fired = AlertsSchema.parse(body).items.find(isKnownAlert);
  expect(fired?.fired).toMatchObject({ price: trait.floor, trait: { id: trait.id } });
  const notices = NoticePageSchema.parse((await alice.get('/wallets/me/notices')).body);
  expect(notices.items).toMatchObject([
    {
      kind: 'price-alert',
      price: trait.floor,
      orderHash: fired?.fired?.orderHash,
      alert: { id: fired?.id, maxPrice, unit: 'eth' },
    },
  ]);
  expect((await alertsOf())[0]?.fired).toEqual(fired?.fired);
});

test('E311 exceeding the limit is refused, and saved alerts can still be changed', async () => {
  const ids = Array.from({ length: MAX_ALERTS }, () => randomUUID());
  for (const id of ids) await save(id).expect(200);
  const { body } = await save(randomUUID()).expect(409);
  expect(refusalCodeOf(body)).toBe('too-many-alerts');
  await save(ids[0] ?? '', { maxPrice: '2' }).expect(200);
  expect(await alertsOf()).toHaveLength(MAX_ALERTS);
});

test('an invalid alert or an unknown trait is refused, and a guest has none', async () => {
  await save('mine').expect(400);
  await save(randomUUID(), { maxPrice: '0.1' }).expect(400);
  const { body } = await save(randomUUID(), { about: { kind: 'trait', id: 'none' } }).expect(404);
  expect(refusalCodeOf(body)).toBe('unknown-trait');
  await world.call('get', ALERTS).expect(401);
  expect(await alertsOf()).toEqual([]);
});
