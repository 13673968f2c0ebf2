import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';

import { expectAccessible } from '../../fixtures/look/accessibility';
import {
  answerSearch,
  createGate,
  openSearch,
  refuseSearch,
  searchField,
  searchGroup,
  searchResults,
} from '../../fixtures/search';
import { NARROW, WIDE } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';
import { overflow } from '../../fixtures/look/window-width';

const address = DEMO_ADDRESS;
const shortened = `${address.slice(0, 5)}…${address.slice(-4)}`;

test('the search in the header finds accounts and traits, and links to them', async ({
  page,
  browserErrors,
}) => {
  await test.step('R2.15 R2.28 a text finds accounts and traits, each in its group, and says how many', async () => {
    await page.goto('/packs');
    const field = await openSearch(page);
    await expect(field).toHaveAttribute('placeholder', 'Search traits or accounts');
    await field.fill('la');
    const accounts = searchGroup(page, 'Accounts').getByRole('option');
    const traits = searchGroup(page, 'Traits').getByRole('option');
    await expect(accounts.filter({ hasText: 'lastlighthouse' })).toHaveText(/0x\w{3}…\w{4}$/);
    await expect(traits.filter({ hasText: 'Lagoon Brickwork' })).toBeVisible();
    const words = `${await accounts.count()} accounts, ${await traits.count()} traits`;
    await expect(page.getByRole('status').filter({ hasText: words })).toBeAttached();
    await expectAccessible(page, 'header');
  });

  await test.step('R2.30 the results are at most 20rem high on desktop and 30rem on mobile', async () => {
    const last = searchGroup(page, 'Traits').getByRole('option').last();
    const panel = searchResults(page);
    for (const [size, rem] of [
      [WIDE, 20],
      [NARROW, 30],
    ] as const) {
      await page.setViewportSize(size);
      await (await openSearch(page)).fill('a');
      await expect(last).toBeAttached();
      await expect
        .poll(async () => Math.round((await panel.boundingBox())?.height ?? 0))
        .toBe(rem * 16);
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    }
    await expectAccessible(page, 'header');
    await page.setViewportSize(WIDE);
  });

  await test.step('R2.4 an account links to its profile', async () => {
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
    await (await openSearch(page)).fill('bronze diving');
    await searchGroup(page, 'Traits').getByRole('option', { name: 'Bronze Diving Helmet' }).click();
    await expect(page).toHaveURL(/\/traits\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bronze Diving Helmet');
    await expect(
      page.getByRole('main').getByRole('img', { name: 'Bronze Diving Helmet', exact: true }),
    ).toBeVisible();
  });

  await test.step('R2.6 T39 Enter leads to the market with the text as it is, and clears the box', async () => {
    const field = await openSearch(page);
    await field.fill('a&x=1#f');
    await expect(page.getByText('No matches found.')).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/market\/\?name=a%26x%3D1%23f$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“a&x=1#f” on the market');
    await expect(searchField(page)).toHaveValue('');
    await expect(page.getByText('No matches found.')).toBeHidden();
  });

  await test.step('E417 E666 an avatar’s name is not denied, shows its price, and leads there by keyboard', async () => {
    const field = await openSearch(page);
    await field.fill('tin parliament 7');
    await expect(
      searchGroup(page, 'Collections and avatars').getByRole('option', {
        name: /^Tin Parliament #7 *, *Avatar · \w+ *, *(Not for sale|[\d.,]+ (ETH|POL))/,
      }),
    ).toBeVisible();
    await expect(page.getByText('No matches found.')).toBeHidden();
    await expectAccessible(page, 'header');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/avatars\/tin-parliament\/7$/);
    await expect(searchField(page)).toHaveValue('');
  });

  await test.step('E418 a search for several filters offers them', async () => {
    await (await openSearch(page)).fill('understory epic');
    await page.getByRole('link', { name: /^See all results for “understory epic”/ }).click();
    await page
      .getByRole('button', {
        name: /^Show \d+ traits: The Understory · Epic$|^Show \d+ traits: Epic · The Understory$/,
      })
      .click();
    await expect(page).toHaveURL(/\/market\/?\?rarity=epic&collection=the-understory$/);
  });

  await test.step('E667 a search without traits offers the filters that its words name, or the nearest names', async () => {
    const field = await openSearch(page);
    await field.fill('tophat saffrn');
    const close = searchGroup(page, 'No exact match. Close matches:').getByRole('option');
    await expect(close.first()).toHaveAccessibleName(/^Saffron.* Top Hat/);
    await expect(page.getByText('No matches found.')).toBeHidden();
    await field.fill('prowler quarry');
    const matching = searchGroup(page, 'Matching filters').getByRole('option');
    await expect(matching.nth(1)).toHaveAccessibleName(/Prowler Eyes *, *Quarry Saints/);
    await field.fill('epic hat');
    await expect(matching.first()).toHaveAccessibleName(/^Headwear · Epic *, *\d+ traits$/);
    await expect(page.getByText('No matches found.')).toBeHidden();
    await expectAccessible(page, 'header');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/market\?slot=headwear&rarity=epic$/);
    await (await openSearch(page)).fill('epic hat under 0.3 eth');
    await matching.first().click();
    await expect(page).toHaveURL(/\/market\?slot=headwear&rarity=epic&maxPrice=0.3&priceIn=eth$/);
    await expect(page.getByRole('button', { name: 'up to 0.3 ETH' })).toBeVisible();
  });

  await test.step('when both searches fail it says so, keeps the text, and can be retried by keyboard', async () => {
    browserErrors.allow(/status of 503/);
    await refuseSearch(page, 'users/searchByUsername');
    await refuseSearch(page, 'marketTraits/search');
    const field = await openSearch(page);
    await field.fill('lan');
    const alert = page.getByRole('search').getByRole('alert');
    await expect(alert).toContainText('The search didn’t go through.');
    await expect(alert).toContainText('Closed for cleaning.');
    await expectAccessible(page, 'header');

    await page.unrouteAll();
    await field.press('Tab');
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(searchResults(page)).toBeVisible();
    await expect(alert).toBeHidden();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('lan');
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
    await (await openSearch(page)).fill('evil');
    const options = searchResults(page).getByRole('option');
    await expect(options).toHaveCount(2);
    await expect(options.locator('img')).toHaveCount(0);
    await expect(options.getByText('<img src=x onerror=alert(1)>')).toHaveCount(2);
    await expect(options.nth(1)).toHaveAttribute('href', '/traits/..%2Fadmin');
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      await openSearch(page);
      await expect(options.getByText(shortened)).toBeInViewport({ ratio: 1 });
      for (const option of await options.all())
        expect((await option.boundingBox())?.height).toBeLessThan(80);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });
});

test('a newer text or a closed box aborts the older requests, whose answer is never shown', async ({
  page,
}) => {
  await page.goto('/packs');
  const late = createGate();
  const lateAnswers: Promise<unknown>[] = [];
  for (const call of ['users/searchByUsername', 'marketTraits/search'] as const)
    await answerSearch(
      page,
      call,
      async (route) => {
        await late.opened;
        const json = [{ id: 'late', traitValue: 'Too late', username: 'Too late' }];
        lateAnswers.push(route.fulfill({ json }).catch(() => undefined));
      },
      'la',
    );
  const aborted: string[] = [];
  page.on('requestfailed', (request) => {
    const [, call = ''] = request.url().split('/v1/');
    if (call.includes('?searchKey=')) aborted.push(`${call} ${request.failure()?.errorText}`);
  });
  const abortedSearches = (text: string) => [
    `marketTraits/search?searchKey=${text} net::ERR_ABORTED`,
    `users/searchByUsername?searchKey=${text} net::ERR_ABORTED`,
  ];
  const askedFor = (text: string) =>
    page.waitForRequest((request) =>
      request.url().endsWith(`marketTraits/search?searchKey=${text}`),
    );
  const field = await openSearch(page);
  const requested = askedFor('la');
  await field.fill('la');
  await requested;
  expect(aborted).toEqual([]);

  await field.fill('lagoon');
  await expect.poll(() => aborted.toSorted()).toEqual(abortedSearches('la'));
  late.open();
  await expect(searchGroup(page, 'Traits').getByRole('option').first()).toHaveText(/^Lagoon/);
  await expect.poll(() => lateAnswers.length).toBe(2);
  await Promise.all(lateAnswers);
  await expect(page.getByText('Too late')).toBeHidden();

  aborted.length = 0;
  const held = createGate();
  for (const call of ['users/searchByUsername', 'marketTraits/search'] as const)
    await answerSearch(page, call, async (route) => {
      await held.opened;
      await route.abort().catch(() => undefined);
    });
  const askedAgain = askedFor('diving');
  await field.fill('diving');
  await askedAgain;
  await field.press('Escape');
  await expect.poll(() => aborted.toSorted()).toEqual(abortedSearches('diving'));
  held.open();
  await expect(field).toHaveValue('diving');
});
