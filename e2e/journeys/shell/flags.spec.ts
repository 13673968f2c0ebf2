import type { Page, Route } from '@playwright/test';
import { z } from 'zod';

import { expect, test } from '../../fixtures/test';
import { BLOCKED, sentTo, takeDown } from '../../fixtures/third-parties';
import { createWorld } from '../../fixtures/world';
import { startProduct } from '@trait-market/scripts/product/product';

const FEATURES = '/api/features/sdk-local';
const USAGE = '/collect/usage';
const START = new Date('2024-02-01T12:00:00Z');

const Usage = z.strictObject({
  clientKey: z.literal('sdk-local'),
  events: z.array(
    z.strictObject({
      feature: z.string(),
      value: z.json(),
      source: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});

const stage = (page: Page, words: string) =>
  page.getByRole('main').getByText(words, { exact: true });
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test.beforeEach(async ({ world }) => {
  expect((await world.control.flags({ body: { reroll: false } })).status).toBe(200);
});

test('R2.7 R7.8 a flag decides how much of a feature is open', async ({ page, world }) => {
  await world.control.flags({ body: { reroll: false, packs: false } });
  await page.goto('/reroll');
  await expect(stage(page, 'Next to open')).toBeVisible();
  await follow(page, 'Packs');
  await expect(page.getByRole('heading', { level: 1, name: 'Packs' })).toBeVisible();
  await expect(stage(page, 'Planned')).toBeVisible();
  expect(await world.requestCount('GET', FEATURES)).toBe(1);
});

test('screens that need no flag load none of their code', async ({ page, world }) => {
  const clients: string[] = [];
  page.on('request', (request) => {
    if (/flag-client/.test(request.url())) clients.push(request.url());
  });
  for (const path of ['/terms', '/help', '/signin/guest'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(clients).toEqual([]);
  expect(await world.requestCount('GET', FEATURES)).toBe(0);

  await page.goto('/packs');
  await expect.poll(() => world.requestCount('GET', FEATURES)).toBe(1);
  expect(clients, 'and this is what it would have been').toHaveLength(1);
});

test('R9.5 fetched flags are kept for 60000 ms, even after a reload', async ({ page, world }) => {
  // Stops the clock between steps, so that a slow machine can't expire the cached flags.
  await page.clock.setFixedTime(START);
  await page.goto('/reroll');
  await expect(stage(page, 'Next to open')).toBeVisible();
  await page.clock.setFixedTime(START.getTime() + 59_999);
  await page.reload();
  await expect(stage(page, 'Next to open')).toBeVisible();
  expect(await world.requestCount('GET', FEATURES)).toBe(1);

  await page.clock.setFixedTime(START.getTime() + 60_001);
  await page.reload();
  await expect(stage(page, 'Next to open')).toBeVisible();
  expect(await world.requestCount('GET', FEATURES)).toBe(2);
});

test('R7.9 the flags that were read are reported in one batch after 2000 ms', async ({
  page,
  world,
}) => {
  await page.clock.install({ time: START });
  await page.goto('/help');
  await page.clock.pauseAt(new Date(START.getTime() + 10_000));
  await follow(page, 'Re-Roll');
  await expect(stage(page, 'Next to open')).toBeVisible();
  await follow(page, 'Packs');
  await expect(page.getByRole('heading', { level: 1, name: 'Packs' })).toBeVisible();
  await follow(page, 'Re-Roll');
  await expect(page.getByRole('heading', { level: 1, name: 'Re-Roll' })).toBeVisible();
  expect(await world.requestCount('POST', USAGE)).toBe(0);

  await page.clock.runFor(2_000);
  await expect.poll(() => world.requestCount('POST', USAGE)).toBe(1);
  const [batch] = await sentTo(world, 'POST', USAGE);
  expect(batch?.status).toBe(204);
  expect(Usage.parse(batch?.body).events.map(({ feature, value }) => [feature, value])).toEqual([
    ['reroll', false],
    ['stage-reroll', 'next'],
    ['packs', true],
  ]);
  await page.clock.runFor(10_000);
  expect(await world.requestCount('POST', USAGE)).toBe(1);
});

/**
 * Runs a separate product, because routes can't intercept the requests that a page sends while
 * unloading.
 */
const leaving = test.extend({
  product: async ({}, use) => {
    const { stop, ...product } = await startProduct();
    await use(product);
    await stop();
  },
});

leaving(
  'who leaves the page before that reports on the way out',
  async ({ context, page, product }) => {
    await context.unrouteAll();
    const world = createWorld('default', product);
    expect((await world.control.flags({ body: { reroll: false } })).status).toBe(200);
    await page.goto('/reroll');
    await expect(stage(page, 'Next to open')).toBeVisible();
    await page.goto('/terms');
    await expect.poll(() => world.requestCount('POST', USAGE)).toBe(1);
  },
);

test('nothing moves when a flag arrives', async ({ page, product }) => {
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`${product.mockUrl}/api/**`, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/reroll');
  await expect(stage(page, 'Planned')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await page.evaluate(() => document.fonts.ready);
  const before = await heading.boundingBox();
  arrive();
  await expect(stage(page, 'Next to open')).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
});

const broken: [string, (route: Route) => Promise<void>][] = [
  ['is down', (route) => route.abort()],
  ['is slow', () => Promise.resolve()],
  ['fails', (route) => route.fulfill({ status: 502, body: '<html>' })],
  ['answers garbage', (route) => route.fulfill({ json: { features: [['x']], experiments: 5 } })],
];

test('a failing host of flags affects nothing but the flags', async ({
  page,
  product,
  browserErrors,
  startFresh,
}) => {
  for (const [how, answer] of broken)
    await test.step(`R7.8 a host of flags that ${how} affects nothing but the flags`, async () => {
      await startFresh();
      browserErrors.allow(BLOCKED);
      browserErrors.allow(/status of 502/);
      let requestCount = 0;
      await page.route(`${product.mockUrl}/api/**`, (route) => {
        requestCount += 1;
        return answer(route);
      });
      await page.goto('/reroll');
      await expect.poll(() => requestCount).toBe(1);
      await follow(page, 'Packs');
      await expect(page.getByRole('heading', { level: 1, name: 'Packs' })).toBeVisible();
      await follow(page, 'Re-Roll');
      await expect(page.getByRole('heading', { level: 1, name: 'Re-Roll' })).toBeVisible();
      await expect(stage(page, 'Planned')).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(requestCount, 'and it is left alone').toBe(1);
    });
});

test('a client that fails to load, or reports that fail to arrive, affect nothing else', async ({
  page,
  product,
  browserErrors,
}) => {
  browserErrors.require(BLOCKED);
  await page.route('**/flag-client*.js', (route) => route.abort());
  await page.goto('/reroll');
  await expect(stage(page, 'Planned')).toBeVisible();
  await page.unroute('**/flag-client*.js');

  await takeDown(page, product, USAGE);
  await page.clock.install({ time: START });
  await page.reload();
  await expect(stage(page, 'Next to open')).toBeVisible();
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith(USAGE));
  await page.clock.fastForward(2_000);
  await refused;
  await expect(page.getByRole('alert')).toHaveCount(0);
});
