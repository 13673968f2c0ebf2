import type { Page } from '@playwright/test';
import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';

import { ANY_PAGE } from '../../fixtures/any-page';
import type { BrowserErrors } from '../../fixtures/browser-errors';
import { stockUp } from '../../fixtures/collectors/trader';
import { returnTo } from '../../fixtures/returning';
import { expectSignedIn, signInDialog, openSignIn } from '../../fixtures/sign-in';
import { comeBackToDeclare, goToLastStep, submit } from '../../fixtures/tax';
import { expect, test } from '../../fixtures/test';
import { pressControls, translate } from '../../fixtures/translate';

type Walk = {
  page: Page;
  browserErrors: BrowserErrors;
  networkQuiet: () => Promise<void>;
};

/** Translates a page and presses its controls. `browserErrors` fails the test after a crash. */
const walk = async (
  { page, browserErrors, networkQuiet }: Walk,
  path: string,
  parts: readonly string[] = ['main'],
): Promise<string[]> => {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await networkQuiet();
  await translate(page);
  const pressed = await pressControls(page, parts);
  await networkQuiet();
  // Finds the header by its tag, because an open dialog hides it from the accessibility tree.
  await expect(page.locator('header').first()).toBeVisible();
  await expect(page.locator('footer').last()).toBeVisible();
  await expect(page.getByText(/isn’t working/)).toHaveCount(0);
  expect(browserErrors.unexpected()).toEqual([]);
  return pressed;
};

/** The pages on which visitors see more than collectors see on `PAGES_OF_COLLECTORS`. */
const PAGES_OF_VISITORS = [
  '/',
  `/profile/${DEMO_ADDRESS}`,
  '/market/?name=laser',
  '/cart',
  '/collections',
  '/collections/tin-parliament',
  '/playground',
  '/activity',
  '/leaders',
  '/construct',
  '/signin/guest?to=%2Fmarket',
];

test('T101 every page survives a translator: its controls and dialogs work, and nothing is blank', async ({
  page,
  wallet,
  browserErrors,
  networkQuiet,
}) => {
  // Pressing Coinbase Wallet opens its window.
  browserErrors.allow(
    /Failed to load resource|^console: Cannot connect|^foreign origin: https:\/\/keys\.coinbase\.com\//,
  );
  wallet.reject('eth_requestAccounts');
  const visitor = { page, browserErrors, networkQuiet };
  // Walks the header on only one page, because it is the same on every page.
  const pressed = await test.step('the header', () => walk(visitor, ANY_PAGE, ['header']));
  for (const path of PAGES_OF_VISITORS)
    pressed.push(...(await test.step(path, () => walk(visitor, path))));
  expect(pressed.length).toBeGreaterThan(PAGES_OF_VISITORS.length);
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
  // Declines all signatures, so that forms can't change the data of later pages.
  wallet.reject('eth_signTypedData_v4');
  const collector = { page, browserErrors, networkQuiet };
  const pressed = await test.step('the header', () => walk(collector, ANY_PAGE, ['header']));
  for (const path of PAGES_OF_COLLECTORS)
    pressed.push(...(await test.step(path, () => walk(collector, path))));
  expect(pressed.length).toBeGreaterThan(PAGES_OF_COLLECTORS.length);
  await expectSignedIn(page);
});

test('T101 signing in, the contact link, “more” and saving a username work on a translated page', async ({
  page,
  wallet,
  browserErrors,
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

  browserErrors.allow(/status of 404/);
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

  test('T101 the tax declaration is submitted on a translated page', async ({
    page,
    wallet,
    world,
  }) => {
    const dialog = await comeBackToDeclare({ page, wallet });
    await translate(page);
    await goToLastStep(dialog);
    await submit(dialog);
    await expect(dialog).toBeHidden();
    expect(await world.requestCount('POST', '/v1/users/tax')).toBe(1);
  });
});
