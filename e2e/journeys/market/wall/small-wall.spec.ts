import { continueOnPhone, widen } from '../../../fixtures/look/window-width';
import { expect, test } from '../../../fixtures/test';

test('E494 on a phone, the market’s tools take two rows, cards are compared without hover, and the list shows whole names', async ({
  page,
  networkQuiet,
}) => {
  await continueOnPhone(page);
  await page.goto('/market');
  await networkQuiet();
  const results = page.getByRole('region', { name: 'Results' });
  const tools = ['Select', 'List view', 'Saved searches', 'Filters'].map((name) =>
    results.getByRole('button', { name, exact: true }),
  );
  const boxes = await Promise.all(
    [...tools, results.getByRole('combobox', { name: 'Sort by' })].map((one) => one.boundingBox()),
  );
  expect(new Set(boxes.map((box) => box && Math.round(box.y))).size).toBe(2);

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
