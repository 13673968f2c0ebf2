import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { routes, type Route } from '../../fixtures/routes';
import { WIDE } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

/** The number of routes opened one after another in the same page, which reuses its cache. */
const AT_ONCE = 6;
const parties = Array.from({ length: Math.ceil(routes.length / AT_ONCE) }, (_, index) =>
  routes.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
);

test.describe('R2.1 R6.1 R10.7 every route opens by its address', () => {
  for (const party of parties)
    test(party.map(({ path }) => path).join(' '), async ({ page, product }) => {
      const open = async ({ path, heading: words, title }: Route) => {
        await page.setViewportSize(WIDE);
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        expect(new URL(page.url()).origin).toBe(product.bffUrl);
        const heading = page.getByRole('main').getByRole('heading', { level: 1 });
        await expect(heading).toHaveCount(1);
        await expect(heading).toBeVisible();
        await expect(heading).toHaveText(words);
        await expect(page).toHaveTitle(title);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
        await expectAccessibleInBothThemes(page);
        await continueOnPhone(page);
        await expect(heading).toBeVisible();
        await expectAccessible(page);
      };
      for (const route of party) await test.step(route.path, () => open(route));
    });
});

test('R2.13 an address without a route says so, with the status 404, and links to other pages', async ({
  page,
  browserErrors,
}) => {
  browserErrors.require(/status of 404/);
  const response = await page.goto('/no-such-screen');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page).toHaveTitle('Page not found · Trait Market');
  await expectAccessible(page);
  await continueOnPhone(page);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to the market' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Market');
});
