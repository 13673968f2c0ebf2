import { construction } from '@trait-market/contract/fixtures/economy/benches';
import { fathom7Detail } from '@trait-market/contract/fixtures/economy/avatars';
import { fathomClub, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { drawPack } from '@trait-market/contract/fixtures/economy/drawn-packs';
import { tideOneDetail, waitingDraw } from '@trait-market/contract/fixtures/economy/packs';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { showcase } from '@trait-market/contract/fixtures/economy/showcases';
import { aliceAddress, alicePublicProfile } from '@trait-market/contract/fixtures/users';
import sharp from 'sharp';
import request from 'supertest';
import { describe, expect, test } from 'vitest';

import { colorAt, image, plainArt, RED, startPictures } from '../testing/link-pictures';
import { hang } from '../testing/provider-responses';
import { json } from '../testing/scripted-provider';
import { linkPicturePath } from './picture-path';

const TRAIT = '/economy/v1/traits/brass-diving-helmet';
const SHOWCASE = `/economy/v1/showcases/${aliceAddress}`;
const CENTER = [885, 315] as const;

const faces = fathomClub.faces.map((face) => ({
  ...face,
  imageUrl: 'https://pictures.example/face.png',
}));
const collection = { ...fathomClub, faces };
const pack = await drawPack({});
const drawn = { ...pack, id: waitingDraw.id };

const pages = [
  ['a trait', 'traits/brass-diving-helmet', { [TRAIT]: divingHelmetDetail }],
  ['an avatar', 'avatars/fathom/7', { '/economy/v1/avatars/fathom/7': fathom7Detail }],
  ['a collection', 'collections/fathom', { '/economy/v1/collections/fathom': collection }],
  ['a drop', 'packs/tide-one', { '/economy/v1/drops/tide-one': tideOneDetail }],
  ['a pack opening', `draws/${drawn.id}`, { [`/economy/v1/draws/${drawn.id}`]: drawn }],
  ['a look', 'constructions/d7-0', { '/economy/v1/constructions/d7-0': construction }],
  [
    'a profile',
    `profiles/${aliceAddress}`,
    {
      [`/v1/users/${aliceAddress}/publicProfile`]: alicePublicProfile,
      [`/economy/v1/wallets/${aliceAddress}/inventory`]: inventoryPage,
    },
  ],
  [
    'a showcase',
    `showcases/${aliceAddress}`,
    {
      [SHOWCASE]: showcase,
      [`/v1/users/${aliceAddress}/publicProfile`]: alicePublicProfile,
    },
  ],
] as const;

describe('the picture of', () => {
  test.each(pages)('%s is a PNG of 1200 by 630 that shows the art', async (_, path, bodies) => {
    const { art, provider, provide, get } = await startPictures();
    provide(bodies);
    const response = await get(path, { authorization: 'Bearer abc.def.ghi', cookie: 'a=b' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=300, stale-while-revalidate=86400',
    );
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const png = Buffer.from(await response.arrayBuffer());
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(await colorAt(png, ...CENTER)).toEqual(RED);
    expect(art.calls.length).toBeGreaterThan(0);
    for (const { headers } of [...provider.calls, ...art.calls]) {
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('cookie');
    }
  });
});

test('T140 a showcase with a hostile name has a picture, and one without things has none', async () => {
  const { provider, provide, get } = await startPictures();
  const [trait] = showcase.items;
  const hostile = {
    ...divingHelmetDetail,
    value: '\u202E</svg>'.repeat(900),
    imageUrl: 'file:///x',
  };
  provide({ [SHOWCASE]: { items: [{ ...trait, trait: hostile }] } });
  expect((await get(`showcases/${aliceAddress}`)).status).toBe(200);
  expect(provider.calls.map(({ url }) => url)).not.toContain('file:///x');
  const other = await startPictures();
  other.provide({ [SHOWCASE]: { items: [] } });
  expect((await other.get(`showcases/${aliceAddress}`)).status).toBe(404);
});

test('a waiting draw has a picture without traits', async () => {
  const { provide, get } = await startPictures();
  provide({ [`/economy/v1/draws/${waitingDraw.id}`]: waitingDraw });
  expect((await get(`draws/${waitingDraw.id}`)).status).toBe(200);
});

test('enlarged pixel art has sharp edges', async () => {
  const { art, provide, png } = await startPictures();
  provide({ [TRAIT]: divingHelmetDetail });
  const checkered = Buffer.from([255, 255, 255, 0, 0, 0, 0, 0, 0, 255, 255, 255]);
  const raw = { width: 2, height: 2, channels: 3 } as const;
  art.respondWith(image(await sharp(checkered, { raw }).png().toBuffer()));
  const picture = await png('traits/brass-diving-helmet');
  const white = { r: 255, g: 255, b: 255 };
  expect(await colorAt(picture, 570 + 310, 310)).toEqual(white);
  expect(await colorAt(picture, 570 + 320, 310)).toEqual({ r: 0, g: 0, b: 0 });
});

test.each(['svg', 'webp', 'jpeg', 'gif'] as const)('the art may be %s', async (format) => {
  const { art, provide, png } = await startPictures();
  provide({ [TRAIT]: divingHelmetDetail });
  if (format === 'svg') {
    art.respondWith(
      image(
        '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z" fill="rgb(200,30,20)"/></svg>',
        'image/svg+xml',
      ),
    );
  } else {
    const bytes = await sharp(await plainArt(RED))
      .toFormat(format)
      .toBuffer();
    art.respondWith(image(bytes, `image/${format}`));
  }
  const { r, g, b } = await colorAt(await png('traits/brass-diving-helmet'), ...CENTER);
  expect(Math.abs(r - RED.r) + Math.abs(g - RED.g) + Math.abs(b - RED.b)).toBeLessThan(24);
});

describe('a picture that doesn’t exist', () => {
  test.each([
    ['an unknown id', 'traits/unknown'],
    ['an id that leaves its segment', 'traits/..%2F..%2Fadmin'],
    ['a token id that is no number', 'avatars/fathom/x'],
    ['an invalid address', 'profiles/0x12'],
    ['an unknown kind', 'orders/1'],
  ])('%s is a 404 that isn’t cached', async (_, path) => {
    const { provide, get } = await startPictures();
    provide({});
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is requested from the provider once', async () => {
    const { provider, provide, get } = await startPictures();
    provide({});
    for (let turn = 0; turn < 3; turn += 1) await get('traits/unknown');
    expect(provider.calls).toHaveLength(1);
  });

  test('needs the market, except for profiles', async () => {
    const { provider, provide, get } = await startPictures({ ECONOMY: 'off' });
    provide({
      [TRAIT]: divingHelmetDetail,
      [`/v1/users/${aliceAddress}/publicProfile`]: alicePublicProfile,
    });
    expect((await get('traits/brass-diving-helmet')).status).toBe(404);
    expect((await get(`profiles/${aliceAddress}`)).status).toBe(200);
    expect(provider.calls.map(({ url }) => url)).toEqual([
      `/v1/users/${aliceAddress}/publicProfile`,
    ]);
  });
});

describe('a provider that', () => {
  test.each([
    ['fails', json(500, { message: 'No.' }), 502],
    ['violates the contract', json(200, { id: 'x' }), 502],
    ['hangs', hang, 504],
  ])('%s gives an error that isn’t cached', async (_, respond, status) => {
    const { provider, get } = await startPictures();
    provider.respondWith(respond);
    const response = await get('traits/brass-diving-helmet');
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('fails later leaves the last picture in use', async () => {
    const { provider, provide, get } = await startPictures({ LINK_PICTURE_FRESH_MS: '20' });
    provide({ [TRAIT]: divingHelmetDetail });
    const first = await get('traits/brass-diving-helmet');
    provider.respondWith(json(500, { message: 'No.' }));
    await expect
      .poll(() => provider.calls.length > 1 || get('traits/brass-diving-helmet').then(() => false))
      .toBe(true);
    const last = await get('traits/brass-diving-helmet');
    expect(last.status).toBe(200);
    expect(last.headers.get('etag')).toBe(first.headers.get('etag'));
  });
});

test('an outdated picture is served while it is compared, and drawn again when it has changed', async () => {
  const { art, bff, provide, get } = await startPictures({ LINK_PICTURE_FRESH_MS: '20' });
  provide({ [TRAIT]: divingHelmetDetail });
  const first = await get('traits/brass-diving-helmet');
  const etag = first.headers.get('etag') ?? '';
  // `fetch` would add "no-cache" to a request with a condition.
  const { status } = await request(`${bff.url}/og/traits/brass-diving-helmet.png`)
    .get('')
    .set('If-None-Match', etag);
  expect(status).toBe(304);
  expect(art.calls).toHaveLength(1);

  provide({ [TRAIT]: { ...divingHelmetDetail, floor: null } });
  const changed = () =>
    get('traits/brass-diving-helmet').then(({ headers }) => headers.get('etag') !== etag);
  await expect.poll(changed, { timeout: 10_000 }).toBe(true);
  expect(art.calls.length).toBeGreaterThan(1);
});

test('each world of the mock has its own pictures, which shared caches don’t store', async () => {
  const { provider, provide, get } = await startPictures({ FORWARD_HEADERS: 'x-mock-world' });
  provide({ [TRAIT]: divingHelmetDetail });
  for (const world of ['one', 'two', 'one']) {
    const response = await get('traits/brass-diving-helmet', { 'x-mock-world': world });
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  expect(provider.calls.map(({ headers }) => headers['x-mock-world'])).toEqual(['one', 'two']);
});

test('the metrics count the pictures by outcome', async () => {
  const { bff, provide, get } = await startPictures();
  provide({ [TRAIT]: divingHelmetDetail });
  await get('traits/brass-diving-helmet');
  await get('traits/brass-diving-helmet');
  await get('traits/unknown');
  const text = await (await fetch(`${bff.metricsUrl}/metrics`)).text();
  for (const outcome of ['drawn', 'cached', 'missing'])
    expect(text).toContain(`bff_link_pictures_total{outcome="${outcome}"} 1`);
  expect(text).toMatch(/bff_link_picture_cache_bytes [1-9]\d{4}/);
  expect(text).toContain('route="link-pictures",status="200"');
});

test('a page’s picture has a path with the same ids', () => {
  expect(linkPicturePath('avatars', 'fathom', '7')).toBe('/og/avatars/fathom/7.png');
  expect(linkPicturePath('traits', 'a/b')).toBe('/og/traits/a%2Fb.png');
});
