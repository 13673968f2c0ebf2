import type { Locator } from '@playwright/test';

import { traitSection } from '../../fixtures/collectors/trader';
import { widen } from '../../fixtures/look/window-width';
import { expect, test } from '../../fixtures/test';

const SHORTEST = 'tomato-fez-tin-parliament';
const LONGEST = 'vermilion-enamel-wayfarers-lantern-quarry-saints';

/** Returns the number of lines of text in an element. */
const lines = (element: Locator): Promise<number> =>
  element.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

test('E415 E416 a trait’s name stays on one line, its token is below it, and its panels open in view', async ({
  page,
}) => {
  for (const trait of [SHORTEST, LONGEST]) {
    await page.goto(`/traits/${trait}`);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await widen(page, 1440);
    expect(await lines(title), trait).toBe(1);
    for (const width of [375, 768]) {
      await widen(page, width);
      expect(await lines(title), `${trait} at ${width}`).toBeLessThanOrEqual(
        trait === SHORTEST ? 1 : 2,
      );
    }
  }
  await widen(page, 1440);
  await page.evaluate(() => window.scrollTo(0, 0));
  const token = page.getByRole('button', { name: 'Copy contract address' }).first();
  await expect(token).toBeInViewport({ ratio: 1 });

  for (const width of [1440, 375]) {
    await widen(page, width);
    for (const name of ['Share', 'Save picture']) {
      const opener = page.getByRole('main').getByRole('button', { name }).first();
      // Brings the button to the bottom, so that its panel opens below the window.
      await opener.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await opener.press('Enter');
      const panel = page.getByRole('group', { name });
      await expect(panel).toBeFocused();
      await expect(panel).toBeInViewport({ ratio: 1 });
      const isFree = await panel.evaluate((element) => {
        const { left, right, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint((left + right) / 2, bottom - 2));
      });
      expect(isFree, `${name} at ${width}`).toBe(true);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(opener).toBeFocused();
    }
  }
});

test('E696 similar traits are right below the orders, above the activity, at any width', async ({
  page,
}) => {
  await page.goto(`/traits/${SHORTEST}`);
  const topOf = async (name: string): Promise<number> =>
    (await traitSection(page, name).boundingBox())?.y ?? Number.NaN;
  for (const width of [1440, 768, 375]) {
    await widen(page, width);
    await traitSection(page, 'Activity').scrollIntoViewIfNeeded();
    await expect(traitSection(page, 'Similar in this collection')).toBeVisible();
    const similar = await topOf('Similar in this collection');
    for (const name of ['Price history', 'Trades', 'Holders'])
      expect(await topOf(name), `${name} at ${width}`).toBeLessThan(similar);
    for (const name of ['Activity', 'Offer depth'])
      expect(await topOf(name), `${name} at ${width}`).toBeGreaterThan(similar);
  }
});
