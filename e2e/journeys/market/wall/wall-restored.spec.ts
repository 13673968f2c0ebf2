import type { Page } from '@playwright/test';

import { expect, test } from '../../../fixtures/test';
import type { World } from '../../../fixtures/world';

/** A scroll position in pixels, several fetched pages below the first one. */
const DEEP = 13_500;

const cards = (page: Page) => page.getByRole('list', { name: 'Traits' }).getByRole('listitem');
const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
const pagesAsked = (world: World): Promise<number> =>
  world.requestCount('GET', '/economy/v1/traits');

const goDeep = async (page: Page, world: World, networkQuiet: () => Promise<void>) => {
  await page.goto('/market');
  await expect(cards(page).first()).toBeVisible();
  await expect(async () => {
    await page.evaluate((top) => window.scrollTo(0, top), DEEP);
    expect(await scrolled(page)).toBe(DEEP);
  }).toPass();
  await networkQuiet();
  return pagesAsked(world);
};

test('E22 a reload deep in the market restores the place and fetches no page beyond it, unless a key press stops it', async ({
  page,
  world,
  networkQuiet,
}) => {
  const pages = await goDeep(page, world, networkQuiet);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(DEEP);
  await networkQuiet();
  expect(await scrolled(page)).toBe(DEEP);
  const requested = await pagesAsked(world);
  expect(requested).toBeLessThanOrEqual(pages * 2);

  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/economy/v1/traits?*cursor=*', async (route) => {
    await isReleased;
    await route.fallback();
  });
  await page.reload();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1500);
  await page.keyboard.press('Shift');
  const before = await scrolled(page);
  release();
  await networkQuiet();
  expect(await scrolled(page)).toBe(before);
  expect(await pagesAsked(world)).toBeLessThan(requested + 4);
});
