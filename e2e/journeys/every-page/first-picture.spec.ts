import type { Locator, Page, Request } from '@playwright/test';

import { layoutShift, watchLayoutShift } from '../../fixtures/look/layout-shift';
import { returnTo } from '../../fixtures/returning';
import { expect, test } from '../../fixtures/test';

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

/** Returns the position and style of each part of a page. The function runs in the page. */
const looks = () =>
  [...document.querySelectorAll('html, body, body :not(script, link, noscript, option)')].map(
    (part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const { color, backgroundColor, font, borderRadius, opacity } = getComputedStyle(part);
      return [
        part.className,
        x,
        y,
        width,
        height,
        color,
        backgroundColor,
        font,
        borderRadius,
        opacity,
      ]
        .map((value) => (typeof value === 'number' ? Math.round(value) : String(value)))
        .join(' ');
    },
  );

test('every public page is readable without a script, and keeps its look when the stylesheet arrives, in both themes', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ baseURL: product.bffUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  const stylesheet = '**/*.css';
  const looksInBothThemes = async () => {
    const seen = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      seen.push(await page.evaluate(looks));
    }
    return seen;
  };
  for (const [path, words] of PAGES) {
    await page.route(stylesheet, (route) => route.abort());
    await page.goto(path);
    const before = await looksInBothThemes();
    await page.unroute(stylesheet);
    await page.goto(path);
    expect(await looksInBothThemes()).toEqual(before);
    await expect(page.locator('main').getByText(words, { exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Marketplace' })).toBeVisible();
  }
  const ground = () =>
    page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  // Checks the first component of the color, its lightness.
  expect(await ground()).toMatch(/^lab\(4\./);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground()).toMatch(/^lab\(9\d\./);
  await context.close();
});

test('a page continues from what the server drew: nothing is redrawn, jumps or fails @small', async ({
  page,
  networkQuiet,
}) => {
  await watchLayoutShift(page);
  // The observer runs before any script of the page that follows the heading.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('#root h1');
      if (!heading) return;
      observer.disconnect();
      Reflect.set(window, '__drawn', heading);
    }).observe(document, { childList: true, subtree: true });
  });
  const response = await page.goto('/');
  expect(await response?.text()).toContain('<h1');
  await networkQuiet();
  expect(
    await page.evaluate(() => Reflect.get(window, '__drawn') === document.querySelector('h1')),
  ).toBe(true);
  expect(await page.locator('[inert]').count()).toBe(0);
  expect(await layoutShift(page)).toBeLessThan(0.1);
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the same is true for returning visitors, on every page', async ({ page, wallet }) => {
  // Hydration errors fail this test through the `browserErrors` fixture.
  await returnTo({ page, wallet }, '/');
  for (const path of ['/market?name=hat', '/collections', '/activity']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();
    expect(await page.locator('[inert]').count()).toBe(0);
  }
});

/** Holds back the page's matching requests; returns a function that releases them. */
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

/** Pages, each with the data that it prefetches before the app's code has loaded. */
const PREFETCHED = [
  ['/', undefined, 0],
  ['/market', '/economy/v1/traits?', 8],
  ['/traits/slate-two-faced-body-night-post', '/economy/v1/traits/slate', 1],
  ['/collections', '/economy/v1/collections?', 0],
  ['/activity', '/economy/v1/activity?', 0],
] as const;

/** Returns a page's prefetched pictures and their positions, before the app has loaded. */
const framesOf = (page: Page) =>
  page.locator('main [style*="--prefetched-picture-"]').evaluateAll((frames) =>
    frames.flatMap((frame) => {
      const { x, y, width, height } = frame.getBoundingClientRect();
      const [, url] = /^url\("(.+)"\)/.exec(getComputedStyle(frame).backgroundImage) ?? [];
      return url ? [{ url, x, y, width, height }] : [];
    }),
  );

const distance = (page: Page, frames: Awaited<ReturnType<typeof framesOf>>) =>
  page.locator('main').evaluate((main, before) => {
    const offsets = before.flatMap(({ url, ...frame }) => {
      const image = [...main.querySelectorAll('img')].find(({ currentSrc }) => currentSrc === url);
      const { x, y, width, height } = image?.getBoundingClientRect() ?? new DOMRect();
      return [frame.x - x, frame.y - y, frame.width - width, frame.height - height].map(Math.abs);
    });
    return Math.max(0, ...offsets);
  }, frames);

test('no page requests anything twice', async ({ page, networkQuiet }) => {
  for (const [path, data, pictures] of PREFETCHED)
    await test.step(`${path} requests nothing twice, and requests its data and pictures before the app has loaded`, async () => {
      const urls: string[] = [];
      const note = (request: Request): void => {
        if (request.method() === 'GET') urls.push(request.url());
      };
      page.on('request', note);
      const isAsked = data && page.waitForRequest((request) => request.url().includes(data));
      // Holds back the app's script: until it arrives, everything visible is prerendered.
      const startApp = await hold(page, '**/assets/first-*.js');
      const appIsAsked = page.waitForRequest('**/assets/first-*.js');
      // The navigation isn't awaited yet, because it resolves only after hydration.
      const arrival = page.goto(path, { waitUntil: 'commit' });
      await appIsAsked;
      await isAsked;
      await expect.poll(async () => (await framesOf(page)).length).toBe(pictures);
      const frames = await framesOf(page);
      startApp();
      await arrival;
      await networkQuiet();
      // Allows a difference of one pixel, because row heights are rounded.
      await expect.poll(() => distance(page, frames)).toBeLessThanOrEqual(1);
      expect(urls.some((url) => url.includes('/v1/'))).toBe(true);
      expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
      expect(
        await page.evaluate(() => [...Reflect.get(window, 'prefetchedResponses').keys()]),
      ).toEqual([]);

      page.off('request', note);
      await page.unrouteAll();
    });
});

test('on a phone nothing moves when the fonts arrive, or when the market knows its traits', async ({
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

test('on a phone a trait’s page reserves space for the name, and the chat stays clear of the buy bar', async ({
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
  expect(await drawn?.evaluate((one) => one.isConnected)).toBe(true);

  sendScreen();
  await expect.poll(() => drawn?.evaluate((one) => one.isConnected)).toBe(false);
  await expect(page.locator('main')).toHaveText(/^\s*Loading\s*$/);
  // Polls, because the heading is mounted again with the next skeleton.
  await expect.poll(() => topOf(heading)).toBe(place);

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
