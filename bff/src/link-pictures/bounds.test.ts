import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { describe, expect, test } from 'vitest';

import { createMetrics } from '../operations/metrics';
import { startPictures } from '../testing/link-pictures';
import { createLinkPictures } from './link-pictures';
import type { LinkPicture } from './link-picture';
import type { Renderer } from './process/renderer';

const TRAITS = '/economy/v1/traits';
const MEGABYTE = 1_048_576;

/** A renderer whose pictures are all of one size. */
const instant: Renderer = {
  draw: () => Promise.resolve({ png: new Uint8Array(100_000), failed: 0 }),
  end: () => undefined,
};

const picture: LinkPicture = {
  art: { arrangement: 'single', urls: [] },
  title: { text: 'x', fallback: 'x' },
  detail: { text: '' },
  figure: { label: '', value: '' },
};

const picturesWithin = (bytes: number) =>
  createLinkPictures({
    provider: { forward: () => Promise.reject(new Error('Not called by these tests')) },
    hasMarket: true,
    art: { fetchAll: () => Promise.resolve([]), close: () => Promise.resolve() },
    renderer: instant,
    metrics: createMetrics(),
    limits: { bytes, fresh: 60_000, waiting: 10 },
  });

const client = { requestId: 'x', client: 'c', world: '' };

describe('T105 10,000 addresses', () => {
  test('of pictures take at most the limit in bytes', async () => {
    const pictures = picturesWithin(8 * MEGABYTE);
    let largest = 0;
    for (let index = 0; index < 10_000; index += 1) {
      await pictures.get({ ...client, path: `/${index}`, read: () => Promise.resolve(picture) });
      largest = Math.max(largest, pictures.cacheBytes());
    }
    expect(largest).toBeLessThanOrEqual(8 * MEGABYTE);
    expect(pictures.cacheBytes()).toBeGreaterThan(7 * MEGABYTE);
  });

  test('of unknown ids are counted toward the limit too', async () => {
    const pictures = picturesWithin(MEGABYTE);
    for (let index = 0; index < 10_000; index += 1)
      await pictures.get({ ...client, path: `/${index}`, read: () => Promise.resolve(undefined) });
    expect(pictures.cacheBytes()).toBeLessThanOrEqual(MEGABYTE);
    expect(pictures.cacheBytes()).toBeGreaterThan(MEGABYTE / 2);
  });
});

test('concurrent requests for one picture make it once', async () => {
  const { art, provider, provide, get } = await startPictures({}, instant);
  provide({ [`${TRAITS}/helmet`]: divingHelmetDetail });
  const responses = await Promise.all(Array.from({ length: 50 }, () => get('traits/helmet')));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  expect(provider.calls).toHaveLength(1);
  expect(art.calls).toHaveLength(1);
});

test('T105 beyond the queue, a picture is refused with 503 and a retry time', async () => {
  const waiting: (() => void)[] = [];
  const slow: Renderer = {
    ...instant,
    draw: async (task) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return instant.draw(task);
    },
  };
  const { provide, get } = await startPictures({ LINK_PICTURE_QUEUE: '2' }, slow);
  const ids = Array.from({ length: 6 }, (_, index) => `helmet-${index}`);
  provide(Object.fromEntries(ids.map((id) => [`${TRAITS}/${id}`, { ...divingHelmetDetail, id }])));

  const refused: (string | null)[] = [];
  const responses = ids.map(async (id) => {
    const { status, headers } = await get(`traits/${id}`);
    if (status === 503) refused.push(headers.get('retry-after'));
    return status;
  });
  // One client may use half of the four places and half of the queue.
  await expect.poll(() => [refused.length, waiting.length]).toEqual([3, 2]);
  expect(refused).toEqual(['1', '1', '1']);
  const release = setInterval(() => waiting.shift()?.(), 1);
  const statuses = await Promise.all(responses);
  clearInterval(release);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
});

test('T105 a client’s requests beyond the limit per minute are refused', async () => {
  const { provider, provide, get } = await startPictures(
    { PICTURES_LIMIT_PER_MINUTE: '2' },
    instant,
  );
  provide({});
  const statuses = [];
  for (const id of ['a', 'b', 'c']) statuses.push((await get(`traits/${id}`)).status);
  expect(statuses).toEqual([404, 404, 429]);
  expect(provider.calls).toHaveLength(2);
});

test('when the renderer fails, the picture is refused and drawn at the next request', async () => {
  let failures = 2;
  const failing: Renderer = {
    ...instant,
    draw: (task) => {
      failures -= 1;
      return failures < 0 ? instant.draw(task) : Promise.reject(new Error('It ended'));
    },
  };
  const { provide, get } = await startPictures({}, failing);
  provide({ [`${TRAITS}/helmet`]: divingHelmetDetail });
  expect((await get('traits/helmet')).status).toBe(500);
  expect((await get('traits/helmet')).status).toBe(200);
});
