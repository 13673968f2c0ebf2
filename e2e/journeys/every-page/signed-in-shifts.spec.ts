import { setTimeout as delay } from 'node:timers/promises';

import { listingsContract } from '@trait-market/contract/economy/listings';
import { initClient } from '@ts-rest/core';
import type { Page } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { layoutShift, movedElements, watchLayoutShift } from '../../fixtures/look/layout-shift';
import type { Product } from '../../fixtures/product';
import { routes } from '../../fixtures/routes';
import { header, mainHeading, openFeatures, openMobileMenu, WIDE } from '../../fixtures/shell';
import { accountMenu, signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { WORLD_HEADER, type World } from '../../fixtures/world';

/** A negligible layout shift; web vitals rate up to 0.1 as "good". */
const NONE = 0.02;

/** The layout shift of an owner's page, which adds a line that says how many editions are held. */
const OWN = 0.014;

const VIEWS = [
  'inventory',
  'orders',
  'radar',
  'balances',
  'history',
  'watchlist',
  'notices',
  'profile',
];

const PATHS = {
  'any page': routes.map(({ path }) => path),
  'any view of a page': [
    ...VIEWS.map((view) => `/dashboard?view=${view}`),
    '/dashboard?view=inventory&kind=trait',
    '/compare?avatars=tin-parliament.7,tin-parliament.9',
    '/packs?drop=high-tide',
    '/reroll?pool=tin-parliament/headwear',
  ],
};

const SIZES = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

/** Milliseconds of delay: longer than the browser attributes shifts to a click. */
const LATE_MS = 600;

const watched = (kind: string, id: string) => ({
  kind,
  id,
  since: '2026-01-01T00:00:00.000Z',
  floorThen: null,
});

/** Puts three listings into the cart, and watches things of three kinds. */
const fillLists = async (page: Page, world: World, { bffUrl }: Product): Promise<void> => {
  const listings = initClient(listingsContract, {
    baseUrl: bffUrl,
    baseHeaders: { [WORLD_HEADER]: world.name },
  });
  const { status, body } = await listings.browse({ query: { chainId: 1, limit: 20 } });
  if (status !== 200) throw new Error(`The listings answered ${status}.`);
  const lines = body.items.flatMap(({ hash, gives: [item], unitPrice: price }) =>
    item?.kind === 'trait' && price !== null
      ? { hash, quantity: 1, traitId: item.trait.id, name: item.trait.value, price }
      : [],
  );
  expect(lines.length).toBeGreaterThan(2);
  const lists = {
    cart: lines.slice(0, 3),
    watchlist: [
      watched('trait', 'tomato-fez-tin-parliament'),
      watched('avatar', 'tin-parliament/7'),
      watched('collection', 'tin-parliament'),
    ],
  };
  await page.evaluate((all) => {
    for (const [name, list] of Object.entries(all))
      localStorage.setItem(name, JSON.stringify(list));
  }, lists);
};

const expectStill = async (page: Page, before = 0): Promise<void> => {
  const shift = (await layoutShift(page)) - before;
  expect(shift, (await movedElements(page)).join('\n')).toBeLessThanOrEqual(NONE);
};

for (const size of SIZES)
  test.describe(`E424 nothing jumps ${size.width} pixels wide, with a wallet that holds a lot`, () => {
    for (const [kind, paths] of Object.entries(PATHS))
      test(`on ${kind} that is opened`, async ({ page, world, product, networkQuiet }) => {
        await page.setViewportSize(WIDE);
        await page.goto(ANY_PAGE);
        await signIn(page, 'Demo wallet');
        await fillLists(page, world, product);
        // Merges the watchlist of this browser into the account's.
        await page.goto('/watchlist');
        await networkQuiet();
        await page.setViewportSize(size);
        await watchLayoutShift(page);
        for (const path of paths)
          await test.step(path, async () => {
            await page.goto(path);
            await expect(accountMenu(page)).toBeVisible();
            await expect(mainHeading(page)).toBeVisible();
            await networkQuiet();
            await expectStill(page);
          });
      });

    test('on the page of a trait of which the wallet holds editions', async ({
      page,
      networkQuiet,
    }) => {
      await page.setViewportSize(WIDE);
      await page.goto(ANY_PAGE);
      await signIn(page, 'Demo wallet');
      await page.setViewportSize(size);
      await watchLayoutShift(page);
      await page.goto('/traits/umber-humbug-body-night-post');
      await expect(page.getByText(/^You hold \d/)).toBeVisible();
      await networkQuiet();
      expect(await layoutShift(page), (await movedElements(page)).join('\n')).toBeLessThanOrEqual(
        OWN,
      );
    });

    test('on any page that the header leads to', async ({ page, networkQuiet }) => {
      await page.setViewportSize(WIDE);
      await page.goto('/terms');
      await signIn(page, 'Demo wallet');
      await page.setViewportSize(size);
      await watchLayoutShift(page);
      await page.reload();
      const openMenu = () => (size.width < 992 ? openMobileMenu(page) : openFeatures(page));
      const links = header(page).locator('a[href^="/"]:not([target])').filter({ visible: true });
      await openMenu();
      const paths = new Set(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')),
      );
      expect(paths).toContain('/reroll');
      await page.keyboard.press('Escape');
      await page.route('**/v1/**', async (route) => {
        await delay(LATE_MS);
        await route.fallback();
      });
      for (const path of paths)
        await test.step(path, async () => {
          const before = await layoutShift(page);
          await openMenu();
          await links
            .and(page.locator(`[href="${path}"]`))
            .first()
            .click();
          await expect(page).toHaveURL(path);
          await expect(mainHeading(page)).toBeVisible();
          await networkQuiet();
          await expectStill(page, before);
        });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
