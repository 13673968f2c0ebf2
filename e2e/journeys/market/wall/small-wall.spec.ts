import { expectAccessibleInBothThemes } from '../../../fixtures/look/accessibility';
import { continueOnPhone, widen } from '../../../fixtures/look/window-width';
import { expect, test } from '../../../fixtures/test';

test('E494 on a phone, the market’s tools take two rows, cards are compared without hover, and the list shows whole names', async ({
  page,
  networkQuiet,
}) => {
  await continueOnPhone(page);
  await page.goto('/market');
  await networkQuiet();
  const results = page.getByRole('main');
  const tools = ['Select', 'List view', 'Saved searches', 'Filters'].map((name) =>
    results.getByRole('button', { name, exact: true }),
  );
  const boxes = await Promise.all(
    [...tools, results.getByRole('combobox', { name: 'Sort by' })].map((one) => one.boundingBox()),
  );
  expect(new Set(boxes.map((box) => box && Math.round(box.y + box.height / 2))).size).toBe(2);

  const list = results.getByRole('list', { name: 'Traits' });
  const compare = list.getByRole('button', { name: /^Compare / }).first();
  await expect(compare).toHaveCSS('opacity', '1');
  const { width = 0 } = (await compare.boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(24);
  await compare.click();
  await expect(page.getByRole('region', { name: 'Traits to compare' })).toBeVisible();

  await results.getByRole('button', { name: 'List view' }).click();
  for (const narrow of [375, 768])
    await test.step(`at ${narrow}`, async () => {
      await widen(page, narrow);
      const names = list.locator('.card-name');
      await expect(names.first()).toBeVisible();
      const cut = await names.evaluateAll((all) =>
        all
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map(({ textContent }) => textContent),
      );
      expect(cut).toEqual([]);
    });
});

test('E564 the market’s title, count and tools are one row on laptops, and pictures start high up', async ({
  page,
  networkQuiet,
}) => {
  for (const [path, filters] of [
    ['/market', '?slot=headwear&listed=true'],
    ['/market?kind=avatars', '&collection=tin-parliament&listed=true'],
  ] as const)
    for (const width of [1440, 1024]) {
      await widen(page, width);
      const top = async (address: string) => {
        await page.goto(address);
        await networkQuiet();
        const main = page.getByRole('main');
        const middles = await Promise.all(
          [
            main.getByRole('heading', { level: 1 }),
            main.getByRole('button', { name: 'Select', exact: true }),
            main.getByRole('combobox', { name: 'Sort by' }),
          ].map(async (one) => {
            const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
            return y + height / 2;
          }),
        );
        expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
        return (await main.locator('li img').first().boundingBox())?.y;
      };
      await test.step(`${path} at ${width}`, async () => {
        expect(await top(path)).toBeLessThanOrEqual(200);
        expect(await top(path + filters)).toBeLessThanOrEqual(250);
      });
    }
});

test('E565 only the current view looks selected, and only its name says so', async ({ page }) => {
  await page.goto('/market');
  const views = page.getByRole('group', { name: 'View' });
  const colors = () =>
    views
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  const CLEAR = 'rgba(0, 0, 0, 0)';
  await expect(views.getByRole('button', { name: 'Card view, selected' })).toBeVisible();
  await page.mouse.move(0, 0);
  expect((await colors()).map((color) => color === CLEAR)).toEqual([false, true]);
  await views.getByRole('button', { name: 'List view', exact: true }).click();
  await expect(views.getByRole('button', { name: 'Card view', exact: true })).toBeVisible();
  await expect(views.getByRole('button', { name: 'List view, selected' })).toHaveAttribute(
    'title',
    'List view',
  );
  await page.mouse.move(0, 0);
  expect((await colors()).map((color) => color === CLEAR)).toEqual([true, false]);
});

test('E566 Compare is visible without hover, and a trait that isn’t for sale has “Make offer”', async ({
  page,
}) => {
  await page.goto('/market?listed=false');
  const card = page.getByRole('list', { name: 'Traits' }).getByRole('listitem').first();
  await expect(card.getByRole('button', { name: /^Compare / })).toHaveCSS('opacity', '1');
  await expectAccessibleInBothThemes(page, 'main');
  await card.getByRole('button', { name: /^Make offer for / }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
