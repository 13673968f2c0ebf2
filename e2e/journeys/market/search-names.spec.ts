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

/** The last column is the last group that the header lists. */
const TYPOS = [
  [
    'a missing letter',
    'tin parlament',
    /^Tin Parliament *, *Collection/,
    'Matching filters: close matches',
  ],
  [
    'a missing letter in a short word',
    'tn parliament',
    /^Tin Parliament *, *Collection/,
    'Matching filters: close matches',
  ],
  [
    'a missing letter in each word',
    'fathm clb',
    /^Fathom Club *, *Collection/,
    'Matching filters: close matches',
  ],
  [
    'a doubled letter in each word',
    'fatthom cluub',
    /^Fathom Club *, *Collection/,
    'Matching filters: close matches',
  ],
  [
    'swapped letters in each word',
    'fahtom culb',
    /^Fathom Club *, *Collection/,
    'Matching filters: close matches',
  ],
  [
    'a wrong letter in each word',
    'fathum clab',
    /^Fathom Club *, *Collection/,
    'Matching filters: close matches',
  ],
  [
    'a missing letter in an avatar’s name',
    'fathm clb 7',
    /^Fathom Club #7 *, *Avatar/,
    'Collections and avatars: close matches',
  ],
  [
    'a wrong letter in an avatar’s name',
    'ton parliament 7',
    /^Tin Parliament #7 *, *Avatar/,
    'Collections and avatars: close matches',
  ],
  [
    'a missing letter in each word of a trait',
    'bronz divng',
    /^Bronze Diving Helmet/,
    'Traits: close matches',
  ],
  [
    'doubled letters in each word of a trait',
    'broonze divving',
    /^Bronze Diving Helmet/,
    'Traits: close matches',
  ],
  [
    'swapped letters in each word of a trait',
    'bornze dviing',
    /^Bronze Diving Helmet/,
    'Traits: close matches',
  ],
  [
    'a wrong letter in each word of a trait',
    'branze deving',
    /^Bronze Diving Helmet/,
    'Traits: close matches',
  ],
  [
    'a wrong letter in a collection and a missing letter in a trait',
    'fathum gogles',
    /^Fathom Club *, *Collection/,
    'Matching filters: close matches',
  ],
  [
    'a missing first letter in a collection and a doubled letter in a trait',
    'gogggles athom',
    /^Fathom Club *, *Collection/,
    'Matching filters: close matches',
  ],
  [
    'a missing letter in a trait that the collection doesn’t have',
    'kilnfolk gogles',
    /^Kilnfolk *, *Collection/,
    'No exact match. Close matches:',
  ],
  ['two missing letters in an account', 'wren-halowy', /^wren-halloway/, 'Accounts: close matches'],
  ['a missing letter in an account', 'quietmnt', /^quietmint/, 'Accounts: close matches'],
  ['a doubled letter in an account', 'quiettmint', /^quietmint/, 'Accounts: close matches'],
  ['swapped letters in an account', 'quietmitn', /^quietmint/, 'Accounts: close matches'],
  ['a wrong letter in an account', 'quietmynt', /^quietmint/, 'Accounts: close matches'],
] as const;

test('E691 E692 a search with a typo in any word finds the name, and the page of results lists what the header lists', async ({
  page,
}) => {
  await page.goto('/packs');
  for (const [kind, typed, name, group] of TYPOS)
    await test.step(`${kind}: “${typed}”`, async () => {
      await (await openSearch(page)).fill(typed);
      const options = searchResults(page).getByRole('option');
      await expect(searchGroup(page, group)).toBeVisible();
      await expect(page.getByRole('option', { name }).first()).toBeAttached();
      const found = await options.evaluateAll((all) =>
        all.map((option) => option.getAttribute('href') ?? ''),
      );
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/market/?name=${encodeURIComponent(typed)}`);
      // The option of all traits that match filters is a button on the page.
      for (const address of found.filter((one) => !one.startsWith('/market')))
        await expect(page.getByRole('main').locator(`a[href="${address}"]`).first()).toBeAttached();
      await expect(
        page
          .getByRole('main')
          .getByText(/close matches/i)
          .first(),
      ).toBeVisible();
    });
});

test('E692 the page of results lists the traits of the collection that a typo hides, and leads to all of them', async ({
  page,
}) => {
  await page.goto('/market/?name=tin parlament');
  const traits = page.getByRole('list', { name: 'Traits' });
  await expect(traits.getByRole('listitem').first()).toContainText('Tin Parliament');
  await expect(
    page.getByText('No exact match for “tin parlament” among traits. Showing close matches.'),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page, 'main');
  await continueOnPhone(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: /^Show \d+ traits: Tin Parliament$/ }).click();
  await expect(page).toHaveURL('/market/?collection=tin-parliament');

  await page.goto('/market/?name=the of on');
  await expect(page.getByRole('heading', { name: 'No trait has this name' })).toBeVisible();
  await expect(traits).toHaveCount(0);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(traits).toBeVisible();
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
