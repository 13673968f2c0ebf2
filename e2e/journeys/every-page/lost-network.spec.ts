import { ANY_PAGE } from '../../fixtures/any-page';
import { openSearch, searchGroup, searchResults } from '../../fixtures/search';
import { expectSignedIn, expectSignedOut, openSignIn } from '../../fixtures/sign-in';
import { goToLastStep, declaration, signInToDeclare, submitButton } from '../../fixtures/tax';
import { expect, test } from '../../fixtures/test';

test.beforeEach(({ browserErrors }) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
});

test('R10.6 a page chosen while offline says so, and loads by itself once the network is back', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/Failed to fetch dynamically imported module/);
  await page.goto('/packs');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Activity' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Couldn’t load this page' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await expect(main.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
});

test('a list that failed to load offline loads by itself once the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/market');
  const main = page.getByRole('main');
  const cards = main.locator('a[href^="/traits/"]');
  await expect(cards.first()).toBeVisible();
  await context.setOffline(true);
  await main.getByRole('checkbox', { name: /^Eyes/ }).click();
  await expect(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(cards.first()).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toBeHidden();
});

test('R10.6 a page whose code failed to load appears after Try again, with what was typed still there', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/Failed to fetch dynamically imported module|ERR_FAILED/);
  await page.goto('/packs');
  await page.evaluate(() => document.body.setAttribute('data-visit', 'the same'));
  await page.route(/\/assets\/activity.*\.js/, (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Activity' }).click();
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(/\/assets\/activity.*\.js/);
  await again.click();
  await expect(main.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-visit', 'the same');
});

test('filters that could not load say so in their place, and open once the network is back', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/Failed to fetch dynamically imported module/);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/market?slot=eyes');
  const button = page.getByRole('button', { name: /^Filters/ });
  await expect(button).toBeEnabled();
  await context.setOffline(true);
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet.getByRole('alert')).toContainText('Check your connection');
  await context.setOffline(false);
  await expect(sheet.getByRole('checkbox', { name: /^Eyes/ })).toBeChecked();
});

test('an offline search says so in each group, keeps the text, and continues afterwards', async ({
  page,
  context,
}) => {
  await page.goto('/packs');
  const field = await openSearch(page);
  await field.fill('lagoon');
  await expect(searchGroup(page, 'Traits').getByRole('option').first()).toBeVisible();
  await context.setOffline(true);
  await field.fill('lagoons');
  const again = page.getByRole('search').getByRole('button', { name: /try again/i });
  await expect(again.first()).toBeVisible();
  await expect(field).toHaveValue('lagoons');
  await context.setOffline(false);
  await field.fill('lagoon');
  await expect(searchResults(page).getByRole('option').first()).toBeVisible();
});

test('R10.6 signing in offline says so, leaves nothing behind, and works once the network is back', async ({
  page,
  context,
  browserErrors,
  wallet,
}) => {
  browserErrors.require(/^console: Cannot authenticate user/);
  await page.goto(ANY_PAGE);
  const dialog = await openSignIn(page);
  const chosen = dialog.getByRole('button', { name: wallet.injected.name });
  await expect(chosen).toBeVisible();
  await context.setOffline(true);
  await chosen.click();
  await expect(dialog.getByRole('alert')).toContainText(/connection|network|reach/i);
  await expectSignedOut(page);
  expect(wallet.timesAsked('personal_sign')).toBe(0);
  await context.setOffline(false);
  await dialog.getByRole('button', { name: wallet.injected.name }).click();
  await expectSignedIn(page);
});

test.describe('for someone who has to declare', () => {
  test.use({ scenario: 'tax-unanswered' });

  test('R10.6 a declaration sent offline stays as it was, and is sent once the network is back', async ({
    page,
    context,
    world,
    browserErrors,
  }) => {
    browserErrors.allow(/^console: /);
    await page.goto(ANY_PAGE);
    const dialog = await signInToDeclare(page);
    await goToLastStep(dialog);
    await declaration(dialog).check();
    await context.setOffline(true);
    await submitButton(dialog).click();
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'Something went wrong. Please try again.' });
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice).toBeHidden();
    await expect(declaration(dialog)).toBeChecked();
    await expect(submitButton(dialog)).toBeEnabled();
    await context.setOffline(false);
    await submitButton(dialog).click();
    await expect(dialog).toBeHidden();
    expect(await world.requestCount('POST', '/v1/users/tax')).toBe(1);
  });
});

test('a signed-in person stays signed in while offline and after a reload', async ({
  signedInPage: page,
  context,
  wallet,
}) => {
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Market' }).first().click();
  await context.setOffline(false);
  await page.reload();
  await expectSignedIn(page);
  expect(wallet.timesAsked('personal_sign')).toBe(1);
});
