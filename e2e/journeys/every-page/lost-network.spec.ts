import { ANY_PAGE } from '../../fixtures/any-page';
import { openSearch, searchGroup, searchResults } from '../../fixtures/search';
import { expectSignedIn, expectSignedOut, openSignIn } from '../../fixtures/sign-in';
import { comeBackToDeclare, declaration, goToLastStep, submitButton } from '../../fixtures/tax';
import { expect, test } from '../../fixtures/test';

test.beforeEach(({ browserErrors }) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
});

test('R10.6 what is chosen offline says so, and loads by itself once the network is back', async ({
  page,
  context,
  browserErrors,
}) => {
  browserErrors.allow(/Failed to fetch dynamically imported module|ERR_FAILED/);
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: 'Try again' });
  await page.goto('/help');

  await test.step('R10.6 a page', async () => {
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Activity' }).click();
    await expect(main.getByRole('heading', { name: 'Couldn’t load this page' })).toBeVisible();
    await expect(again).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await expect(main.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  });

  await test.step('R10.6 a page whose code failed to load, after Try again, with what was typed still there', async () => {
    await page.evaluate(() => document.body.setAttribute('data-visit', 'the same'));
    await page.route(/\/assets\/packs.*\.js/, (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Packs' }).click();
    await expect(again).toBeVisible();
    await page.unroute(/\/assets\/packs.*\.js/);
    await again.click();
    await expect(main.getByRole('heading', { level: 1, name: 'Packs' })).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-visit', 'the same');
  });

  await test.step('a search, which keeps its text', async () => {
    const field = await openSearch(page);
    await field.fill('lagoon');
    await expect(searchGroup(page, 'Traits').getByRole('option').first()).toBeVisible();
    await context.setOffline(true);
    await field.fill('lagoons');
    await expect(
      page
        .getByRole('search')
        .getByRole('button', { name: /try again/i })
        .first(),
    ).toBeVisible();
    await expect(field).toHaveValue('lagoons');
    await context.setOffline(false);
    await field.fill('lagoon');
    await expect(searchResults(page).getByRole('option').first()).toBeVisible();
  });

  await test.step('filters of the market, and its list', async () => {
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
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();

    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(main.locator('a[href^="/traits/"]').first()).toBeVisible();
    await context.setOffline(true);
    await main.getByRole('checkbox', { name: /^Mouth/ }).click();
    await expect(again).toBeVisible();
    await context.setOffline(false);
    await expect(main.locator('a[href^="/traits/"]').first()).toBeVisible();
    await expect(again).toBeHidden();
  });
});

test('R10.6 signing in offline says so, leaves nothing behind, works once the network is back, and lasts while offline', async ({
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

  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'Packs' }).click();
  await context.setOffline(false);
  await page.reload();
  await expectSignedIn(page);
  expect(wallet.timesAsked('personal_sign')).toBe(1);
});

test.describe('for someone who has to declare', () => {
  test.use({ scenario: 'tax-unanswered' });

  test('R10.6 a declaration sent offline stays as it was, and is sent once the network is back', async ({
    page,
    context,
    wallet,
    world,
    browserErrors,
  }) => {
    browserErrors.allow(/^console: /);
    const dialog = await comeBackToDeclare({ page, wallet });
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
