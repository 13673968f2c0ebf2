import sharp from 'sharp';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import * as z from 'zod';

import { DEMO_USERNAME } from '../../seed/usernames';
import { expectRefusal } from '../../testing/expect-refusal';
import { useMockServer } from '../../testing/mock-server';

const server = useMockServer();
const Pictured = z.object({ id: z.string(), imageUrl: z.string() });

test('an avatar is an SVG that can be cached, and can run and load nothing', async () => {
  const path = `/pictures/any-world/avatars/${DEMO_USERNAME}.svg`;
  const { headers, body } = await supertest(server.url()).get(path).expect(200);
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^image\/svg\+xml/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const svg = Buffer.from(body).toString();
  expect(svg).toMatch(/^<svg[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).not.toMatch(/<script|\bon\w+=|href="http/);
});

test('a card shows a thumbnail of its trait, and its page shows the drawing itself', async () => {
  const get = (address: string) => supertest(server.url()).get(new URL(address).pathname);
  const { body: page } = await supertest(server.url()).get('/economy/v1/traits?limit=1');
  const [card] = z.object({ items: z.array(Pictured) }).parse(page).items;
  const { body: detail } = await supertest(server.url()).get(`/economy/v1/traits/${card?.id}`);

  const { body, headers } = await get(card?.imageUrl ?? '').expect(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  const drawing = await get(Pictured.parse(detail).imageUrl).expect(200);
  expect(drawing.headers['content-type']).toMatch(/^image\/svg\+xml/);
});

test.each([
  '/pictures/w/avatars/nobody.svg',
  '/pictures/w/avatars/nobody.webp',
  '/pictures/w/avatars/constructor.svg',
  '/pictures/w/avatars/nobody',
  '/pictures/w/traits/nothing.svg',
  '/pictures/w/traits/nothing.webp',
  '/pictures/w%20x/traits/nothing.svg',
  '/pictures/w/traits/..%2F..%2Fetc.svg',
])('there is no picture at %s', async (path) => {
  await expectRefusal(supertest(server.url()).get(path), 404);
});
