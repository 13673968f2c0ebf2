import type { Page } from '@playwright/test';

import { test } from '../../fixtures/deployment';
import { disconnectButton, signIn } from '../../fixtures/sign-in';
import { expect } from '../../fixtures/test';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ browserErrors }) =>
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION/),
);

/** The time in which a page is stored after it has registered the worker. */
const STORED_AFTER_MS = 5000;

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'You’re offline.' });
const isMarked = (page: Page) => page.evaluate(() => 'offline' in document.documentElement.dataset);

const dangerColor = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--danger)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

const cachedPaths = (page: Page, prefix: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const names = (await caches.keys()).filter((other) => other.startsWith(name));
    const keys = await Promise.all(names.map(async (cache) => (await caches.open(cache)).keys()));
    return keys.flat().map(({ url }) => url.slice(location.origin.length));
  }, prefix);
const isSeen = (page: Page, path: string) =>
  expect.poll(() => cachedPaths(page, 'seen '), { timeout: 60_000 }).toContain(path);

test('E316 E317 E419 a seen page opens offline with a notice, an unseen one lists the seen ones, and both load once the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/market');
  await isSeen(page, '/market');
  const card = main(page).locator('a[href^="/traits/"]').first();
  const trait = (await card.getAttribute('href')) ?? '';
  await card.click();
  await isSeen(page, trait);
  const name = (await heading(page).textContent()) ?? '';
  const price = main(page).locator('[data-price]').first();
  const text = (await price.textContent()) ?? '';

  await test.step('an open page says that the connection dropped', async () => {
    await context.setOffline(true);
    await expect(notice(page)).toContainText('Showing what you saw');
  });

  await test.step('a seen page, also in another tab, with old prices', async () => {
    for (const tab of [page, await context.newPage()]) {
      await tab.goto(trait);
      await expect(heading(tab)).toHaveText(name);
      await expect(notice(tab)).toContainText(
        /You’re offline\. Showing what you saw at \d\d:\d\d UTC\S*\. ?Prices may be out of date\./,
      );
    }
    await expect(price).toHaveText(text);
    expect(await price.evaluate((shown) => getComputedStyle(shown, '::after').content)).toBe(
      '" old"',
    );
  });

  await test.step('an action says that it needs the network', async () => {
    await main(page)
      .getByRole('button', { name: /^Buy for/ })
      .first()
      .click();
    await expect(page.getByText(/connection|network/i).last()).toBeVisible();
    await page.reload();
  });

  await test.step('an unseen trait says so calmly, and lists the seen pages', async () => {
    await page.goto('/market');
    const unseen = main(page).locator(`a[href^="/traits/"]:not([href="${trait}"])`).first();
    await unseen.click();
    const failure = main(page).getByRole('alert').first();
    await expect(failure).toContainText('You’re offline. This loads as soon as the connection is');
    await expect(failure).not.toHaveCSS('border-left-color', await dangerColor(page));
    const seen = page.getByRole('list', { name: 'Pages that you saw' });
    await expect(seen.getByRole('link', { name: 'Market' })).toBeVisible();
  });

  await test.step('an unseen page', async () => {
    await page.goto('/leaders');
    await expect(heading(page)).toHaveText('You’re offline');
    const seen = page.getByRole('list', { name: 'Pages that you saw' });
    await expect(seen.getByRole('link')).toHaveCount(2);
    await seen.getByRole('link', { name: 'Market' }).click();
    await expect(main(page).locator('a[href^="/traits/"]').first()).toBeVisible();
    await expect(notice(page)).toContainText('Showing what you saw');
    await page.goBack();
    await expect(heading(page)).toHaveText('You’re offline');
  });

  await test.step('back online', async () => {
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Leaders');
    await expect(notice(page)).toBeHidden();
    expect(await isMarked(page)).toBe(false);
  });

  await test.step('a page that is open when the network is lost stays', async () => {
    await isSeen(page, '/leaders');
    await context.setOffline(true);
    await expect(notice(page)).toContainText('Showing what you saw');
    await expect(heading(page)).toHaveText('Leaders');
    await context.setOffline(false);
    await expect(notice(page)).toBeHidden();
  });
});

test('T144 after a sign-out offline, nothing that was seen before opens, and private pages never do', async ({
  page,
  context,
}) => {
  await page.goto('/market');
  await signIn(page, 'Demo wallet');
  await page.goto('/dashboard');
  await expect(heading(page)).toBeVisible();
  await page.goto('/collections');
  await isSeen(page, '/collections');
  const seen = await cachedPaths(page, 'seen ');
  expect(seen.filter((path) => path.startsWith('/dashboard'))).toEqual([]);
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const opened = await Promise.all(names.map((name) => caches.open(name)));
    const responses = await Promise.all(opened.map((cache) => cache.matchAll()));
    return (await Promise.all(responses.flat().map((response) => response.text()))).join('\n');
  });
  const address = await page.evaluate(() => localStorage.getItem('seenBy'));
  expect(address).toMatch(/^0x[0-9a-f]{40}$/);
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  expect(stored).not.toContain(token);

  await context.setOffline(true);
  await page.goto('/collections');
  await expect(heading(page)).toHaveText('Collections');
  await page.getByRole('banner').getByRole('button', { name: 'Account menu' }).click();
  await disconnectButton(page).click();
  await expect.poll(() => cachedPaths(page, 'seen ')).toEqual([]);
  await page.goto('/collections');
  await expect(heading(page)).toHaveText('You’re offline');
  await expect(page.getByRole('list', { name: 'Pages that you saw' })).toBeHidden();
});

test('E318 a new build replaces the old one at the next page, without a reload loop', async ({
  page,
  context,
  ownProduct,
  browserErrors,
}) => {
  browserErrors.allow(/status of 404/);
  await page.goto('/market');
  await isSeen(page, '/market');
  const build = () => page.evaluate(async () => (await caches.keys()).join());
  const before = await build();
  await ownProduct.deploy();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.goto('/collections');
  await expect(heading(page)).toHaveText('Collections');
  await expect.poll(build, { timeout: 60_000 }).not.toContain(before.split(',')[0] ?? '');
  await page.goto('/activity');
  await isSeen(page, '/activity');
  expect(documents).toBe(2);
  const code = await cachedPaths(page, 'code ');
  expect(code.filter((path) => /\/assets\/index-.*\.js/.test(path))).toEqual([
    expect.stringMatching(/_2\.js$/),
  ]);

  await context.setOffline(true);
  await page.goto('/activity');
  await expect(heading(page)).toHaveText('Activity');
  await page.goto('/market');
  await expect(heading(page)).toHaveText('You’re offline');
});

test('E319 an operator’s switch removes the worker and all that it stored', async ({
  page,
  ownProduct,
}) => {
  await page.goto('/market');
  await isSeen(page, '/market');
  await ownProduct.deploy({ OFFLINE: 'off' });
  await page.goto('/collections');
  await expect(heading(page)).toHaveText('Collections');
  const stored = () =>
    page.evaluate(async () => [
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
  await expect.poll(stored).toEqual([0, 0]);
  // A page starts or stops storing only when it is idle.
  const isIdle = page
    .context()
    .waitForEvent('request', (request) =>
      /\/service-worker\.js|\/stop-offline-/.test(request.url()),
    );
  await page.goto('/activity');
  await expect(heading(page)).toHaveText('Activity');
  await isIdle;
  await page.waitForTimeout(STORED_AFTER_MS);
  expect(await stored()).toEqual([0, 0]);
});
