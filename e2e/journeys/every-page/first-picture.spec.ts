import type { Page, Request } from '@playwright/test';

import { startLateEnds } from '../../fixtures/late-end';
import { layoutShift, watchLayoutShift } from '../../fixtures/look/layout-shift';
import { returnTo } from '../../fixtures/returning';
import { expect, test } from '../../fixtures/test';

/** Public pages of all kinds, each with its heading. */
const PAGES = [
  ['/', 'The world’s first NFT trait economy'],
  ['/market', 'Market'],
  ['/traits/slate-two-faced-body-night-post', 'Slate Two-Faced Body'],
  ['/avatars/tin-parliament/7', 'Tin Parliament #7'],
  ['/collections', 'Collections'],
  ['/collections/fathom-club', 'Fathom Club'],
  ['/packs', 'Packs'],
  ['/activity', 'Activity'],
  ['/leaders', 'Leaders'],
  ['/constructions', 'Construct Feed'],
  ['/help', 'Help'],
] as const;

test('every public page continues from what the server sent: nothing is fetched, rendered or moved again @small', async ({
  page,
  networkQuiet,
}) => {
  await watchLayoutShift(page);
  // Remembers the server's heading. The observer runs before any script of the page.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('#root h1');
      if (!heading) return;
      observer.disconnect();
      Reflect.set(window, '__drawn', heading);
    }).observe(document, { childList: true, subtree: true });
  });
  for (const [path, title] of PAGES)
    await test.step(path, async () => {
      const urls: string[] = [];
      const note = (request: Request): void => {
        if (request.method() === 'GET') urls.push(request.url());
      };
      page.on('request', note);
      await page.goto(path);
      await networkQuiet();
      page.off('request', note);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(title);
      expect(await heading.evaluate((one) => Reflect.get(window, '__drawn') === one)).toBe(true);
      expect(await page.locator('[inert]').count()).toBe(0);
      expect(await layoutShift(page)).toBeLessThan(0.02);
      expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
    });
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('E399 a page is painted before its end has arrived, and the app starts after that', async ({
  page,
  product,
  browserErrors,
}) => {
  const lateEnds = await startLateEnds(product.bffUrl, '</main>');
  browserErrors.allow(new RegExp(`^foreign origin: ${lateEnds.url}`));
  try {
    // Hydration errors fail this test through the `browserErrors` fixture.
    await page.goto(`${lateEnds.url}/collections`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    await expect(page.locator('#page-data')).toBeAttached();
    await page.getByRole('button', { name: 'Connect' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  } finally {
    lateEnds.stop();
  }
});

test('E399 pages whose filters or facts move their tools wait for these too', async ({
  request,
}) => {
  for (const [path, id] of [
    ['/activity', 'results'],
    ['/leaders', 'results'],
    ['/traits/slate-two-faced-body-night-post', 'trait-actions'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<link rel="expect" href="#${id}" blocking="render" />`);
    expect(html.split(` id="${id}"`)).toHaveLength(2);
  }
});

test('pages continue for returning visitors too', async ({ page, wallet }) => {
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

test('on a phone nothing moves when the fonts arrive', async ({ page }) => {
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
  expect(await layoutShift(page)).toBeLessThan(0.02);
});
