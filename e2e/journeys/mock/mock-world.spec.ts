import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../../fixtures/look/accessibility';
import { closeMarket } from '../../fixtures/closed-features';
import { followNetwork } from '../../fixtures/network-quiet';
import type { Product } from '../../fixtures/product';
import { expectSignedIn, openSignIn, signIn } from '../../fixtures/sign-in';
import { expect, test as shared } from '../../fixtures/test';
import { setVisibility } from '../../fixtures/tab-visibility';
import { stockUp } from '../../fixtures/collectors/trader';
import { widen } from '../../fixtures/look/window-width';
import { createWorld, WORLD_HEADER } from '../../fixtures/world';
import { freePort, startBff, startMock } from '@trait-market/scripts/product/product';

/** Runs the product as `npm start` does: the mock and the product know each other's address. */
const test = shared.extend<{ nothingNamed: void }, { ownProduct: Product }>({
  nothingNamed: [
    async ({ context, wallets }, use) => {
      void wallets;
      await context.setExtraHTTPHeaders({});
      await use();
    },
    { auto: true },
  ],
  ownProduct: [
    async ({}, use) => {
      const bffPort = await freePort();
      const productUrl = `http://127.0.0.1:${bffPort}`;
      const mock = await startMock(await freePort(), {
        MOCK_PRODUCT: productUrl,
        MOCK_ORIGINS: productUrl,
      });
      // The first request waits until the mock has generated its market.
      await fetch(`${mock.url}/economy/v1/drops`, { headers: { [WORLD_HEADER]: 'first' } });
      const env = { MOCK_CONTROL_URL: `${mock.url}/__mock` };
      const bff = await startBff({ port: bffPort, providerUrl: mock.url, env });
      await use({ bffUrl: bff.url, mockUrl: mock.url });
      await Promise.all([bff.stop(), mock.stop()]);
    },
    { scope: 'worker' },
  ],
  product: async ({ ownProduct }, use) => use(ownProduct),
});

test('the product is opened in a world, stays in it, and links back to its control page', async ({
  page,
  context,
  product: { mockUrl },
  world,
}) => {
  await page.goto(`${mockUrl}/__mock?world=${world.name}`);
  await expect(page.getByLabel('World', { exact: true })).toHaveValue(world.name);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Open the product in this world' }).click(),
  ]);
  await expect(opened.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(opened).not.toHaveURL(/mock-world/);

  await openSignIn(opened).then((dialog) =>
    dialog.getByRole('button', { name: 'Test Wallet' }).click(),
  );
  await expectSignedIn(opened);
  expect(await world.requestCount('POST', '/v1/users/login')).toBe(1);
  await expect.poll(() => world.requestCount('POST', '/collect/page-views')).toBeGreaterThan(0);

  await opened.goto(new URL('/packs', opened.url()).href);
  await expect.poll(() => world.requestCount('GET', '/api/features/sdk-local')).toBeGreaterThan(0);
  const badge = opened.getByRole('link', { name: `World: ${world.name} · Mock` });
  await expect(badge).toBeVisible();
  await expectAccessible(opened);

  const [control] = await Promise.all([context.waitForEvent('page'), badge.click()]);
  await expect(control.getByLabel('World', { exact: true })).toHaveValue(world.name);
  await expect(
    control.getByRole('complementary', { name: 'Journal' }).getByText('/v1/users/login'),
  ).toBeVisible();
});

test('the market belongs to the world: what is there, who holds it, and whether it is open', async ({
  page,
  product,
  wallet,
  world,
}) => {
  const trait = 'tomato-fez-tin-parliament';
  const byDefault = createWorld('default', product);
  await stockUp(world, wallet, { native: 7, traits: { [trait]: 3 } });

  const astray: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Excludes pictures, which the browser itself fetches without the world's header.
    const isOfWorld = /^\/(?:(?:economy\/)?v1|api)\//.test(pathname) && !pathname.endsWith('.svg');
    if (isOfWorld && request.headers()[WORLD_HEADER] !== world.name) astray.push(request.url());
  });
  await page.goto(`/market?mock-world=${world.name}`);
  await signIn(page, wallet.injected.name);
  await expect.poll(() => world.requestCount('GET', '/economy/v1/traits')).toBeGreaterThan(0);
  await page.goto('/dashboard?view=inventory');
  await expect(page.getByRole('listitem').filter({ hasText: 'Tomato Fez' })).toContainText(
    'You hold 3',
  );
  await page.goto('/dashboard?view=balances');
  await expect(page.getByRole('region', { name: 'Ethereum' })).toContainText('7 ETH');
  await page.goto(`/traits/${trait}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Tomato Fez' })).toBeVisible();
  await expect
    .poll(() => world.requestCount('GET', `/economy/v1/traits/${trait}`))
    .toBeGreaterThan(0);
  expect(astray).toEqual([]);
  // The server renders a page that is opened without the world's name, so it reads by default.
  const written = (await byDefault.requests()).filter(({ method }) => method !== 'GET');
  expect(written).toEqual([]);

  const closed = createWorld(`${world.name.slice(0, 57)}-closed`, product);
  await closeMarket(closed);
  await page.goto(`/market?mock-world=${closed.name}`);
  await expect.poll(() => closed.requestCount('GET', '/v1/marketTraits/search')).toBeGreaterThan(0);
  expect(await closed.requestCount('GET', '/economy/v1/traits')).toBe(0);
});

test('people signed in in one world are not signed in in another', async ({ page, world }) => {
  await page.goto(`/?mock-world=${world.name}`);
  const dialog = await openSignIn(page);
  await dialog.getByRole('button', { name: 'Test Wallet' }).click();
  await expectSignedIn(page);
  const other = `${world.name.slice(0, 57)}-other`;
  await page.goto(`/?mock-world=${other}`);
  await expect(page.getByRole('link', { name: `World: ${other} · Mock` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect' })).toBeVisible();
});

test('with mock-clock=on the page has the time of the mock behind the BFF, and its session ends there', async ({
  page,
  world,
}) => {
  const quiet = followNetwork(page);
  await page.goto(`/?mock-world=${world.name}&mock-clock=on`);
  const dialog = await openSignIn(page);
  await dialog.getByRole('button', { name: 'Test Wallet' }).click();
  await expectSignedIn(page);
  const differenceMs = async () => {
    const { status, body } = await world.control.status();
    if (status !== 200) throw new Error(`The mock's clock answered ${status}.`);
    return Math.abs((await page.evaluate(() => Date.now())) - Date.parse(body.now));
  };
  expect(await differenceMs()).toBeLessThan(5000);

  // The mock would refuse requests that arrive after the clock was moved, with the token of before.
  await quiet();
  // The tab is hidden while the clock is moved on the control page.
  await setVisibility(page, 'hidden');
  await world.control.clock({ body: { advanceMs: 30 * 24 * 60 * 60_000 } });
  expect(await differenceMs()).toBeGreaterThan(60_000);
  await setVisibility(page, 'visible');
  await expect.poll(differenceMs).toBeLessThan(5000);
  await expect(page.getByRole('button', { name: 'Connect' }).first()).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Connect' }).first()).toBeVisible();
  const refused = (await world.requests()).filter(({ status }) => status === 401);
  expect(refused.map(({ path }) => path)).toEqual([]);
});

const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const floating = [
      ...document.querySelectorAll('[data-slot=chat-launcher], [data-slot=world-badge]'),
    ].filter((one) => getComputedStyle(one).opacity !== '0');
    if (floating.length === 0) throw new Error('Nothing floats over the page.');
    const pressable = [...document.querySelectorAll('a[href], button, input, select, summary')];
    return pressable.flatMap((one) => {
      if (floating.includes(one) || !one.checkVisibility({ visibilityProperty: true })) return [];
      const place = one.getBoundingClientRect();
      const isUnder = floating.some((other) => {
        const over = other.getBoundingClientRect();
        return (
          Math.min(over.right, place.right) - Math.max(over.left, place.left) > 0.5 &&
          Math.min(over.bottom, place.bottom) - Math.max(over.top, place.top) > 0.5
        );
      });
      return isUnder ? [one.getAttribute('aria-label') ?? one.textContent.trim()] : [];
    });
  });

/** Returns whether the window's edge cuts an element off or touches it, with its rounded corners. */
const cutOff = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => {
    const { left, right, width, height } = one.getBoundingClientRect();
    const { borderTopRightRadius, borderRightWidth } = getComputedStyle(one);
    return (
      left <= 0 ||
      right >= document.documentElement.clientWidth ||
      Math.min(width, height) < 24 ||
      Number.parseFloat(borderTopRightRadius) === 0 ||
      Number.parseFloat(borderRightWidth) === 0
    );
  });

const floatingAt = (page: Page, place: string) =>
  expect(page.locator('html')).toHaveAttribute('data-floating', place);

test('E123 the chat and the world’s button cover nothing at the end of a page, move away on scrolling down, and never cover the buy bar', async ({
  page,
  world,
}) => {
  await page.goto(`/market?listed=true&mock-world=${world.name}`);
  const card = page.getByRole('list', { name: 'Traits' }).getByRole('link').first();
  const trait = (await card.getAttribute('href')) ?? '';
  const quiet = followNetwork(page);
  const badge = page.getByRole('link', { name: `World: ${world.name} · Mock` });
  const launcher = page.locator('[data-slot=chat-launcher]');
  for (const path of ['/', '/help', '/collections', '/playground', trait]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet();
    for (const width of [375, 768, 1440]) {
      await widen(page, width);
      // Scrolls repeatedly, because a page may become longer when it is rendered for another width.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await expect(page.locator('html')).toHaveAttribute('data-floating', 'end', {
          timeout: 500,
        });
        for (const one of [launcher, badge])
          await expect(one).toHaveCSS('opacity', '1', { timeout: 500 });
        expect(await covered(page), `${path} at ${width}`).toEqual([]);
        expect(await cutOff(launcher), `${path} at ${width}`).toBe(false);
      }).toPass({ timeout: 10_000 });
    }
  }

  await widen(page, 375);
  const bar = page.getByRole('region', { name: 'Buy this trait' });
  await page.evaluate(() => window.scrollTo(0, 0));
  await floatingAt(page, 'shown');
  await expect(bar.getByRole('button', { name: /^Buy for/ })).toBeInViewport();
  const beneath = async () => {
    const [price, ...over] = await Promise.all(
      [bar, badge, launcher].map((one) => one.boundingBox()),
    );
    return over.every((one) => one !== null && one.y + one.height <= (price?.y ?? 0));
  };
  await expect.poll(beneath).toBe(true);
  for (const one of [launcher, badge]) await expect(one).toHaveCSS('opacity', '0');
  for (const [width, opacity] of [
    [768, '0'],
    [1024, '1'],
  ] as const) {
    await widen(page, width);
    await page.evaluate(() => window.scrollTo(0, 300));
    await floatingAt(page, 'hidden');
    await expect(launcher).toHaveCSS('opacity', '0');
    await page.evaluate(() => window.scrollTo(0, 200));
    await floatingAt(page, 'shown');
    await expect(launcher).toHaveCSS('opacity', opacity);
  }
  expect(await cutOff(launcher)).toBe(false);
  await widen(page, 375);
  await page.getByRole('button', { name: 'Menu' }).click();
  const pages = page.getByRole('navigation', { name: 'All pages' });
  await pages.getByRole('button', { name: 'Chat with us' }).click();
  await expect(page.getByRole('dialog', { name: 'Chat' })).toBeVisible();
  await page.goto('/draws/log');
  await quiet();
  const field = page.getByRole('textbox', { name: 'Wallet address' });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(launcher).toHaveCSS('opacity', '1', { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await field.evaluate((element) => element.focus({ preventScroll: true }));
  await expect(launcher).toHaveCSS('opacity', '0');
  await field.evaluate((element) => element.blur());
  await expect(launcher).toHaveCSS('opacity', '1');
});

shared('a product without the mock’s address takes no part in worlds', async ({ page, world }) => {
  await page.goto('/?mock-world=elsewhere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/mock-world=elsewhere$/);
  await expect(page.getByRole('link', { name: /Mock$/ })).toHaveCount(0);
  await expect.poll(() => world.requestCount('GET', '/v1/marketTraits/search')).toBeGreaterThan(0);
});
