import type { Page } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { WIDE } from '../../fixtures/shell';
import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

const ROWS = 'main li:has(img)';
const COLLECTIONS = /\/economy\/v1\/collections\?/;

const VIEWS = ['orders', 'orders&show=offers-received', 'radar', 'inventory'];

const edgesOf = (page: Page): Promise<number[]> =>
  page
    .locator(ROWS)
    .evaluateAll((rows) =>
      rows.flatMap((row) =>
        [row, ...row.querySelectorAll('h2')].map((part) => part.getBoundingClientRect().top),
      ),
    );

test('E538 rows name the collection of a trait, and nothing moves when the names load late', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await page.evaluate(() => localStorage.setItem('owned', 'rows'));
  for (const width of [1440, 768, 375])
    for (const view of VIEWS)
      await test.step(`${view} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 900 });
        let release = (): void => undefined;
        const held = new Promise<void>((resolve) => {
          release = resolve;
        });
        await page.route(COLLECTIONS, async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(`/dashboard?view=${view}`);
        await expect(page.locator(ROWS).first()).toBeVisible();
        await expect(page.locator(ROWS).getByText(/≈/).first()).toBeVisible();
        const names = page.locator(ROWS).locator('[title]').filter({ hasText: 'Tin Parliament' });
        await expect(names).toHaveCount(0);
        const before = await edgesOf(page);
        release();
        await expect(names.first()).toBeVisible({ visible: width > 375 || view !== 'inventory' });
        expect(await edgesOf(page)).toEqual(before);
        await page.unrouteAll();
      });
});
