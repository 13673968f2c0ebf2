import { AvatarDetailSchema } from '@trait-market/contract/economy/avatars';
import { CollectionPageSchema } from '@trait-market/contract/economy/collections';
import { SLOTS, type Slot } from '@trait-market/contract/economy/shared';
import { TraitDetailSchema, TraitPageSchema } from '@trait-market/contract/economy/traits';
import supertest from 'supertest';
import { beforeAll, expect, test } from 'vitest';

import { drawAvatar, HEAD_SEED } from '../../art/draw-avatar';
import { marksOf, stackOf } from '../../art/svg.fixture';
import { useMockServer, type WorldClient } from '../../testing/mock-server';

type Dressed = {
  slot: Slot;
  layerUrl?: string | undefined;
  bareLayers?: { slot: Slot; imageUrl: string }[] | undefined;
};

const server = useMockServer();
let world: WorldClient;
beforeAll(() => {
  world = server.world();
});

const ask = async (path: string): Promise<unknown> =>
  (await world.call('get', `/economy/v1${path}`).expect(200)).body;

const pictureAt = async (url: string): Promise<string> => {
  const { body, headers } = await supertest(url).get('').expect(200);
  expect(headers['content-type']).toContain('image/svg+xml');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
  return String(body);
};

const stackServed = async (worn: readonly Dressed[], bare: Dressed['bareLayers'] = []) => {
  const body = worn.find(({ slot }) => slot === 'body');
  const layers = SLOTS.map(async (slot) => {
    const url =
      worn.find((trait) => trait.slot === slot)?.layerUrl ??
      [...(body?.bareLayers ?? []), ...bare].find((layer) => layer.slot === slot)?.imageUrl;
    return url === undefined ? [] : [{ slot, svg: await pictureAt(url) }];
  });
  return stackOf((await Promise.all(layers)).flat());
};

test('E41 an avatar’s layers, stacked, match its picture', async () => {
  const { items } = CollectionPageSchema.parse(await ask('/collections'));
  const avatars = items.flatMap(({ faces }) => faces);
  expect(avatars.length).toBeGreaterThan(10);
  for (const { collection, tokenId } of avatars) {
    const path = `/avatars/${collection}/${tokenId}`;
    const { worn, bareLayers } = AvatarDetailSchema.parse(await ask(path));
    const image = await world.call('get', `/economy/v1${path}/image.svg`).expect(200);
    expect(await stackServed(worn, bareLayers), path).toBe(marksOf(String(image.body)));
  }
});

test('a collection’s bare head is served in layers, one for each slot that shows something', async () => {
  const { items } = CollectionPageSchema.parse(await ask('/collections'));
  expect(items.length).toBeGreaterThan(3);
  for (const { slug, bareLayers } of items) {
    expect(bareLayers?.map(({ slot }) => slot)).toEqual(['background', 'body', 'mouth', 'eyes']);
    const drawn = drawAvatar({ collection: slug, traits: [], seed: HEAD_SEED });
    expect(await stackServed([], bareLayers), slug).toBe(marksOf(drawn));
  }
});

test('each browsed trait has its layer, the same as on its own page', async () => {
  const { items } = TraitPageSchema.parse(await ask('/traits?limit=60'));
  for (const { id, slot, layerUrl, bareLayers } of items) {
    expect(layerUrl).toContain(`/pictures/${world.name}/layers/${id}.svg`);
    expect(bareLayers?.map((layer) => layer.slot)).toEqual(
      slot === 'body' ? ['mouth', 'eyes'] : undefined,
    );
  }
  const [first] = items;
  const detail = TraitDetailSchema.parse(await ask(`/traits/${first?.id}`));
  expect([detail.layerUrl, detail.bareLayers]).toEqual([first?.layerUrl, first?.bareLayers]);
  expect(await pictureAt(first?.layerUrl ?? '')).toMatch(/^<svg/);
});

test('an avatar without a background has one as a separate layer', async () => {
  const at = (tokenId: string) =>
    pictureAt(`${server.url()}/pictures/${world.name}/layers/avatars/fathom-club/${tokenId}.svg`);
  expect(marksOf(await at('7'))).toMatch(/^<path/);
  expect(await at('7')).not.toBe(await at('8'));
});

test.each([
  'heads/fathom-club/headwear.svg',
  'heads/nowhere/body.svg',
  'heads/fathom-club/body',
  'avatars/fathom-club/999999.svg',
  'avatars/fathom-club/7',
])('the layer %s does not exist', async (name) => {
  await supertest(server.url()).get(`/pictures/${world.name}/layers/${name}`).expect(404);
});
