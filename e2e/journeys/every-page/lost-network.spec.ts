import type { Page } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { openSearch, searchGroup, searchResults } from '../../fixtures/search';
import { expectSignedIn, expectSignedOut, openSignIn } from '../../fixtures/sign-in';
import { comeBackToDeclare, declaration, goToLastStep, submitButton } from '../../fixtures/tax';
import { expect, test } from '../../fixtures/test';

test.beforeEach(({ browserErrors }) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
});

const lostNetwork = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'You need the network to buy or sign.' });

test('E419 every open page says at once that the network is lost, and that it is back', async ({
  page,
  context,
}) => {
  for (const path of ['/help', '/market', '/traits/tomato-fez-tin-parliament', '/playground']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await expect(lostNetwork(page)).toContainText(
      /You’re offline\. ?What you see may be out of date\./,
    );
    await context.setOffline(false);
    await expect(lostNetwork(page)).toBeHidden();
  }
});

test('E420 a browser that believes to be online says that the site doesn’t answer, and loads the page once it does', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED/);
  await page.goto('/market');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="/traits/"]').first()).toBeVisible();
  await page.route(/./, (route) => route.abort());
  await main.getByRole('checkbox', { name: /^Mouth/ }).click();
  await expect(lostNetwork(page)).toContainText('The site doesn’t answer.');
  const failure = main.getByRole('alert').filter({ hasText: 'Couldn’t load the market' });
  await expect(failure).toContainText('This loads as soon as the connection is back.');
  await page.unroute(/./);
  await expect(lostNetwork(page)).toBeHidden();
  await expect(main.locator('a[href^="/traits/"]').first()).toBeVisible();
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
    await expect(lostNetwork(page)).toContainText('You’re offline.');
    await expect(main.getByRole('heading', { name: 'Couldn’t load this page' })).toBeVisible();
    await expect(again).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await context.setOffline(false);
    await expect(main.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
    await expect(lostNetwork(page)).toBeHidden();
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
