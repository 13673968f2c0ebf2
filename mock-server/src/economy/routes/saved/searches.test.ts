import { randomUUID } from 'node:crypto';

import { refusalCodeOf } from '@trait-market/contract/economy/shared';
import {
  MAX_SEARCHES,
  SavedSearchesSchema,
  type SaveSearch,
} from '@trait-market/contract/economy/searches';
import { beforeEach, expect, test } from 'vitest';

import { useMockServer, type WorldClient } from '../../../testing/mock-server';
import { newTrader, type Trader } from '../../../testing/traders';

const server = useMockServer();

let world: WorldClient;
let alice: Trader;

const SEARCHES = '/economy/v1/wallets/me/searches';
const EYES: SaveSearch = { name: 'Eyes', query: { slot: ['eyes'] }, isTold: false };
const save = (id: string, change: Partial<SaveSearch> = {}) =>
  world.call('put', `${SEARCHES}/${id}`, alice.token).send({ ...EYES, ...change });
const saved = async (who = alice) =>
  SavedSearchesSchema.parse((await world.call('get', SEARCHES, who.token).expect(200)).body).items;

beforeEach(async () => {
  world = server.world();
  alice = await newTrader(world);
});

test('E139 a search is saved once, and can be renamed, changed and deleted by its owner', async () => {
  const id = randomUUID();
  await save(id).expect(200);
  await save(id.toUpperCase()).expect(200);
  expect(await saved()).toMatchObject([{ id, ...EYES }]);
  const query = { slot: ['mouth'], maxPrice: '7', priceUnit: 'pol' } as const;
  const { body } = await save(id, {
    name: ' Mouths ',
    query: { ...query, slot: [...query.slot] },
    isTold: true,
  });
  expect(SavedSearchesSchema.parse(body).items).toMatchObject([
    { id, name: 'Mouths', query, isTold: true },
  ]);

  const bob = await newTrader(world);
  expect(await saved(bob)).toEqual([]);
  await world.call('delete', `${SEARCHES}/${id}`, bob.token).expect(200);
  expect(await saved()).toHaveLength(1);
  await world.call('delete', `${SEARCHES}/${id}`, alice.token).expect(200);
  await world.call('delete', `${SEARCHES}/${id}`, alice.token).expect(200);
  expect(await saved()).toEqual([]);
});

test('E139 exceeding the limit is refused, and saved searches can still be changed', async () => {
  const ids = Array.from({ length: MAX_SEARCHES }, () => randomUUID());
  for (const id of ids) await save(id).expect(200);
  const { body } = await save(randomUUID()).expect(409);
  expect(refusalCodeOf(body)).toBe('too-many-searches');
  await save(ids[0] ?? '', { name: 'Other' }).expect(200);
  expect(await saved()).toHaveLength(MAX_SEARCHES);
});

test('an invalid search is refused, and a guest has none saved', async () => {
  await save('mine').expect(400);
  await save(randomUUID(), { query: { maxPrice: '1' } }).expect(400);
  await world.call('get', SEARCHES).expect(401);
  expect(await saved()).toEqual([]);
});
