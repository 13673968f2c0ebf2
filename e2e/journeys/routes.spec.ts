import { expectAccessible } from '../fixtures/accessibility';
import { setColorScheme } from '../fixtures/color-scheme';
import { routes } from '../fixtures/routes';
import { expect, test } from '../fixtures/test';

test.describe('every route opens by its address', { tag: '@small' }, () => {
  for (const { path, about } of routes)
    test(path, async ({ page, product }, { project }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).origin).toBe(product.bffUrl);
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading).toHaveCount(1);
      await expect(heading).toBeVisible();
      await expect(heading).toHaveText(/\w/);
      await expect(page).toHaveTitle(about);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();

      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'pixels that stick out to the right').toBeLessThanOrEqual(0);
      // Colours do not depend on the width: both themes are looked at once.
      const themes = project.name === 'small' ? (['dark'] as const) : (['dark', 'light'] as const);
      for (const colorScheme of themes) {
        await setColorScheme(page, colorScheme);
        await expectAccessible(page);
      }
    });
});

test('no two screens share a title', async ({ page }) => {
  const titles = new Map<string, string>();
  for (const { path } of routes.filter((route) => !route.path.includes('?'))) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    titles.set(path, await page.title());
  }
  expect(new Set(titles.values()).size, JSON.stringify([...titles], null, 1)).toBe(titles.size);
});

test('an address that is no route says so', { tag: '@small' }, async ({ page, troubles }) => {
  troubles.expect(/status of 404/);
  await page.goto('/no-such-screen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not|nothing|lost/i);
  await expectAccessible(page);
});
