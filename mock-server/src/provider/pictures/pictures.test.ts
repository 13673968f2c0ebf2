import { get as getBytes } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import sharp from 'sharp';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import * as z from 'zod';

import { DEMO_USERNAME } from '../../seed/usernames';
import { expectRefusal } from '../../testing/expect-refusal';
import { useMockServer } from '../../testing/mock-server';

const server = useMockServer();
type Sent = { bytes: Buffer; encoding: string | undefined; vary: string | undefined };

/** Returns the bytes as sent, because `fetch` would decompress them. */
const sentFrom = (address: string, encoding: string) =>
  new Promise<Sent>((resolve, reject) => {
    getBytes(address, { headers: { 'accept-encoding': encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { 'content-encoding': sentAs, vary } = answer.headers;
        resolve({ bytes: Buffer.concat(chunks), encoding: sentAs, vary });
      });
    }).on('error', reject);
  });

const Pictured = z.object({ id: z.string(), imageUrl: z.string() });

test('an avatar is an SVG that can be cached, and can run and load nothing', async () => {
  const path = `/pictures/any-world/avatars/${DEMO_USERNAME}.svg`;
  const { headers, body } = await supertest(server.url()).get(path).expect(200);
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^image\/svg\+xml/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'cache-control': 'public, max-age=3600',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const svg = Buffer.from(body).toString();
  expect(svg).toMatch(/^<svg[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).not.toMatch(/<script|\bon\w+=|href="http/);
});

test('E222 E223 a trait’s card and page have its picture in their size, cached forever at its address', async () => {
  const get = (address: string) => {
    const { pathname, search } = new URL(address);
    return supertest(server.url()).get(pathname + search);
  };
  const { body: page } = await supertest(server.url()).get('/economy/v1/traits?limit=1');
  const [card] = z.object({ items: z.array(Pictured) }).parse(page).items;
  const { body: detail } = await supertest(server.url()).get(`/economy/v1/traits/${card?.id}`);

  const { body, headers } = await get(card?.imageUrl ?? '').expect(200);
  expect(headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
  const drawing = await get(Pictured.parse(detail).imageUrl).expect(200);
  expect(drawing.headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(drawing.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const query of ['', '?art=', '?art=made-up']) {
    const { headers: other } = await get(`${card?.imageUrl.split('?')[0]}${query}`).expect(200);
    expect(other['cache-control'], query).toBe('public, max-age=3600');
  }
});

test('E223 an avatar’s SVG is less than 8 kB as it is sent, compressed as asked', async () => {
  const { body } = await supertest(server.url()).get('/economy/v1/avatars?limit=24');
  const { items } = z.object({ items: z.array(z.object({ imageUrl: z.string() })) }).parse(body);
  expect(items).toHaveLength(24);
  const addresses = [
    `${server.url()}/pictures/any-world/avatars/${DEMO_USERNAME}.svg`,
    ...items.map(({ imageUrl }) => imageUrl),
  ];
  for (const address of addresses) {
    const plain = await sentFrom(address, 'identity');
    expect(plain.encoding).toBeUndefined();
    for (const [encoding, undo] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const sent = await sentFrom(address, encoding);
      expect(sent).toMatchObject({ encoding, vary: 'Accept-Encoding' });
      expect(sent.bytes.length, address).toBeLessThan(8_000);
      expect(undo(sent.bytes).equals(plain.bytes)).toBe(true);
    }
  }
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
