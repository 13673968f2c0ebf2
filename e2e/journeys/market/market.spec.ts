import type { Page } from '@playwright/test';

import { expectAccessible } from '../../fixtures/look/accessibility';
import { closeMarket } from '../../fixtures/closed-features';
import { mainHeading } from '../../fixtures/shell';
import { slowDown } from '../../fixtures/slow-answers';
import { expect, test } from '../../fixtures/test';
import { overflow } from '../../fixtures/look/window-width';

const SEARCH = '/v1/marketTraits/search';
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('a[href^="/traits/"]');

const answerWith = (page: Page, traits: readonly object[]) =>
  page.route(`**${SEARCH}**`, (route) => route.fulfill({ json: traits }));

test.beforeEach(({ world }) => closeMarket(world));

test.describe('the market', { tag: '@small' }, () => {
  test('shows, searches and links to traits', async ({ page, world }) => {
    await test.step('shows traits before a search', async () => {
      await page.goto('/market');
      await expect(mainHeading(page)).toHaveText('Market');
      await expect(cards(page).first()).toBeVisible();
      await main(page).getByRole('link', { name: 'Helmet', exact: true }).click();
      await expect(page).toHaveURL('/market/?name=Helmet');
      await expect(cards(page).first()).toContainText('Helmet');
      await expect(mainHeading(page)).toBeFocused();
    });

    await test.step('R2.6 lists the results of the trait search, and links to each trait', async () => {
      await page.goto('/market/?name=diving%20helmet');
      await expect(page).toHaveTitle('“diving helmet” on the market · Trait Market');
      await expect(cards(page).first()).toBeVisible();
      const names = await cards(page).allTextContents();
      expect(names).not.toEqual([]);
      expect(names.every((name) => /diving helmet/i.test(name))).toBe(true);
      await expect(main(page).getByText(`${names.length} traits`)).toBeVisible();
      const call = (await world.requests()).findLast(({ path }) => path === SEARCH);
      expect(call?.query).toEqual({ searchKey: 'diving helmet' });

      await cards(page).first().click();
      await expect(page).toHaveURL(/\/traits\/[\w-]+$/);
      await expect(mainHeading(page)).toHaveText(names[0] ?? '');
      await expect(main(page).getByText('Its rarity, holders and price are coming.')).toBeVisible();
    });

    await test.step('says that the first 20 are not all', async () => {
      await page.goto('/market/?name=eyes');
      await expect(cards(page)).toHaveCount(20);
      await expect(main(page).getByText('The first 20 matches.')).toBeVisible();
    });

    await test.step('says when no trait has the name, and offers others', async () => {
      await page.goto('/market/?name=zzzz');
      await expect(main(page).getByText('No trait has that name')).toBeVisible();
      await expect(main(page).getByRole('link', { name: 'Crown', exact: true })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('can be searched from its own field', async () => {
      await page.goto('/market');
      await main(page).getByRole('searchbox', { name: 'Trait name' }).fill('crown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/market/?name=crown');
      await expect(cards(page).first()).toContainText('Crown');
    });
  });

  test('says what went wrong, and what it is waiting for', async ({
    page,
    world,
    browserErrors,
  }) => {
    await test.step('refuses a text that is too long in words, without a request', async () => {
      await page.goto(`/market/?name=${'x'.repeat(201)}`);
      await expect(main(page).getByText('Your search is too long')).toBeVisible();
      await expect(main(page).getByText('up to 200 characters, and this is 201')).toBeVisible();
      expect(await world.requestCount('GET', SEARCH)).toBe(0);
      await expectAccessible(page);
    });

    await test.step('reserves space for its cards while they load', async () => {
      const release = await slowDown(page);
      await page.goto('/market/?name=eyes');
      await expect(page.getByText('Loading traits')).toBeAttached();
      await expectAccessible(page);
      release();
      await expect(cards(page)).toHaveCount(20);
      await expect(page.getByText('Loading traits')).toHaveCount(0);

      await page.unrouteAll();
    });

    await test.step('says why a search failed, and searches again on request', async () => {
      browserErrors.require(/status of 503/);
      await page.route(`**${SEARCH}**`, (route) =>
        route.fulfill({ status: 503, json: { message: 'Closed for stocktaking' } }),
      );
      await page.goto('/market/?name=eyes');
      await expect(main(page).getByRole('alert')).toContainText('Closed for stocktaking');
      await expectAccessible(page);
      await page.unroute(`**${SEARCH}**`);
      await main(page).getByRole('button', { name: 'Try again' }).click();
      await expect(cards(page)).toHaveCount(20);
    });
  });
});

test.describe('a trait opened by its address', () => {
  test('shows what is known about it', async ({ page }) => {
    await test.step('R2.10 is found by the words in its number', async () => {
      await page.goto('/market/?name=diving%20helmet');
      const card = cards(page).first();
      const name = (await card.textContent()) ?? '';
      const address = (await card.getAttribute('href')) ?? '';
      await page.goto(address);
      await expect(mainHeading(page)).toHaveText(name);
      await expect(main(page).getByRole('img', { name })).toBeVisible();
      await expect(page).toHaveTitle(`${name} · Trait Market`);
      await expect(
        main(page).getByRole('region').or(main(page).getByText('Similar traits')).first(),
      ).toBeVisible();
    });

    await test.step('R2.10 is not made up if it is unknown', async () => {
      await page.goto('/traits/83');
      await expect(main(page).getByText('We only know its number')).toBeVisible();
      await expect(main(page).getByText('83', { exact: true })).toBeVisible();
      await main(page).getByRole('searchbox', { name: 'Trait name' }).fill('crown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/market/?name=crown');
    });
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
