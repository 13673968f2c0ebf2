import { expectAccessible } from '../../fixtures/look/accessibility';
import {
  answerSearch,
  createGate,
  holdSearch,
  openSearch,
  refuseSearch,
  searchField,
  searchGroup,
  searchResults,
  watchSearches,
} from '../../fixtures/search';
import { expect, test } from '../../fixtures/test';

const MORNING = new Date('2024-02-01T08:00:00Z');
const NOON = new Date('2024-02-01T12:00:00Z');

test('R4.14 a text is searched 500 ms after it last changed', async ({ page }) => {
  await page.clock.install({ time: MORNING });
  await page.goto('/packs');
  const requests = watchSearches(page);
  const field = await openSearch(page);
  await field.fill('l');
  await expect(searchResults(page)).toBeVisible();
  await page.clock.pauseAt(NOON);
  requests.length = 0;

  await field.fill('la');
  await page.clock.runFor(400);
  await field.fill('las');
  await page.clock.runFor(499);
  expect(requests).toEqual([]);
  await page.clock.runFor(1);
  await expect
    .poll(() => requests.toSorted())
    .toEqual(['marketTraits/search?las', 'users/searchByUsername?las']);
});

test('Enter searches at once without waiting, and stays on the page', async ({ page }) => {
  await page.clock.install({ time: MORNING });
  await page.goto('/packs');
  const requests = watchSearches(page);
  const field = await openSearch(page);
  await field.fill('l');
  await expect(searchResults(page)).toBeVisible();
  await page.clock.pauseAt(NOON);
  requests.length = 0;

  await field.fill('las');
  await field.press('Enter');
  await page.clock.runFor(10);
  await expect.poll(() => requests).toHaveLength(2);
  await expect(page).toHaveURL(/\/packs$/);
  await expect(field).toHaveValue('las');
  await page.clock.resume();
  await expect(searchResults(page)).toBeVisible();
  expect(requests).toHaveLength(2);
});

test('a newer text replaces the older one’s answers', async ({ page }) => {
  await test.step('a newer text aborts the older requests, whose answer is never shown', async () => {
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
      aborted.push(`${request.url().split('/v1/')[1]} ${request.failure()?.errorText}`);
    });
    const field = await openSearch(page);
    const requests = page.waitForRequest(/marketTraits\/search\?searchKey=la$/);
    await field.fill('la');
    await requests;
    expect(aborted).toEqual([]);

    await field.fill('lagoon');
    await expect
      .poll(() => aborted.toSorted())
      .toEqual([
        'marketTraits/search?searchKey=la net::ERR_ABORTED',
        'users/searchByUsername?searchKey=la net::ERR_ABORTED',
      ]);
    late.open();
    await expect(searchGroup(page, 'Traits').getByRole('option').first()).toHaveText(/^Lagoon/);
    await expect.poll(() => lateAnswers.length).toBe(2);
    await Promise.all(lateAnswers);
    await expect(page.getByText('Too late')).toBeHidden();

    await page.unrouteAll();
  });

  await test.step('closing the results aborts their search', async () => {
    await page.goto('/packs');
    const release = await holdSearch(page, 'marketTraits/search');
    const field = await openSearch(page);
    const requests = page.waitForRequest(/marketTraits\/search/);
    const aborted = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('marketTraits/search'),
    );
    await field.fill('lagoon');
    await requests;
    await field.press('Escape');
    expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
    release();
    await expect(field).toHaveValue('lagoon');

    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('results for an older text are not shown for a newer one', async () => {
    await page.goto('/packs');
    const field = await openSearch(page);
    await field.fill('lagoon');
    await expect(searchResults(page)).toBeVisible();
    const release = await holdSearch(page, 'marketTraits/search', 'lagoon b');
    const releaseNames = await holdSearch(page, 'users/searchByUsername', 'lagoon b');
    await field.fill('lagoon b');
    await expect(searchResults(page)).toBeHidden();
    await expect(page.getByText('Searching')).toBeAttached();
    release();
    releaseNames();
    await expect(searchResults(page).getByRole('option').first()).toHaveText(/^Lagoon B/);
  });
});

test.describe('answers that are late or missing', () => {
  test('late answers are waited for, and failures are retried', async ({ page, browserErrors }) => {
    await test.step('R4.15 one search shows its results before the other has answered', async () => {
      await page.goto('/packs');
      const release = await holdSearch(page, 'users/searchByUsername');
      const field = await openSearch(page);
      await field.fill('la');
      await expect(searchGroup(page, 'Traits').getByRole('option').first()).toBeVisible();
      await expect(searchResults(page)).toHaveAttribute('aria-busy', 'true');
      await expectAccessible(page);

      await field.press('ArrowDown');
      const reached = await searchResults(page)
        .getByRole('option', { selected: true })
        .textContent();
      release();
      await expect(searchGroup(page, 'Accounts').getByRole('option').first()).toBeVisible();
      await expect(searchResults(page)).toHaveAttribute('aria-busy', 'false');
      await expect(searchResults(page).getByRole('option', { selected: true })).toHaveText(
        reached ?? '',
      );

      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    await test.step('R4.15 a search that fails leaves the other’s group in place, and can be retried', async () => {
      browserErrors.allow(/status of 503/);
      await page.goto('/packs');
      await refuseSearch(page, 'users/searchByUsername');
      await (await openSearch(page)).fill('la');
      await expect(searchGroup(page, 'Traits').getByRole('option').first()).toBeVisible();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Couldn’t search accounts.');
      await expect(alert).toContainText('Closed for cleaning.');
      await expectAccessible(page);

      await page.unrouteAll();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(searchGroup(page, 'Accounts').getByRole('option').first()).toBeVisible();
      await expect(alert).toBeHidden();
      await expect(searchField(page)).toBeFocused();

      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    await test.step('when both fail it says so, keeps the text, and can be retried by keyboard', async () => {
      browserErrors.allow(/status of 503/);
      await page.goto('/packs');
      await refuseSearch(page, 'users/searchByUsername');
      await refuseSearch(page, 'marketTraits/search');
      const field = await openSearch(page);
      await field.fill('la');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('The search didn’t go through.');
      await expect(alert).toContainText('Closed for cleaning.');
      await expect(page.getByText('No matches found.')).toBeHidden();
      await expectAccessible(page);

      await page.unrouteAll();
      await field.press('Tab');
      await expect(alert.getByRole('button', { name: 'Try again' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(searchResults(page)).toBeVisible();
      await expect(alert).toBeHidden();
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('la');

      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });

    await test.step('says that it is searching until the first answer', async () => {
      await page.goto('/packs');
      await holdSearch(page, 'users/searchByUsername');
      await holdSearch(page, 'marketTraits/search');
      await (await openSearch(page)).fill('la');
      await expect(page.getByRole('status').filter({ hasText: 'Searching' })).toBeAttached();
      await expect(page.locator('[aria-busy=true]')).toBeVisible();
      await expect(page.getByText('No matches found.')).toBeHidden();
      await expectAccessible(page);

      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  });
});

test.describe('the code that shows results', () => {
  const CODE = /\/assets\/search-popup-[^/]*\.js$/;

  test('loads when the field is used, and finds what was typed meanwhile', async ({ page }) => {
    const code: string[] = [];
    page.on('request', (request) => {
      if (CODE.test(request.url())) code.push(request.url());
    });
    const gate = createGate();
    await page.route(CODE, async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/packs');
    await expect(searchField(page)).toBeVisible();
    expect(code).toEqual([]);
    const requests = watchSearches(page);
    await searchField(page).click();
    await expect.poll(() => code.length).toBe(1);
    await searchField(page).pressSequentially('lagoon');
    gate.open();
    await expect(searchResults(page)).toBeVisible();
    await expect(searchField(page)).toHaveValue('lagoon');
    expect(requests.toSorted()).toEqual([
      'marketTraits/search?lagoon',
      'users/searchByUsername?lagoon',
    ]);
  });

  test('may fail to load, without affecting anything else', async ({ page, browserErrors }) => {
    browserErrors.require(/ERR_FAILED/);
    await page.route(CODE, (route) => route.abort());
    await page.goto('/packs');
    await searchField(page).fill('lagoon');
    await searchField(page).press('Enter');
    await expect(searchField(page)).toHaveValue('lagoon');
    await page.getByRole('banner').getByRole('link', { name: 'Activity' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/activity/i);
  });
});
