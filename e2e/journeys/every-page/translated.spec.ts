import type { Page } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import type { BrowserErrors } from '../../fixtures/browser-errors';
import { signInAsNewcomer } from '../../fixtures/collectors/collector';
import { stockUp } from '../../fixtures/collectors/trader';
import { returnTo } from '../../fixtures/returning';
import { routes } from '../../fixtures/routes';
import { expectSignedIn, signInDialog, openSignIn } from '../../fixtures/sign-in';
import { goToLastStep, signInToDeclare, submit } from '../../fixtures/tax';
import { expect, test } from '../../fixtures/test';
import { pressControls, translate } from '../../fixtures/translate';

type Walk = {
  page: Page;
  browserErrors: BrowserErrors;
  networkQuiet: () => Promise<void>;
};

/**
 * Translates a page and presses its controls. A crash fails the test through `browserErrors`,
 * because React logs errors that a boundary catches.
 */
const walk = async ({ page, browserErrors, networkQuiet }: Walk, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await networkQuiet();
  await translate(page);
  expect(await pressControls(page)).not.toEqual([]);
  await networkQuiet();
  // Finds the header by its tag, because an open dialog hides the header from the accessibility
  // tree.
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.locator('footer').last()).toBeVisible();
  await expect(page.getByText(/isn’t working/)).toHaveCount(0);
  expect(browserErrors.unexpected()).toEqual([]);
};

test('T101 every page survives a translator: its controls and dialogs work, and nothing is blank', async ({
  page,
  wallet,
  browserErrors,
  networkQuiet,
}) => {
  browserErrors.allow(/Failed to load resource|^console: Cannot connect/);
  wallet.reject('eth_requestAccounts');
  for (const { path } of routes)
    await test.step(path, () => walk({ page, browserErrors, networkQuiet }, path));
});

const PAGES_OF_COLLECTORS = [
  '/dashboard',
  ...['profile', 'credits', 'inventory', 'orders', 'radar', 'balances', 'history', 'notices'].map(
    (view) => `/dashboard?view=${view}`,
  ),
  '/subscriptions',
  '/market',
  '/cart',
  '/watchlist',
  '/packs',
  '/extract',
  '/construct',
  '/construct-premium',
  '/reroll',
  '/the-light',
  '/constructions',
  '/traits/tomato-fez-tin-parliament',
  '/avatars/tin-parliament/7',
];

test('T101 every page of a signed-in collector survives a translator', async ({
  page,
  wallet,
  world,
  browserErrors,
  networkQuiet,
}) => {
  browserErrors.allow(/Failed to load resource/);
  await stockUp(world, wallet, {
    native: 5,
    wrapped: 2,
    traits: { 'tomato-fez-tin-parliament': 2 },
    avatars: [{ collection: 'tin-parliament', tokenId: '7' }],
  });
  await returnTo({ page, wallet }, PAGES_OF_COLLECTORS[0] ?? '/');
  // The wallet declines all signatures, so that pressing a form's buttons can't change the data of
  // later pages.
  wallet.reject('eth_signTypedData_v4');
  for (const path of PAGES_OF_COLLECTORS)
    await test.step(path, () => walk({ page, browserErrors, networkQuiet }, path));
  await expectSignedIn(page);
});

test('T101 signing in, the contact link and “more” work on a translated page', async ({
  page,
  wallet,
}) => {
  await page.goto('/activity');
  await expect(page.getByRole('button', { name: 'Show earlier activity' })).toBeVisible();
  await translate(page);
  const rows = page.getByRole('main').getByRole('listitem');
  const before = await rows.count();
  await page.getByRole('button', { name: 'Show earlier activity' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /Talk to us/ })
    .click();
  const dialog = await openSignIn(page);
  await dialog.getByRole('button', { name: wallet.injected.name }).click();
  await expectSignedIn(page);
  await expect(signInDialog(page)).toBeHidden();
});

test('T101 a username is saved on a translated page', async ({
  page,
  world,
  wallet,
  browserErrors,
}) => {
  browserErrors.allow(/status of 404/);
  await signInAsNewcomer({ page, world, wallet });
  await page.goto('/dashboard?view=profile');
  const field = page.getByRole('textbox', { name: 'Username' });
  await expect(field).toBeVisible();
  await translate(page);
  await field.fill('Ada of the Attic');
  await page.getByRole('button', { name: 'Save username' }).click();
  await expect(page.getByText('Your username was saved.')).toBeVisible();
});

test.describe('for a wallet with an outstanding declaration', () => {
  test.use({ scenario: 'tax-unanswered' });

  test('T101 the tax declaration is submitted on a translated page', async ({ page, world }) => {
    await page.goto(ANY_PAGE);
    const dialog = await signInToDeclare(page);
    await translate(page);
    await goToLastStep(dialog);
    await submit(dialog);
    await expect(dialog).toBeHidden();
    expect(await world.requestCount('POST', '/v1/users/tax')).toBe(1);
  });
});
