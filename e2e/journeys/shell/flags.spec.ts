import type { Page } from '@playwright/test';

import { layoutShift, watchLayoutShift } from '../../fixtures/look/layout-shift';
import { expect, test } from '../../fixtures/test';
import { BLOCKED, takeDown } from '../../fixtures/third-parties';
import { createWorld } from '../../fixtures/world';
import { startProduct } from '@trait-market/scripts/product/product';

const FEATURES = '/api/features/sdk-local';
const USAGE = '/collect/usage';
const START = new Date('2024-02-01T12:00:00Z');

/** How long after an input browsers ignore layout shifts, in ms. */
const INPUT_MS = 500;

const stage = (page: Page, words: string) =>
  page.getByRole('main').getByText(words, { exact: true });
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

test.beforeEach(async ({ world }) => {
  expect((await world.control.flags({ body: { reroll: false } })).status).toBe(200);
});

test('R2.7 R7.8 a flag decides how much of a feature is open, and nothing moves when it arrives', async ({
  page,
  product,
  world,
  networkQuiet,
}) => {
  await world.control.flags({ body: { reroll: false, packs: false } });
  const clients: string[] = [];
  page.on('request', (request) => {
    if (/flag-client/.test(request.url())) clients.push(request.url());
  });
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`${product.mockUrl}/api/**`, async (route) => {
    await held;
    await route.fallback();
  });

  await watchLayoutShift(page);
  await test.step('screens that need no flag load none of their code', async () => {
    await page.goto('/help');
    await networkQuiet();
    expect(clients).toEqual([]);
  });

  await test.step('an unknown flag shows neither the feature nor its preview', async () => {
    await follow(page, 'Re-Roll');
    await expect(page.getByRole('main').getByText('Loading the page')).toBeAttached();
    await expect(stage(page, 'Planned')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    // Shifts within half a second of the click don't count.
    await page.waitForTimeout(INPUT_MS);
    const before = await layoutShift(page);
    arrive();
    await expect(stage(page, 'Next to open')).toBeVisible();
    expect(await layoutShift(page)).toBe(before);
    expect(clients, 'and this is what it would have been').toHaveLength(1);
  });

  await test.step('R7.8 other features use the same answer', async () => {
    await follow(page, 'Packs');
    await expect(page.getByRole('heading', { level: 1, name: 'Packs' })).toBeVisible();
    await expect(stage(page, 'Planned')).toBeVisible();
    expect(await world.requestCount('GET', FEATURES)).toBe(1);
  });
});

/** Runs a separate product, because routes can't intercept requests of an unloading page. */
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

test('a client that fails to load can be retried, and reports that fail to arrive affect nothing else', async ({
  page,
  product,
  browserErrors,
}) => {
  browserErrors.require(BLOCKED);
  await page.route('**/flag-client*.js', (route) => route.abort());
  await page.goto('/reroll');
  await expect(page.getByRole('alert')).toContainText('Couldn’t load this page');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(stage(page, 'Planned')).toHaveCount(0);
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
