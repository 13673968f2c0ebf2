import type { Locator, Page } from '@playwright/test';

import { expectAccessibleInBothThemes } from '../../../fixtures/look/accessibility';
import { layoutShift, watchLayoutShift } from '../../../fixtures/look/layout-shift';
import { NARROW } from '../../../fixtures/shell';
import { expect, test } from '../../../fixtures/test';

const items = (page: Page, kind: 'Traits' | 'Avatars'): Locator =>
  page.getByRole('list', { name: kind }).getByRole('listitem');
const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (box === null) throw new Error('The element has no box.');
  return box;
};
const firstBoxes = async (page: Page, kind: 'Traits' | 'Avatars') => [
  await boxOf(items(page, kind).first()),
  await boxOf(items(page, kind).nth(1)),
];

test('E386 the market’s list view shows more figures, survives a reload without a shift, and works on phones', async ({
  page,
}) => {
  await watchLayoutShift(page);
  await page.goto('/market?collection=fathom-club&listed=true');
  await expect(items(page, 'Traits').first()).not.toContainText(/of \d+ listed/, {
    useInnerText: true,
  });
  const total = Number(await items(page, 'Traits').first().getAttribute('aria-setsize'));

  await page.getByRole('button', { name: 'List view' }).click();
  const [one, next] = await firstBoxes(page, 'Traits');
  expect(next?.x).toBe(one?.x);
  expect(next?.y).toBeGreaterThan(one?.y ?? Infinity);
  for (const words of [/Last sale\s+[\d.]+ W?ETH|Never sold/, /\d of \d+\s+listed/])
    await expect(items(page, 'Traits').first()).toContainText(words, { useInnerText: true });
  // Measures its rows again, so that it is as high as all of them.
  await expect
    .poll(async () => (await boxOf(page.getByRole('list', { name: 'Traits' }))).height)
    .toBeCloseTo(total * (one?.height ?? 0), -1);

  await page.reload();
  await expect(page.getByRole('button', { name: 'List view, selected' })).toBeVisible();
  await page.mouse.move(400, 500);
  await expect(items(page, 'Traits').first()).toContainText(/≈\s\$[\d.,]+/, { useInnerText: true });
  expect(await layoutShift(page)).toBe(0);
  await expectAccessibleInBothThemes(page);

  await page.setViewportSize(NARROW);
  const row = items(page, 'Traits').first();
  await expect(row.getByRole('button', { name: /^Add to cart/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width);

  await page.goto('/market?kind=avatars&listed=true');
  await expect(items(page, 'Avatars').first()).toContainText(/Owned by/, { useInnerText: true });
  const [avatar, nextAvatar] = await firstBoxes(page, 'Avatars');
  expect(nextAvatar?.x).toBe(avatar?.x);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Card view' }).click();
  const [card, nextCard] = await firstBoxes(page, 'Avatars');
  expect(nextCard?.y).toBe(card?.y);
  await expect(items(page, 'Avatars').first()).not.toContainText('Owned by', {
    useInnerText: true,
  });
});

for (const [address, kind] of [
  ['/market?slot=headwear&rarity=epic', 'Traits'],
  ['/market?kind=avatars&collection=fathom-club', 'Avatars'],
] as const)
  test(`E502 cards show the last sale in one line: ${kind}`, async ({ page }) => {
    await page.goto(address);
    const sale = items(page, kind)
      .first()
      .getByText(/^Last sale [\d.,]+ (?:ETH|POL)$|^Never sold$/)
      .first();
    await expect(sale).toBeVisible();
    expect((await boxOf(sale)).height).toBeLessThan(20);
  });

test('E386 prices in the list view are whole, and a row is selected by its picture', async ({
  page,
}) => {
  await page.goto('/market?slot=headwear&rarity=epic');
  await page.getByRole('button', { name: 'List view' }).click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const list = page.getByRole('list', { name: 'Traits' });
  await expect(list.getByText(/^\d,\d{3}\.\d{4} POL$/).first()).toBeVisible();
  const cut = () =>
    list
      .locator('.card-figure')
      .evaluateAll((figures) =>
        figures
          .filter((figure) => figure.scrollWidth > figure.clientWidth)
          .map((figure) => figure.textContent),
      );
  for (const width of [1440, 768, NARROW.width]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await cut(), `prices that are cut off at ${width} px`).toEqual([]);
    const row = await boxOf(items(page, 'Traits').nth(1));
    const box = await boxOf(
      items(page, 'Traits')
        .nth(1)
        .locator('label')
        .filter({ has: page.getByRole('checkbox') }),
    );
    expect(box.y).toBeGreaterThanOrEqual(row.y);
    expect(box.y + box.height).toBeLessThanOrEqual(row.y + row.height);
    expect(box.width).toBeLessThan(row.width / 2);
  }
});

test('E556 pressing a heading of the list view sorts by its column, and again reverses the order', async ({
  page,
}) => {
  await page.goto('/market?slot=headwear&listed=true');
  const headings = page.getByRole('group', { name: 'Columns' });
  await expect(items(page, 'Traits').first()).toBeVisible();
  await expect(headings).toBeHidden();
  await page.getByRole('button', { name: 'List view' }).click();
  const price = headings.getByRole('button', { name: 'Sort by Price' });
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  const dearest = page.waitForResponse(/sort=price-desc/);
  await price.click();
  await dearest;
  await expect(page).toHaveURL(/sort=price-desc/);
  await expect(page.getByLabel('Sort by')).toHaveValue('price-desc');
  for (const width of [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const figure = await boxOf(items(page, 'Traits').first().locator('.card-figure').first());
    const heading = await boxOf(price);
    const offset = heading.x + heading.width - figure.x - figure.width;
    expect(Math.abs(offset), `right edges of the price at ${width} px`).toBeLessThan(1);
  }
  await headings.getByRole('button', { name: 'Sort by Name' }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(price).toHaveAttribute('aria-pressed', 'false');

  await page.goto('/market?kind=avatars&listed=true');
  await headings.getByRole('button', { name: 'Sort by Rank' }).click();
  await expect(page).toHaveURL(/sort=rank/);
  await expectAccessibleInBothThemes(page);

  await page.setViewportSize(NARROW);
  await expect(headings).toBeHidden();
});

test('E569 the top offer is a line of a card, and a column of a wide list', async ({ page }) => {
  await page.goto('/market?listed=true&sort=price-desc');
  const row = items(page, 'Traits').filter({ hasText: 'Top offer' }).first();
  const offer = row.locator('.top-offer');
  const sale = row.locator('.card-facts > span').first();
  await expect(offer).toHaveText(/^Top offer [\d.,≈\s]+ (?:ETH|POL)$/);
  expect((await boxOf(offer)).y).toBeGreaterThan((await boxOf(sale)).y);
  await page.getByRole('button', { name: 'List view' }).click();
  const heading = page.getByRole('group', { name: 'Columns' }).getByText('Top offer');
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [{ x, width: wide }, cell] = [await boxOf(heading), await boxOf(offer)];
    expect(Math.abs(x + wide - cell.x - cell.width), `right edges at ${width} px`).toBeLessThan(1);
    expect(cell.x + cell.width).toBeLessThan((await boxOf(sale)).x);
  }
  for (const width of [1024, 768, NARROW.width]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(heading).toBeHidden();
    expect((await boxOf(offer)).y, `${width} px`).toBeGreaterThan((await boxOf(sale)).y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('E569 a card of an avatar shows its top offer below the last sale, uncut, at any width', async ({
  page,
}) => {
  await page.goto('/market?kind=avatars&listed=true');
  const cards = items(page, 'Avatars');
  const card = cards.filter({ hasText: 'Top offer' }).first();
  const offer = card.locator('.top-offer');
  for (const width of [1440, 1024, 768, NARROW.width]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(offer).toHaveText(/^Top offer [\d.,≈\s]+ (?:ETH|POL)$/);
    const [sale, shown] = [
      await boxOf(card.locator('.card-facts > span').first()),
      await boxOf(offer),
    ];
    expect(shown.y, `${width} px`).toBeGreaterThan(sale.y);
    const facts = await boxOf(card.locator('.card-facts'));
    expect(shown.y + shown.height, `${width} px`).toBeLessThanOrEqual(facts.y + facts.height + 0.5);
    const cut = await offer.evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(cut, `pixels of the offer that are cut off at ${width} px`).toBe(0);
    await expect(cards.locator('.top-offer', { hasText: 'No offers' }).first()).toBeHidden();
  }
});

test('E638 the list of avatars has the estimate of each price, and a column for each heading, with top offers', async ({
  page,
}) => {
  await page.goto('/market?kind=avatars&listed=true');
  await page.getByRole('button', { name: 'List view' }).click();
  await page.mouse.move(400, 500);
  const rows = items(page, 'Avatars');
  await expect(rows.first().locator('.card-figure')).toHaveText(
    /[\d.]+ (?:ETH|POL)\s*≈\s\$[\d.,]+/,
  );
  await expect(rows.first().locator('.top-offer')).toHaveText(/^No offers$|^Top offer [\d.,]+ \w+/);
  const row = rows.filter({ hasText: /Last sale/ }).first();
  const facts = row.locator('.card-facts > span');
  const headings = page.getByRole('group', { name: 'Columns' });
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [words, cell] of [
      ['Owner', facts.nth(1)],
      ['Top offer', row.locator('.top-offer')],
      ['Last sale', facts.first()],
    ] as const) {
      const heading = await boxOf(headings.getByText(words, { exact: true }));
      const box = await boxOf(cell);
      const offset = heading.x + heading.width - box.x - box.width;
      expect(Math.abs(offset), `right edges of ${words} at ${width} px`).toBeLessThan(1);
    }
  }
  for (const width of [1024, 768, NARROW.width]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(headings.getByText('Top offer')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
