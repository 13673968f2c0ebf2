import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';

import { expectAccessible } from '../../fixtures/look/accessibility';
import {
  answerSearch,
  openSearch,
  searchField,
  searchGroup,
  searchResults,
  watchSearches,
} from '../../fixtures/search';
import { expect, test } from '../../fixtures/test';
import { overflow } from '../../fixtures/look/window-width';

const address = DEMO_ADDRESS;
const shortened = `${address.slice(0, 5)}…${address.slice(-4)}`;

test.describe('the search in the header', { tag: '@small' }, () => {
  test('finds accounts and traits, and links to them', async ({ page }) => {
    await test.step('R2.15 R2.28 a text finds accounts and traits, each in its group, and says how many', async () => {
      await page.goto('/packs');
      const field = await openSearch(page);
      await expect(field).toHaveAttribute('placeholder', 'Search traits or accounts');
      await expectAccessible(page);
      await field.fill('la');
      const accounts = searchGroup(page, 'Accounts').getByRole('option');
      const traits = searchGroup(page, 'Traits').getByRole('option');
      await expect(accounts.filter({ hasText: 'lastlighthouse' })).toHaveText(/0x\w{3}…\w{4}$/);
      await expect(traits.filter({ hasText: 'Lagoon Brickwork' })).toBeVisible();
      const words = `${await accounts.count()} accounts, ${await traits.count()} traits`;
      await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
      await expectAccessible(page);
    });

    await test.step('R2.4 an account links to its profile', async () => {
      await page.goto('/packs');
      await (await openSearch(page)).fill('lastlight');
      await searchGroup(page, 'Accounts')
        .getByRole('option', { name: /lastlighthouse/ })
        .click();
      await expect(page).toHaveURL(/\/profile\/0x[\da-fA-F]{40}$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/lastlighthouse/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(searchResults(page)).toBeHidden();
      await expect(searchField(page)).toHaveValue('');
    });

    await test.step('R2.10 a trait links to its page, which shows what the search knew about it', async () => {
      await page.goto('/packs');
      await (await openSearch(page)).fill('bronze diving');
      await searchGroup(page, 'Traits')
        .getByRole('option', { name: 'Bronze Diving Helmet' })
        .click();
      await expect(page).toHaveURL(/\/traits\/[\w-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bronze Diving Helmet');
      await expect(
        page.getByRole('main').getByRole('img', { name: 'Bronze Diving Helmet', exact: true }),
      ).toBeVisible();
    });

    await test.step('R5.2 an address is searched among addresses only', async () => {
      await page.goto('/packs');
      const requests = watchSearches(page);
      await (await openSearch(page)).fill(` ${address.toLowerCase()} `);
      const option = searchGroup(page, 'Accounts').getByRole('option', { name: shortened });
      await expect(option).toHaveAttribute('href', `/profile/${address}`);
      expect(requests).toEqual([`users/search?${address.toLowerCase()}`]);
      await expect(searchResults(page).getByRole('group')).toHaveCount(1);
    });

    await test.step('R2.29 R5.2 anything else is searched among usernames and traits', async () => {
      await page.goto('/packs');
      const requests = watchSearches(page);
      const text = address.slice(0, -1);
      await (await openSearch(page)).fill(text);
      await expect(page.getByText('No matches found.', { exact: true })).toBeVisible();
      await expect(page.getByText('Accounts', { exact: true })).toBeHidden();
      expect(requests.toSorted()).toEqual([
        `marketTraits/search?${text}`,
        `users/searchByUsername?${text}`,
      ]);
      await expectAccessible(page);
    });

    await test.step('R2.6 T39 Enter leads to the market with the text as it is, and clears the box', async () => {
      await page.goto('/packs');
      const field = await openSearch(page);
      await field.fill('a&x=1#f');
      await expect(page.getByText('No matches found.')).toBeVisible();
      await field.press('Enter');
      await expect(page).toHaveURL(/\/market\/\?name=a%26x%3D1%23f$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('“a&x=1#f” on the market');
      await expect(searchField(page)).toHaveValue('');
      await expect(page.getByText('No matches found.')).toBeHidden();
    });

    await test.step('R5.3 Enter without a text does nothing', async () => {
      await page.goto('/packs');
      const requests = watchSearches(page);
      const field = await openSearch(page);
      await field.press('Enter');
      await field.fill('   ');
      await field.press('Enter');
      await expect(page).toHaveURL(/\/packs$/);
      await expect(field).toBeFocused();
      expect(requests).toEqual([]);
    });

    await test.step('R2.30 the results are at most 20rem high on desktop and 30rem on mobile', async () => {
      await page.goto('/packs');
      await (await openSearch(page)).fill('a');
      await expect(searchGroup(page, 'Traits').getByRole('option').last()).toBeAttached();
      const isSmall = (page.viewportSize()?.width ?? 0) < 480;
      const panel = searchResults(page).locator('xpath=..');
      await expect
        .poll(async () => Math.round((await panel.boundingBox())?.height ?? 0))
        .toBe((isSmall ? 30 : 20) * 16);
      const last = searchGroup(page, 'Traits').getByRole('option').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    });

    await test.step('T36 a name that is hostile or very long is clipped text', async () => {
      const hostile = `<img src=x onerror=alert(1)>\u202E${'evil'.repeat(2_500)}`;
      await answerSearch(page, 'users/searchByUsername', (route) =>
        route.fulfill({
          json: [{ username: hostile, walletAddress: address, avatarPhoto: 'javascript:alert(1)' }],
        }),
      );
      await answerSearch(page, 'marketTraits/search', (route) =>
        route.fulfill({
          json: [{ id: '../admin', traitValue: hostile, imageUrl: 'data:text/html,x' }],
        }),
      );
      page.on('dialog', (dialog) => {
        throw new Error(`A name ran as a script: ${dialog.message()}`);
      });
      await page.goto('/packs');
      await (await openSearch(page)).fill('evil');
      const options = searchResults(page).getByRole('option');
      await expect(options).toHaveCount(2);
      await expect(options.locator('img')).toHaveCount(0);
      await expect(options.getByText('<img src=x onerror=alert(1)>')).toHaveCount(2);
      await expect(options.getByText(shortened)).toBeInViewport({ ratio: 1 });
      await expect(options.nth(1)).toHaveAttribute('href', '/traits/..%2Fadmin');
      for (const option of await options.all())
        expect((await option.boundingBox())?.height).toBeLessThan(80);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page);

      await page.unrouteAll();
    });

    await test.step('a text that is too long is not searched, and stays', async () => {
      await page.goto('/packs');
      const requests = watchSearches(page);
      const field = await openSearch(page);
      const text = 'x'.repeat(10_000);
      await field.fill(text);
      await expect(page.getByText(/^A search can have up to 200 characters/)).toBeVisible();
      await field.press('Enter');
      await expect(field).toHaveValue(text);
      await expect(page).toHaveURL(/\/packs$/);
      expect(requests).toEqual([]);
      await expectAccessible(page);
    });
  });
});
