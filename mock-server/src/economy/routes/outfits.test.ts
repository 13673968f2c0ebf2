import { randomUUID } from 'node:crypto';

import { CollectionPageSchema } from '@trait-market/contract/economy/collections';
import {
  MAX_OUTFITS,
  OutfitPageSchema,
  OutfitSchema,
  type SaveOutfit,
} from '@trait-market/contract/economy/outfits';
import { refusalCodeOf } from '@trait-market/contract/economy/shared';
import { TraitPageSchema, type TraitCard } from '@trait-market/contract/economy/traits';
import { beforeEach, describe, expect, test } from 'vitest';

import { stateOf } from '../../testing/control';
import { useMockServer, type WorldClient } from '../../testing/mock-server';
import { newTrader, type Trader } from '../../testing/traders';
import { signIn } from '../../testing/wallet';

const server = useMockServer();

let world: WorldClient;
let alice: Trader;
let pair: TraitCard[];

const OUTFITS = '/economy/v1/wallets/me/outfits';
const save = (id: string, change: Partial<SaveOutfit> = {}, who = alice) => {
  const [trait] = pair;
  const outfit = { name: 'Gala', collection: trait?.collection, wear: [trait?.id], ...change };
  return world.call('put', `${OUTFITS}/${id}`, who.token).send(outfit);
};
const saved = async (query = '', who = alice) =>
  OutfitPageSchema.parse((await world.call('get', `${OUTFITS}${query}`, who.token)).body);

beforeEach(async () => {
  world = server.world();
  alice = await newTrader(world);
  const { body } = await world.call('get', '/economy/v1/traits?limit=60').expect(200);
  const { items } = TraitPageSchema.parse(body);
  const kinOf = ({ collection, slot }: TraitCard) =>
    items.filter((one) => one.collection === collection && one.slot === slot);
  pair = items.map((card) => kinOf(card)).find((kin) => kin.length > 1) ?? [];
});

test('an outfit can be saved, renamed, changed and deleted by its owner', async () => {
  const [trait, other] = pair;
  const id = randomUUID();
  const first = OutfitSchema.parse((await save(id).expect(200)).body);
  expect(first).toMatchObject({ id, name: 'Gala', collection: trait?.collection });
  expect(first.traits.map((one) => [one.id, one.layerUrl])).toEqual([[trait?.id, trait?.layerUrl]]);
  await save(randomUUID(), { name: 'Later' }).expect(200);

  const changed = await save(id, { name: ' Opera ', wear: [other?.id ?? ''] }).expect(200);
  expect(changed.body).toMatchObject({ name: 'Opera', createdAt: first.createdAt });
  const all = await saved();
  expect(all.items.map(({ name }) => name).toSorted()).toEqual(['Later', 'Opera']);
  expect(all.items.find((one) => one.id === id)).toEqual(changed.body);

  const gone = await world.call('delete', `${OUTFITS}/${id}`, alice.token).expect(200);
  expect(gone.body).toEqual(changed.body);
  expect((await saved()).items.map(({ name }) => name)).toEqual(['Later']);
  const again = await world.call('delete', `${OUTFITS}/${id}`, alice.token).expect(404);
  expect(refusalCodeOf(again.body)).toBe('unknown-outfit');
});

test('E42 no one sees, changes or deletes another’s outfit, whatever id they use', async () => {
  const bob = await newTrader(world);
  const id = randomUUID();
  await save(id).expect(200);
  await world.call('delete', `${OUTFITS}/${id}`, bob.token).expect(404);
  await save(id, { name: 'Mine' }, bob).expect(200);
  expect((await saved()).items.map(({ name }) => name)).toEqual(['Gala']);
  expect((await saved('', bob)).items.map(({ name }) => name)).toEqual(['Mine']);
  await world.call('get', OUTFITS).expect(401);
  await world.call('put', `${OUTFITS}/${id}`).send({}).expect(401);
});

describe('the limit', () => {
  test('E42 applies to the outfits of one collection: one more is refused, a replacement is not', async () => {
    const ids = Array.from({ length: MAX_OUTFITS }, () => randomUUID());
    for (const id of ids) await save(id).expect(200);
    const { body } = await save(randomUUID()).expect(409);
    expect(refusalCodeOf(body)).toBe('too-many-outfits');
    const [first = ''] = ids;
    await save(first, { name: 'Renamed' }).expect(200);
    await save(first.toUpperCase(), { name: 'Renamed again' }).expect(200);
    expect(await saved()).toMatchObject({ total: MAX_OUTFITS });

    const { items } = CollectionPageSchema.parse(
      (await world.call('get', '/economy/v1/collections').expect(200)).body,
    );
    const elsewhere = items.find(({ slug }) => slug !== pair[0]?.collection)?.slug ?? '';
    const query = `/economy/v1/traits?collection=${elsewhere}&limit=1`;
    const [one] = TraitPageSchema.parse((await world.call('get', query).expect(200)).body).items;
    const other = { collection: elsewhere, wear: [one?.id ?? ''] };
    const there = randomUUID();
    await save(there, other).expect(200);
    expect((await saved(`?collection=${elsewhere}`)).items).toHaveLength(1);
    await save(there).expect(409);
    await world.call('delete', `${OUTFITS}/${first}`, alice.token).expect(200);
    await save(there).expect(200);
  });
});

test.each([
  [{ wear: ['nope'] }, 404, 'unknown-trait'],
  [{ collection: 'nowhere' }, 404, 'unknown-collection'],
  [{ name: ' ' }, 400, undefined],
  [{ wear: [] }, 400, undefined],
])('%j is refused', async (change, status, code) => {
  const { body } = await save(randomUUID(), change).expect(status);
  expect(refusalCodeOf(body)).toBe(code);
  expect(await saved()).toMatchObject({ total: 0 });
});

test('two traits of one slot are not an outfit, and an id is a UUID', async () => {
  const [trait, other] = pair;
  const { body } = await save(randomUUID(), { wear: [trait?.id ?? '', other?.id ?? ''] }).expect(
    400,
  );
  expect(refusalCodeOf(body)).toBe('wrong-slot');
  await save('mine').expect(400);
});

test('outfits survive restoring a snapshot, elsewhere too', async () => {
  await save(randomUUID()).expect(200);
  const state = await stateOf(world);
  const elsewhere = server.world();
  await elsewhere.call('post', '/__mock/state').send(state).expect(200);
  const token = await signIn(elsewhere, alice.wallet);
  const { body } = await elsewhere.call('get', OUTFITS, token).expect(200);
  expect(OutfitPageSchema.parse(body).items.map(({ name }) => name)).toEqual(['Gala']);
});
