import { TraitPageSchema } from '@trait-market/contract/economy/traits';
import type { Locator, Page } from '@playwright/test';

import {
  expectAccessible,
  expectAccessibleInBothThemes,
} from '../../../fixtures/look/accessibility';
import { mainHeading, NARROW } from '../../../fixtures/shell';
import { newSigner, tradeAs } from '../../../fixtures/collectors/signed-orders';
import { slowDown } from '../../../fixtures/slow-answers';
import { expect, test } from '../../../fixtures/test';
import { WORLD_HEADER } from '../../../fixtures/world';

const TRAITS = '/economy/v1/traits';
/** The maximum number of mounted cards, independent of the number of traits. */
const MOST_CARDS = 150;

const results = (page: Page): Locator => page.getByRole('region', { name: 'Results' });
const cards = (page: Page): Locator =>
  results(page).getByRole('list', { name: 'Traits' }).getByRole('listitem');
const summary = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ traits?$/ });
const filters = (page: Page): Locator => page.getByRole('complementary', { name: 'Filters' });
const chips = (page: Page): Locator =>
  results(page).getByRole('list', { name: 'Active filters' }).getByRole('listitem');
const filterOf = (place: Locator, value: string): Locator =>
  place.getByRole('checkbox', { name: new RegExp(`^${value}\\b`) });

const promiseOf = async (filter: Locator): Promise<string> => {
  const words = await filter.locator('xpath=ancestor::label').innerText();
  const [, count] = /\s([\d,]+)\s*traits?\b/.exec(words) ?? [];
  if (count === undefined) throw new Error(`No count in: ${words}`);
  return count === '1' ? '1 trait' : `${count} traits`;
};

const prices = async (page: Page): Promise<number[]> =>
  (await cards(page).allInnerTexts()).map((words) =>
    Number(/([\d.,]+) ETH/.exec(words)?.[1]?.replaceAll(',', '')),
  );
/** Returns NaN when no price is visible, because NaN fails every comparison with a bound. */
const priceRange = async (page: Page): Promise<{ lowest: number; highest: number }> => {
  const shown = await prices(page);
  if (shown.length === 0) return { lowest: Number.NaN, highest: Number.NaN };
  return { lowest: Math.min(...shown), highest: Math.max(...shown) };
};
const ascending = (values: readonly number[]) => values.toSorted((one, other) => one - other);

test('E20 every filter changes the list, the address and the chips; Back, a reload and a link restore it', async ({
  page,
}) => {
  await page.goto('/market');
  await expect(summary(page)).toHaveText('800 traits');
  const labelOf = (value: string) =>
    filterOf(filters(page), value).locator('xpath=ancestor::label');
  await expect(labelOf('Tin Parliament')).toContainText(/from.*ETH/);
  await expect(labelOf('Headwear')).not.toContainText('from');

  const narrowBy = async (value: string) => {
    const filter = filterOf(filters(page), value);
    const promised = await promiseOf(filter);
    await filter.click();
    await expect(filter).toBeChecked();
    await expect(summary(page)).toHaveText(promised);
  };
  await narrowBy('Headwear');
  await expect(page).toHaveURL('/market?slot=headwear');
  await narrowBy('Ethereum');
  await narrowBy('Common');
  await narrowBy('Fathom Club');
  await expect(page).toHaveURL(
    '/market?slot=headwear&rarity=common&collection=fathom-club&chain=ethereum',
  );
  await expect(cards(page).first()).toBeVisible();
  const narrowed = await cards(page).allInnerTexts();
  expect(narrowed).not.toEqual([]);
  for (const words of narrowed) expect(words).toMatch(/Headwear · Common/);
  await expect(chips(page).getByRole('button', { name: /^Remove/ })).toHaveText([
    'Slot Headwear',
    'Rarity Common',
    'Collection Fathom Club',
    'Network Ethereum',
  ]);
  const narrowest = await summary(page).innerText();

  await page.goBack();
  await expect(chips(page).getByRole('button', { name: /^Remove/ })).toHaveCount(3);
  await expect(filterOf(filters(page), 'Fathom Club')).not.toBeChecked();
  await page.goForward();
  await page.reload();
  await expect(summary(page)).toHaveText(narrowest);
  await expect(filterOf(filters(page), 'Fathom Club')).toBeChecked();

  await results(page)
    .getByRole('button', { name: 'Remove filter Collection: Fathom Club' })
    .click();
  await results(page).getByRole('button', { name: 'Remove filter Rarity: Common' }).click();
  await expect(page).toHaveURL('/market?slot=headwear&chain=ethereum');
  await expect(summary(page)).toBeFocused();
  await filters(page)
    .getByRole('radio', { name: /^For sale/ })
    .click();
  await expect(page).toHaveURL('/market?listed=true&slot=headwear&chain=ethereum');
  await expect.poll(async () => (await priceRange(page)).lowest).toBeGreaterThan(0);
  const cheapest = await prices(page);
  expect(cheapest).toEqual(ascending(cheapest));

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, high to low');
  await expect(page).toHaveURL(/&sort=price-desc$/);
  await expect.poll(async () => (await prices(page))[0]).toBeGreaterThan(cheapest[0] ?? 0);
  const dearest = await prices(page);
  expect(dearest).toEqual(ascending(dearest).toReversed());

  await filters(page).getByRole('combobox', { name: 'In' }).selectOption('ETH');
  await filters(page).getByRole('textbox', { name: 'At most' }).fill('0.2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/maxPrice=0\.2&priceIn=eth/);
  await expect(chips(page).getByRole('button', { name: /Price: up to 0\.2 ETH$/ })).toBeVisible();
  await expect.poll(async () => (await priceRange(page)).highest).toBeLessThanOrEqual(0.2);
  await results(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/market?sort=price-desc');
  await expect(summary(page)).toHaveText('800 traits');
});

test(
  'E21 however many traits scroll by, few are in the page, each says its position, and the focus stays',
  { tag: '@small' },
  async ({ page }) => {
    const release = await slowDown(page);
    await page.goto('/market');
    await expect(page.getByText('Loading traits')).toBeAttached();
    release();
    await expect(cards(page).first()).toHaveAttribute('aria-posinset', '1');
    await expect(cards(page).first()).toHaveAttribute('aria-setsize', '800');

    await page.evaluate(() => {
      const list = document.querySelector('main ul[aria-label="Traits"]');
      if (list === null) throw new Error('There is no list.');
      new MutationObserver(() => {
        const most = Math.max(Number(list.getAttribute('data-most')), list.childElementCount);
        list.setAttribute('data-most', String(most));
      }).observe(list, { childList: true });
    });
    const first = cards(page).first().getByRole('link');
    await first.focus();
    for (const place of [60, 120, 180]) {
      await expect(async () => {
        await page.keyboard.press('End');
        const last = await cards(page).last().getAttribute('aria-posinset');
        expect(Number(last)).toBeGreaterThan(place);
      }).toPass();
    }
    await expect(first).toBeFocused();
    await expect(cards(page).first()).toHaveAttribute('aria-posinset', '1');
    await expect(first).not.toBeInViewport();
    const most = results(page).getByRole('list', { name: 'Traits' });
    expect(Number(await most.getAttribute('data-most'))).toBeGreaterThan(4);
    expect(Number(await most.getAttribute('data-most'))).toBeLessThan(MOST_CARDS);

    const left = await page.evaluate(() => window.scrollY);
    await cards(page).last().getByRole('link').press('Enter');
    await expect(page).toHaveURL(/\/traits\//);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left / 2);
    await expect(cards(page).first()).toBeAttached();
  },
);

test('E24 new listings are announced without moving anything, and shown on request', async ({
  page,
  world,
  product,
  networkQuiet,
}) => {
  const seller = newSigner();
  const answer = await page.request.get(`${TRAITS}?listed=false&chainId=1&limit=1`, {
    headers: { [WORLD_HEADER]: world.name },
  });
  const [unlisted] = TraitPageSchema.parse(await answer.json()).items;
  if (unlisted === undefined) throw new Error('Everything is listed.');
  const { id, value } = unlisted;
  await world.control.grant({
    body: { walletAddress: seller.address, traits: [{ id, quantity: 1 }] },
  });
  await page.clock.install();
  await page.goto('/market?listed=true');
  await expect(cards(page).first()).toBeVisible();
  // A request that is open while the clock is moved would seem to have timed out.
  await networkQuiet();
  const before = await summary(page).innerText();
  await page.mouse.move(900, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);

  await (await tradeAs(seller, world, product)).list(id, '0.0001');
  await page.clock.fastForward(20_000);
  const news = results(page).getByRole('button', { name: 'Show 1 new match' });
  await expect(news).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
  await expect(summary(page)).toHaveText(before);
  await expect(cards(page).filter({ hasText: '0.0001 ETH' })).toHaveCount(0);

  await news.click();
  await expect(cards(page).first()).toContainText(value);
  await expect(cards(page).first()).toContainText('0.0001 ETH');
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).not.toHaveText(before);
  await expect(news).toBeHidden();
});

test('E25 says which filter to remove when nothing matches, and retries what cannot be loaded', async ({
  page,
  world,
  browserErrors,
}) => {
  await page.goto('/market?slot=eyes&name=zebra&listed=true');
  await expect(
    results(page).getByRole('heading', { name: 'No traits match these filters' }),
  ).toBeVisible();
  await results(page)
    .getByRole('button', { name: /^\d+ traits without name “zebra”$/ })
    .click();
  await expect(page).toHaveURL('/market?listed=true&slot=eyes');
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await results(page).getByRole('button', { name: 'Show everything' }).click();
  await expect(page).toHaveURL('/market');
  await expect(summary(page)).toHaveText('800 traits');

  browserErrors.require(/status of 503/);
  await world.control.addFault({
    body: {
      path: TRAITS,
      answer: { kind: 'status', status: 503, message: 'Closed for stocktaking' },
    },
  });
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest first');
  await expect(results(page).getByRole('alert')).toContainText('Closed for stocktaking');
  await expectAccessible(page, 'main');
  await world.control.clearFaults();
  await results(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('E26 the open market works in both themes, and its filters work where there is no room beside it', async ({
  page,
}) => {
  await page.goto('/market?slot=eyes&rarity=rare');
  await expect(mainHeading(page)).toHaveText('Market');
  await expect(cards(page).first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'main');
  await page.setViewportSize(NARROW);
  const button = page.getByRole('main').getByRole('button', { name: /^Filters/ });
  await expect(button).toBeVisible();
  await expectAccessible(page, 'main');

  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expectAccessible(page, '[role=dialog]');
  await filterOf(sheet, 'Headwear').click();
  await expect(filterOf(sheet, 'Headwear')).toBeChecked();
  await sheet.getByRole('button', { name: /^Show \d+ traits$/ }).click();
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await expect(chips(page).getByRole('button', { name: /^Remove/ })).toHaveCount(3);
  await expect(page).toHaveURL('/market?slot=eyes&slot=headwear&rarity=rare');
});
