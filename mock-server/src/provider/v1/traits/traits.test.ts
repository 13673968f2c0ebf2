import { TraitSchema } from '@trait-market/contract/v1/traits';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { useMockServer } from '../../../testing/mock-server';

const server = useMockServer();

test('a trait is found by a part of its value, with a picture that can be fetched', async () => {
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
