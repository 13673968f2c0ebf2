import type { Page } from '@playwright/test';

import { footer, openMobileMenu } from '../../fixtures/shell';
import { searchField } from '../../fixtures/search';
import { expect, test } from '../../fixtures/test';

const look = (page: Page) =>
  page.evaluate(() => {
    const theme = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
      ({ media }) => matchMedia(media).matches,
    );
    const { colorScheme, backgroundColor } = getComputedStyle(document.body);
    return { colorScheme, backgroundColor, bar: theme?.content };
  });

const LIGHT = {
  colorScheme: 'light',
  backgroundColor: 'lab(95.9801 0.286937 3.81343)',
  bar: '#f6f3ec',
};
const DARK = {
  colorScheme: 'dark',
  backgroundColor: 'lab(4.04605 0.917353 1.58632)',
  bar: '#110e0b',
};

const chooseTheme = async (page: Page, name: string): Promise<void> => {
  await footer(page).getByRole('button', { name: 'Theme and shortcuts' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Theme' }).selectOption(name);
  await page.keyboard.press('Escape');
};

test.use({ colorScheme: 'dark' });

test('the chosen theme stays in this browser, and applies from the first paint on', async ({
  page,
  context,
}) => {
  await page.goto('/help');
  expect(await look(page)).toEqual(DARK);
  await chooseTheme(page, 'Light');
  expect(await look(page)).toEqual(LIGHT);

  await test.step('another tab has it before the app’s scripts, and without them', async () => {
    const other = await context.newPage();
    // Loading never ends, so only the page's first script runs.
    await other.route('**/assets/index-*.js', () => undefined);
    await other.goto('/market', { waitUntil: 'commit' });
    await other.locator('main').waitFor();
    expect(await look(other)).toEqual(LIGHT);
    await other.close();
  });

  await test.step('a change reaches open tabs', async () => {
    const other = await context.newPage();
    await other.goto('/terms');
    await chooseTheme(other, 'Dark');
    await expect.poll(() => look(page)).toEqual(DARK);
    await other.close();
  });

  await test.step('the system’s theme applies again when it is chosen', async () => {
    await chooseTheme(page, 'System');
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await look(page)).toEqual(LIGHT);
  });
});

test('the mobile menu has the theme too', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/help');
  const menu = await openMobileMenu(page);
  await menu.getByRole('combobox', { name: 'Theme' }).selectOption('Light');
  expect(await look(page)).toEqual(LIGHT);
});

test('/ and Ctrl-K focus the search, and ? lists the shortcuts', async ({ page }) => {
  await page.goto('/help');
  await expect(page.locator('[data-not-hydrated]')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Theme and shortcuts' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/help');
});
