import type { Locator, Page } from '@playwright/test';

import { layoutShift, watchLayoutShift } from '../fixtures/layout-shift';
import { returnTo } from '../fixtures/returning';
import { expect, test } from '../fixtures/test';

/** Public pages, and the first words of each. */
const PAGES = [
  ['/', 'The world’s first NFT trait economy'],
  ['/market', 'Market'],
  ['/traits/any', 'Trait'],
  ['/collections', 'Collections'],
  ['/collections/any', 'Collection'],
  ['/activity', 'Activity'],
  ['/leaders', 'Leaders'],
  ['/playground', 'Playground'],
  ['/help', 'Help'],
  ['/terms', 'Terms'],
  ['/no-such-page', 'Page not found'],
] as const;

for (const colorScheme of ['light', 'dark'] as const)
  test(`every public page says what it is without a script, ${colorScheme}`, async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({
      baseURL: product.bffUrl,
      javaScriptEnabled: false,
      colorScheme,
    });
    const page = await context.newPage();
    for (const [path, words] of PAGES) {
      await page.goto(path);
      await expect(page.locator('main').getByText(words, { exact: true })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Marketplace' })).toBeVisible();
    }
    const ground = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    // The lightness.
    expect(ground).toMatch(colorScheme === 'dark' ? /^lab\(4\./ : /^lab\(9\d\./);
    await context.close();
  });

test('a page goes on from what was drawn: nothing is drawn anew, jumps or goes wrong @small', async ({
  page,
  networkQuiet,
}) => {
  await watchLayoutShift(page);
  // Marked while the page is read, before any of its own scripts: they wait for the end of that.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('#root h1');
      if (!heading) return;
      observer.disconnect();
      if (document.readyState === 'loading') Reflect.set(window, '__drawn', heading);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await networkQuiet();
  expect(
    await page.evaluate(() => Reflect.get(window, '__drawn') === document.querySelector('h1')),
  ).toBe(true);
  expect(await page.locator('[inert]').count()).toBe(0);
  expect(await layoutShift(page)).toBeLessThan(0.1);
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('so it does for somebody who comes back, on every page', async ({ page, wallet }) => {
  // What goes wrong while a page is taken over fails the test by itself: see browser-errors.
  await returnTo({ page, wallet }, '/');
  for (const path of ['/', '/market?name=hat', '/collections', '/activity', '/help']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();
    expect(await page.locator('[inert]').count()).toBe(0);
  }
});

/** Pages, and the data that each asks for before the app has loaded, if any. */
const ASKED_AHEAD = [
  ['/', undefined],
  ['/market', '/economy/v1/traits?'],
  ['/traits/slate-two-faced-body-night-post', '/economy/v1/traits/slate'],
  ['/collections', '/economy/v1/collections?'],
  ['/activity', '/economy/v1/activity?'],
] as const;

test('no page asks for anything twice', async ({ page, networkQuiet }) => {
  for (const [path, data] of ASKED_AHEAD)
    await test.step(`${path} asks for nothing twice, and for its data before the app has loaded`, async () => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'GET') asked.push(request.url());
      });
      const isAsked = data && page.waitForRequest((request) => request.url().includes(data));
      await page.route('**/assets/first-*.js', async (route) => {
        await isAsked;
        await route.fallback();
      });
      await page.goto(path);
      await networkQuiet();
      expect(asked.some((url) => url.includes('/v1/'))).toBe(true);
      expect(asked.filter((url, index) => asked.indexOf(url) !== index)).toEqual([]);
      // Whatever was asked for ahead, the page has needed.
      expect(await page.evaluate(() => [...Reflect.get(window, 'askedAhead').keys()])).toEqual([]);

      await page.unrouteAll();
    });
});

/** Holds what the page asks for back until it is let go. */
const hold = async (page: Page, pattern: string | RegExp): Promise<() => void> => {
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(pattern, async (route) => {
    await isLetGo;
    await route.fallback();
  });
  return () => letGo();
};

test('on a phone nothing moves when the fonts come, nor when the market knows its traits', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await watchLayoutShift(page);
  const sendFonts = await hold(page, '**/*.woff2');
  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const isThere = (face: string) =>
    page.evaluate((name) => document.fonts.check(`16px "${name}"`), face);
  expect(await isThere('Instrument Sans')).toBe(false);
  const places = () =>
    page.evaluate(() =>
      ['#main h1', '#main a[href="/market"]', '#dressing-room'].map((one) =>
        Math.round(document.querySelector(one)?.getBoundingClientRect().top ?? Number.NaN),
      ),
    );
  const before = await places();
  sendFonts();
  await expect.poll(() => isThere('Instrument Sans')).toBe(true);
  await expect.poll(() => isThere('Bricolage Grotesque')).toBe(true);
  expect(await places()).toEqual(before);

  const sendTraits = await hold(page, '**/economy/v1/traits?*');
  await page.goto('/market');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  sendTraits();
  await expect(page.locator('li[aria-posinset]').first()).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test('on a phone a trait’s page keeps a place for the name, and the chat stands where the bar to buy leaves it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await watchLayoutShift(page);
  const sendScreen = await hold(page, /\/assets\/trait-[^/]+\.js$/);
  const sendTrait = await hold(page, /\/economy\/v1\/traits\/[^/?]+$/);
  const sendListings = await hold(page, /\/economy\/v1\/traits\/[^/]+\/orders/);
  await page.goto('/traits/slate-two-faced-body-night-post', { waitUntil: 'commit' });

  const heading = page.locator('main h1');
  const topOf = async (one: Locator) => Math.round((await one.boundingBox())?.y ?? Number.NaN);
  await expect(heading).toHaveText(/^Loading\s*$/);
  await expect(page.locator('main')).toHaveText(/^\s*Loading\s*$/);
  const place = await topOf(heading);
  const drawn = await heading.elementHandle();
  const launcher = page.getByRole('button', { name: 'Chat with us' });
  await expect(launcher).toBeVisible();
  const corner = await topOf(launcher);
  // The app has taken over what was drawn.
  expect(await drawn?.evaluate((one) => one.isConnected)).toBe(true);

  sendScreen();
  await expect.poll(() => drawn?.evaluate((one) => one.isConnected)).toBe(false);
  await expect(page.locator('main')).toHaveText(/^\s*Loading\s*$/);
  expect(await topOf(heading)).toBe(place);

  sendTrait();
  await expect(heading).toHaveText('Slate Two-Faced Body');
  expect(await topOf(heading)).toBe(place);
  expect(await topOf(launcher)).toBe(corner);

  sendListings();
  const bar = page.getByRole('region', { name: 'Buy this trait' });
  await expect(bar).toBeVisible();
  expect(await topOf(launcher)).toBe(corner);
  expect(corner + 48).toBeLessThan(await topOf(bar));
  expect(await layoutShift(page)).toBeLessThan(0.02);
});
