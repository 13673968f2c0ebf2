import type { Locator, Page } from '@playwright/test';

import { continueOnPhone, widen } from '../../../fixtures/look/window-width';
import { expect, test } from '../../../fixtures/test';

const KINDS = [
  ['/market', 'Traits'],
  ['/market?kind=avatars', 'Avatars'],
] as const;

const LAPTOP_HEIGHT = 900;

const cardsOf = (page: Page, kind: string): Locator =>
  page.getByRole('list', { name: kind }).locator('> li');

/** Returns the edges of all elements. */
const edgesOf = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );

for (const [path, kind] of KINDS)
  test(`E611 the first screen of the market shows five columns and two rows on laptops: ${kind}`, async ({
    page,
    networkQuiet,
  }) => {
    await widen(page, 1440);
    await page.goto(path);
    await networkQuiet();
    await expect(page.getByText(/^Notice - /)).toBeVisible();
    const cards = cardsOf(page, kind);
    const edges = await edgesOf(cards);
    const [first] = edges;
    const tops = [...new Set(edges.map(({ top }) => Math.round(top)))];
    const pitch = (tops[1] ?? Infinity) - (tops[0] ?? 0);
    expect((LAPTOP_HEIGHT - (first?.top ?? Infinity)) / pitch).toBeGreaterThanOrEqual(2.1);
    for (const [width, columns] of [
      [1440, 5],
      [1280, 4],
      [1024, 3],
      [768, 4],
      [375, 2],
    ] as const) {
      await widen(page, width);
      await expect
        .poll(async () => new Set((await edgesOf(cards)).map(({ left }) => left)).size, {
          message: `columns at ${width}`,
        })
        .toBe(columns);
      const cut = await cards
        .locator('.quick-buy')
        .evaluateAll((rows) => rows.filter((row) => row.scrollWidth > row.clientWidth).length);
      expect(cut, `rows of buttons that are cut off at ${width}`).toBe(0);
    }
  });

test('E614 cards of the market have the same height, and prices of a row are in line', async ({
  page,
  networkQuiet,
}) => {
  for (const [path, kind] of KINDS)
    for (const width of [1440, 768, 375]) {
      await widen(page, width);
      await page.goto(
        `${path}${path.includes('?') ? '&' : '?'}sort=${kind === 'Traits' ? 'name' : 'rank'}`,
      );
      await networkQuiet();
      const cards = cardsOf(page, kind);
      await expect(cards.filter({ hasText: 'Not listed' }).first()).toBeAttached();
      const boxes = await edgesOf(cards.locator('> div:first-child'));
      const heights = boxes.map(({ top, bottom }) => Math.round(bottom - top));
      expect(new Set(heights).size, `heights at ${width}`).toBe(1);
      const cutNames = await cards
        .locator('.card-name')
        .evaluateAll((names) =>
          names
            .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
            .map(({ textContent }) => textContent),
        );
      expect(cutNames, `names that are cut off at ${width}`).toEqual([]);
      const prices = await edgesOf(cards.locator('.card-figure'));
      const offsets = prices.map(({ top }, index) => Math.round(top - (boxes[index]?.top ?? 0)));
      expect(new Set(offsets).size, `places of prices at ${width}`).toBe(1);
    }
});

for (const [path, kind, columns] of [
  ['/market?listed=true&sort=price-desc', 'Traits', ['Listed', 'Top offer', 'Last sale']],
  ['/market?kind=avatars&listed=true', 'Avatars', ['Owner', 'Top offer', 'Last sale']],
] as const)
  test(`E612 each figure of the list view is below its heading or named: ${kind}`, async ({
    page,
  }) => {
    await widen(page, 1440);
    await page.goto(path);
    await page.getByRole('button', { name: 'List view' }).click();
    const headings = page.getByRole('group', { name: 'Columns' });
    const row = cardsOf(page, kind).first();
    const facts = row.locator('.card-facts > *');
    for (const width of [1440, 1280]) {
      await widen(page, width);
      const rights = (await edgesOf(facts)).map(({ right }) => right).toSorted((a, b) => a - b);
      const own = await Promise.all(
        columns.map(async (words) => (await edgesOf(headings.getByText(words)))[0]?.right ?? 0),
      );
      expect(rights.map(Math.round)).toEqual(own.map(Math.round));
      await expect(row.getByText(/^(?:Last sale|Owned by|listed)$/).first()).toHaveCSS(
        'position',
        'absolute',
      );
    }
    for (const width of [1024, 768, 375]) {
      await widen(page, width);
      for (const words of columns) await expect(headings.getByText(words)).toBeHidden();
      await expect(row.locator('.card-facts')).toContainText(
        kind === 'Traits' ? /\d of \d+ listed/ : /Owned by \S/,
        { useInnerText: true },
      );
      await expect(row.locator('.card-facts')).toContainText(/Last sale\s(?:≈\s)?\d|Never sold/, {
        useInnerText: true,
      });
    }
  });

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('E615 the buttons of cards are high enough for fingers, and Compare has a tooltip', async ({
    page,
  }) => {
    await continueOnPhone(page);
    await page.goto('/market');
    const buttons = cardsOf(page, 'Traits').first().getByRole('button');
    await expect(buttons).toHaveCount(3);
    for (const { top, bottom } of await edgesOf(buttons))
      expect(bottom - top).toBeGreaterThanOrEqual(44);
    await expect(buttons.last()).toHaveAttribute('title', 'Compare');
  });
});
