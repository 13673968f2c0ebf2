import { expect, test } from '../../fixtures/test';

test('the page requests its first pictures before the app’s scripts', async ({ page }) => {
  await page.goto('/market');
  await expect(page.locator('[data-not-hydrated]')).toHaveCount(0);
  const { app, picture } = await page.evaluate(() => {
    const startOf = (part: string) =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes(part))?.startTime;
    return {
      app: startOf('/assets/first-'),
      picture: startOf('/pictures/'),
    };
  });
  expect(app).toBeGreaterThan(Number(picture));
});

test('a page in a hidden tab loads without a first paint', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/market');
  await expect(page.locator('[data-not-hydrated]')).toHaveCount(0);
});
