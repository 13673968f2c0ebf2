import { TraitSchema } from '@trait-market/contract/v1/traits';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { useMockServer } from '../../../testing/mock-server';

const server = useMockServer();

test('finds a trait by part of its value, with a picture that can be fetched', async () => {
  const { body } = await server
    .world()
    .call('get', '/v1/marketTraits/search?searchKey=E')
    .expect(200);
  const traits = z.array(TraitSchema).parse(body);
  expect(traits.length).toBeGreaterThan(0);
  for (const { id, traitValue, imageUrl } of traits) {
    expect(id).toMatch(/^[\w-]{1,64}$/);
    expect(traitValue.toLowerCase()).toContain('e');
    const picture = await supertest(imageUrl ?? '')
      .get('')
      .expect(200);
    expect(picture.headers['content-type']).toContain('image/svg+xml');
  }
});

test('E136 forgives a typo when nothing is spelled that way, closest first', async () => {
  const world = server.world();
  const search = async (key: string) => {
    const path = `/v1/marketTraits/search?searchKey=${encodeURIComponent(key)}`;
    return z.array(TraitSchema).parse((await world.call('get', path).expect(200)).body);
  };
  const [named] = await search('Diving Helmet');
  expect(named?.traitValue).toContain('Diving Helmet');
  for (const typed of ['Dviing Helmte', 'divng helmet', 'helmet divin', 'divinghelmt']) {
    const found = await search(typed);
    expect(found[0]?.traitValue).toContain('Diving Helmet');
  }
  const helmets = await search('helmet');
  expect(helmets).not.toEqual([]);
  for (const { traitValue } of helmets) expect(traitValue).toMatch(/helmet/i);
  expect(await search('qwzxvbkj')).toEqual([]);
});
