import { expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { continueOnPhone, overflow, widen } from '../../fixtures/look/window-width';
import { openSearch, searchGroup, searchResults } from '../../fixtures/search';
import { expect, test } from '../../fixtures/test';

test('E302 E303 E304 a search finds collections, an avatar by its number and an account with a typo, and says when results are only close', async ({
  page,
}) => {
  await page.goto('/packs');
  await (await openSearch(page)).fill('hallowya');
  await expect(searchGroup(page, 'Accounts: close matches').getByRole('option').first()).toHaveText(
    /^wren-halloway0x/,
  );

  const matches = page.getByRole('region', { name: 'Collections and avatars' });
  await (await openSearch(page)).fill('tin');
  await expect(searchResults(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/market/?name=tin');
  await expect(matches.getByRole('link', { name: /^Tin Parliament Collection/ })).toBeVisible();

  await page.goto('/market/?name=tin parliament');
  await expect(matches.getByRole('link', { name: /^Tin Parliament Collection/ })).toHaveAttribute(
    'href',
    '/collections/tin-parliament',
  );
  await matches.getByRole('link', { name: /^All \d+ avatars$/ }).click();
  await expect(page).toHaveURL('/market?kind=avatars&name=tin%20parliament');
  await expect(
    page.getByRole('list', { name: 'Avatars' }).getByRole('listitem').first(),
  ).toContainText('Tin Parliament #');

  await page.goto('/market/?name=tin parliament 7');
  await expect(matches.getByRole('link')).toHaveText([/^Tin Parliament #7 Avatar/]);
  await expectAccessibleInBothThemes(page, 'main');
  await continueOnPhone(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await matches.getByRole('link').click();
  await expect(page).toHaveURL('/avatars/tin-parliament/7');

  await page.goto('/market/?name=tomatoe fzez');
  await expect(
    page.getByText('No exact match for “tomatoe fzez” among traits. Showing close matches.'),
  ).toBeVisible();
  await page.goto('/market/?name=tin parlament');
  await expect(
    matches.getByRole('heading', { name: 'Collections and avatars: close matches' }),
  ).toBeVisible();
});

test('E305 E306 the market has one search field, cards name their collection, pictures start high up, and the notice can be dismissed', async ({
  page,
}) => {
  await widen(page, 1440);
  for (const [path, list] of [
    ['/market', 'Traits'],
    ['/market?kind=avatars', 'Avatars'],
  ] as const) {
    await page.goto(path);
    const picture = page.getByRole('list', { name: list }).locator('img').first();
    await expect(picture).toBeVisible();
    const [header, art] = [
      await page.getByRole('banner').boundingBox(),
      await picture.boundingBox(),
    ];
    const below = (art?.y ?? Infinity) - ((header?.y ?? 0) + (header?.height ?? 0));
    expect(below, `${path}: pixels from the header to the first picture`).toBeLessThanOrEqual(280);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Search traits or accounts' })).toBeVisible();
  }
  await page.goto('/market?collection=tin-parliament');
  await expect(
    page.getByRole('list', { name: 'Traits' }).getByRole('listitem').first(),
  ).toContainText('Tin Parliament');

  const notice = page.getByText(/^Notice - An issue affecting trades/);
  await page.getByRole('button', { name: 'Dismiss the notice' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('list', { name: 'Traits' })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.evaluate(() => localStorage.setItem('dismissedNotice', 'Another notice'));
  await page.reload();
  await expect(notice).toBeVisible();
});
