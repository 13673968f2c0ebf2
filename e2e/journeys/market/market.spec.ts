import type { Page } from '@playwright/test';

import { fetchInBrowser } from '../../fixtures/browser-data';
import { expectAccessible } from '../../fixtures/look/accessibility';
import { closeMarket } from '../../fixtures/closed-features';
import { mainHeading, NARROW } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';
import { overflow } from '../../fixtures/look/window-width';

const SEARCH = '/v1/marketTraits/search';
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('a[href^="/traits/"]');

const answerWith = async (page: Page, traits: readonly object[]) => {
  await fetchInBrowser(page);
  await page.route(`**${SEARCH}**`, (route) => route.fulfill({ json: traits }));
};

test.beforeEach(({ world }) => closeMarket(world));

test('R2.6 R2.10 lists the results of the trait search, and links to each trait', async ({
  page,
  world,
}) => {
  await page.goto('/market');
  await expect(mainHeading(page)).toHaveText('Market');
  await expect(cards(page).first()).toBeVisible();
  await main(page).getByRole('searchbox', { name: 'Trait name' }).fill('diving helmet');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('“diving helmet” on the market · Trait Market');
  await expect(mainHeading(page)).toBeFocused();
  await expect(cards(page).first()).toContainText(/diving helmet/i);
  const names = await cards(page).allTextContents();
  expect(names.every((name) => /diving helmet/i.test(name))).toBe(true);
  await expect(main(page).getByText(`${names.length} traits`)).toBeVisible();
  const requested = (await world.requests()).findLast(({ path }) => path === SEARCH);
  expect(requested?.query).toEqual({ searchKey: 'diving helmet' });
  await page.setViewportSize(NARROW);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await expectAccessible(page, 'main');

  const name = names[0] ?? '';
  await cards(page).first().click();
  await expect(page).toHaveURL(/\/traits\/[\w-]+$/);
  await expect(mainHeading(page)).toHaveText(name);
  await expect(main(page).getByText('Its rarity, holders and price are coming.')).toBeVisible();

  await test.step('R2.10 a trait opened by its address is found by the words in its number', async () => {
    const address = page.url();
    await page.goto('/help');
    await page.goto(address);
    await expect(mainHeading(page)).toHaveText(name);
    await expect(main(page).getByRole('img', { name })).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Trait Market`);
    await expectAccessible(page, 'main');
  });
});

test('shows unverified content as plain text, and does not load it', async ({ page }) => {
  await test.step('T36 names of traits are plain text, clipped and in their own direction', async () => {
    await answerWith(page, [
      { id: 'markup', traitValue: '<img src=x onerror="document.title=1">' },
      { id: 'turned', traitValue: 'hat \u202Egnp.exe' },
      { id: 'endless', traitValue: 'x'.repeat(10_000) },
      { id: 'empty', traitValue: '' },
    ]);
    await page.goto('/market/?name=x');
    await expect(cards(page)).toHaveCount(4);
    expect(await cards(page).allTextContents()).toEqual([
      '<img src=x onerror="document.title=1">',
      'hat gnp.exe',
      `${'x'.repeat(119)}…`,
      'Unnamed trait',
    ]);
    await expect(main(page).locator('img')).toHaveCount(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await cards(page).nth(2).click();
    await expect(mainHeading(page)).toHaveText(`${'x'.repeat(119)}…`);
    await expect(page).toHaveTitle(`${'x'.repeat(119)}… · Trait Market`);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await page.unrouteAll();
  });

  await test.step('T37 a picture that is a script or a page is not requested, and the placeholder is shown', async () => {
    const call: string[] = [];
    page.on('request', (request) => {
      if (/^data:text|evil/.test(request.url())) call.push(request.url());
    });
    await answerWith(page, [
      { id: 'script', traitValue: 'Script', imageUrl: 'javascript:alert(1)' },
      { id: 'page', traitValue: 'Page', imageUrl: 'data:text/html,<script>alert(1)</script>' },
      {
        id: 'drawing',
        traitValue: 'Drawing',
        imageUrl: 'data:image/svg+xml,<svg onload="alert(1)"/>',
      },
      { id: 'relative', traitValue: 'Relative', imageUrl: '//evil.example/a.png' },
    ]);
    await page.goto('/market/?name=x');
    await expect(cards(page)).toHaveCount(4);
    await expect(main(page).locator('img')).toHaveCount(0);
    await expect(cards(page).locator('svg')).toHaveCount(4);
    await cards(page).first().click();
    await expect(mainHeading(page)).toHaveText('Script');
    await expect(main(page).getByRole('img', { name: 'Script' })).toBeVisible();
    await expect(main(page).locator('img')).toHaveCount(0);
    expect(call).toEqual([]);

    await page.unrouteAll();
  });
});
