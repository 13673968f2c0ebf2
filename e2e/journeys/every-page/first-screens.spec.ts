import type { Locator, Page } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { expectAccessible } from '../../fixtures/look/accessibility';
import { WIDE } from '../../fixtures/shell';
import { accountMenu, signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

const PHONE = { width: 375, height: 812 };
const SMALL_PHONE = { width: 375, height: 740 };
const LAPTOP = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 1024 };

const ROW = 'li:has(img), tbody tr:has(img)';

/** The first item of each view of the dashboard, and the part of it that the first screen shows. */
const FIRST_ITEMS: readonly (readonly [view: string, part: string])[] = [
  ['orders', ROW],
  ['orders&show=offers-received', ROW],
  ['radar', 'li:has(img) img'],
  ['history', ROW],
  ['notices', ROW],
  ['watchlist', ROW],
  ['inventory', 'li img'],
];

const bottomOf = (page: Page, part: string, position = 0): Promise<number> =>
  page
    .getByRole('main')
    .locator(part)
    .nth(position)
    .evaluate((element) => element.getBoundingClientRect().bottom);

test('E492 each view of the dashboard shows its first item on the first screen, a laptop three received offers and six own orders', async ({
  page,
  networkQuiet,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await page.goto('/traits/tomato-fez-tin-parliament');
  await page.getByRole('button', { name: /^Watch / }).click();

  await page.setViewportSize(SMALL_PHONE);
  for (const [view, part] of FIRST_ITEMS)
    await test.step(view, async () => {
      await page.goto(`/dashboard?view=${view}`);
      await expect(accountMenu(page)).toBeVisible();
      await networkQuiet();
      expect(await bottomOf(page, part)).toBeLessThanOrEqual(SMALL_PHONE.height);
    });

  await page.setViewportSize(LAPTOP);
  await page.goto('/dashboard?view=orders&show=offers-received');
  await expect(accountMenu(page)).toBeVisible();
  await networkQuiet();
  expect(await bottomOf(page, ROW, 2)).toBeLessThanOrEqual(LAPTOP.height);
  await page.goto('/dashboard?view=orders');
  await expect(accountMenu(page)).toBeVisible();
  await networkQuiet();
  expect(await bottomOf(page, ROW, 5)).toBeLessThanOrEqual(LAPTOP.height);
});

test('E492 the dashboard’s tabs have no scrollbar, and the current one is whole', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  for (const width of [375, 768])
    for (const view of ['orders', 'notices', 'credits'])
      await test.step(`${view} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 1024 });
        await page.goto(`/dashboard?view=${view}`);
        const tabs = page.getByRole('navigation', { name: 'Dashboard', exact: true });
        // Its lower border, of which a pixel is clipped, covers that of the row.
        const current =
          width < TABLET.width && view !== 'orders'
            ? tabs.getByRole('button', { name: 'More' })
            : tabs.locator('[aria-current=page]');
        await expect(current).toBeInViewport({ ratio: 0.97 });
        // Headless browsers draw no scrollbar to measure.
        await expect(tabs.locator('.scrolled-row')).toHaveCSS('scrollbar-width', 'none');
      });
});

test('E653 the number of received offers is whole on a phone', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await page.goto('/dashboard');
  const badge = page
    .getByRole('navigation', { name: 'Dashboard', exact: true })
    .getByRole('link', { name: /^\d+ offers received$/ });
  await expect(badge.getByText(/^\d+ offers$/)).toBeVisible();
  for (const width of [360, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await expect(badge.getByText(/^\d+$/)).toBeInViewport({ ratio: 1 });
    await expect(badge.getByText(/^\d+ offers$/)).toBeHidden();
  }
});

test('E681 the dashboard’s menu has the tabs that don’t fit, and laptops have all tabs in the row', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await page.goto('/dashboard?view=orders');
  const tabs = page.getByRole('navigation', { name: 'Dashboard', exact: true });
  const menu = tabs.getByRole('button', { name: 'More' });
  const credits = tabs.getByRole('link', { name: 'Credits' });
  await expect(credits).toBeInViewport();
  await expect(menu).toBeHidden();
  for (const size of [SMALL_PHONE, TABLET])
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await page.goto('/dashboard?view=orders');
      await expect(menu).toBeInViewport({ ratio: 1 });
      await expect(credits).toBeHidden();
      await menu.click();
      await expect(credits).toBeInViewport({ ratio: 1 });
      await expectAccessible(page, 'nav[aria-label=Dashboard]');
      await credits.click();
      await expect(page).toHaveURL('/dashboard?view=credits');
      const current = size === TABLET ? tabs.locator('[aria-current=page]') : menu;
      await expect(current).toHaveText(/Credits$/);
      await expect(current).toBeInViewport({ ratio: 0.97 });
    });
});

test('E681 on phones, no tab is cut off, and the menu has all others and names the current one', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  const tabs = page.getByRole('navigation', { name: 'Dashboard', exact: true });
  const menu = tabs.getByRole('button', { name: 'More' });
  const links = tabs.locator('.scrolled-row').getByRole('link', { name: /^\D+$/ });
  for (const width of [360, PHONE.width])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ ...PHONE, width });
      await page.goto('/dashboard?view=orders');
      await expect(links).toHaveText(['Overview', 'Inventory', 'Orders']);
      await expect(tabs.getByRole('link', { name: /offers received$/ })).toBeVisible();
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 0.97 });
      await menu.click();
      await tabs.getByRole('link', { name: 'Orders at risk' }).click();
      await expect(page).toHaveURL(/view=radar$/);
      await expect(menu).toHaveAccessibleName('More Orders at risk');
      await expect(menu).toBeInViewport({ ratio: 0.97 });
      await expect(links).toHaveText(['Overview', 'Inventory', 'Orders']);
      for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 0.97 });
      await menu.click();
      await expect(tabs.getByRole('listitem')).toHaveText([
        'Orders at risk',
        'History',
        'Watchlist',
        'Balances',
        'Notifications',
        'Edit profile',
        'Credits',
      ]);
    });
});

const LISTS = ['/dashboard?view=history', '/activity'];

test('E519 the inventory’s first row is whole on laptops and tablets, and lists of events start in the upper half', async ({
  page,
  networkQuiet,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  const main = page.getByRole('main');
  for (const size of [LAPTOP, TABLET])
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await page.goto('/dashboard?view=inventory');
      await expect(main.getByText(/^≈\s\$/).first()).toBeVisible();
      await networkQuiet();
      const cards = main.getByRole('listitem').filter({ has: page.locator('.owned-buttons') });
      const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
      const row = boxes.filter((box) => box?.y === boxes[0]?.y);
      expect(row.length).toBeGreaterThan(2);
      for (const box of row)
        expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(size.height);

      for (const path of LISTS) {
        await page.goto(path);
        await expect(accountMenu(page)).toBeVisible();
        await networkQuiet();
        const { y = Infinity } = (await main.locator(ROW).first().boundingBox()) ?? {};
        expect(y, path).toBeLessThan(size.height / 2);
      }
    });
});

test('E660 a phone’s first screen shows the inventory’s first card with its buttons', async ({
  page,
  networkQuiet,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await page.setViewportSize(PHONE);
  await page.goto('/dashboard?view=inventory');
  const main = page.getByRole('main');
  await expect(main.getByText(/^≈\s\$/).first()).toBeVisible();
  await networkQuiet();
  expect(await bottomOf(page, '.owned-buttons')).toBeLessThanOrEqual(PHONE.height);
});

test('E648 the overview’s readings are one row above the chart, and laptops show what needs attention next to it', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  const value = page.getByRole('region', { name: 'What you own is worth' });
  const attention = page.getByRole('region', { name: 'Needs your attention' });
  const results = page.getByRole('region', { name: 'Results of sales' });
  const topOf = async (part: Locator) => Math.round((await part.boundingBox())?.y ?? Infinity);
  for (const size of [LAPTOP, TABLET])
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await page.goto('/dashboard');
      await expect(results).toBeVisible();
      const names = [/^Worth by floor/, /^Worth by offers/, /^Traits by last sales/];
      const tops = await Promise.all(names.map((name) => topOf(value.getByText(name))));
      expect(new Set(tops).size).toBe(1);
      expect(tops[0]).toBeLessThan(await topOf(value.getByRole('img')));
    });
  await page.setViewportSize(LAPTOP);
  expect(await topOf(attention)).toBe(await topOf(value));
  expect(await topOf(results)).toBeLessThan(LAPTOP.height);
});

test('E520 the notice is no tab stop where all of it is visible', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  await page.goto(ANY_PAGE);
  const notice = page.getByText(/^Notice - /);
  const dismiss = page.getByRole('button', { name: 'Dismiss the notice' });
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Tab');
  await expect(dismiss).toBeFocused();

  await page.setViewportSize(SMALL_PHONE);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('details[open]').filter({ has: notice })).toBeVisible();
});

test('E520 on phones, the lists of orders are in one row, with the number of received offers', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await page.setViewportSize(SMALL_PHONE);
  await page.goto('/dashboard?view=orders');
  const lists = page.getByRole('navigation', { name: 'Orders', exact: true });
  await expect(lists.getByRole('link', { name: /^Offers received \d+$/ })).toBeVisible();
  expect((await lists.boundingBox())?.height).toBeLessThan(60);
});

test('E655 the facts of received offers break between each other, and “Offers pay in” is at the left edge above the filters', async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP);
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await page.goto('/dashboard?view=orders&show=offers-received');
  const comparisons = page.getByRole('main').locator('li .facts', { hasText: /floor, / });
  await expect(comparisons.first()).toBeVisible();
  for (const size of [SMALL_PHONE, TABLET, LAPTOP]) {
    await page.setViewportSize(size);
    const facts = await comparisons.evaluateAll((elements) =>
      elements.map(({ children }) =>
        [...children].map((fact) => {
          const { top, bottom, height } = fact.getBoundingClientRect();
          const lineHeight = Number.parseFloat(getComputedStyle(fact).lineHeight);
          return { top, bottom, isBroken: height > 1.5 * lineHeight };
        }),
      ),
    );
    for (const ofRow of facts) {
      expect(ofRow.length).toBeGreaterThan(1);
      // A fact that is too long for one line shares its lines with no other.
      for (const { top, bottom } of ofRow.filter(({ isBroken }) => isBroken))
        expect(ofRow.filter((other) => other.top < bottom && other.bottom > top)).toHaveLength(1);
    }
  }

  await page.goto('/dashboard?view=orders&show=offers-made');
  const worth = await page
    .getByText(/^Offers pay in WETH/)
    .first()
    .boundingBox();
  const search = await page.getByRole('main').getByRole('searchbox').boundingBox();
  expect(worth?.x).toBe(search?.x);
  expect((worth?.y ?? 0) + (worth?.height ?? 0)).toBeLessThanOrEqual(search?.y ?? 0);
});

test('E679 the titles of packs and pools are in one row with their text on laptops, and pictures start high up', async ({
  page,
  networkQuiet,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  for (const [path, text] of [
    ['/packs', /^Sealed sets of five traits/],
    ['/reroll', /^Put a loose trait into a pool/],
  ] as const)
    for (const width of [1440, 1024])
      await test.step(`${path} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const main = page.getByRole('main');
        const parts = [main.getByRole('heading', { level: 1 }), main.getByText(text)];
        if (path === '/packs') parts.push(main.getByRole('region', { name: 'Your packs' }));
        await expect(parts.at(-1) ?? main).toBeVisible();
        await networkQuiet();
        const middles = await Promise.all(
          parts.map(async (one) => {
            const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
            return y + height / 2;
          }),
        );
        expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
        const list = main.getByRole('list', { name: path === '/packs' ? 'Drops' : 'Pools' });
        const { y } = (await list.locator('img').first().boundingBox()) ?? {};
        // A pack's window is in the upper half of the pack.
        expect(y).toBeLessThanOrEqual(path === '/packs' ? 300 : 260);
      });
});

test('E680 the first screen of Construct shows the picture, the figures and two traits that are bought first', async ({
  page,
  networkQuiet,
}) => {
  await page.setViewportSize(LAPTOP);
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await page.goto('/construct');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /#\d+/ }).first().click();
  for (const slot of ['Headwear', 'Eyes']) {
    await main.getByRole('button', { name: new RegExp(`^${slot}`) }).click();
    const market = main.getByRole('heading', { name: 'On the market' }).locator('..');
    await market.getByRole('radio').first().check({ force: true });
  }
  const bought = main.getByRole('region', { name: 'Bought first' });
  await expect(bought.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await networkQuiet();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(main.getByRole('img', { name: /, after$/ })).toBeInViewport({ ratio: 1 });
  for (const row of await bought.getByRole('listitem').all())
    await expect(row).toBeInViewport({ ratio: 1 });
});

test('E680 a phone’s first screen of Construct shows the picture and the first row of traits', async ({
  page,
  networkQuiet,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await page.setViewportSize(PHONE);
  await page.goto('/construct?avatar=fathom-club/1');
  const main = page.getByRole('main');
  const first = main
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .first();
  await expect(first).toBeVisible();
  await networkQuiet();
  await expect(main.getByRole('img', { name: /, after$/ })).toBeInViewport({ ratio: 1 });
  await expect(first).toBeInViewport({ ratio: 1 });
});
