import type { BrowserContext, Page } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { expectAccessible } from '../../fixtures/look/accessibility';
import {
  connectButton,
  creditsLink,
  disconnectButton,
  expectSignedIn,
  expectSignedOut,
  sessionNotice,
  signIn,
  signInDialog,
  storedToken,
} from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

const openTab = async (context: BrowserContext, path = '/market'): Promise<Page> => {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
};

test('R10.1 a tab that was already open takes over a sign-in, without another signature', async ({
  page,
  context,
  wallet,
  world,
}) => {
  await page.goto(ANY_PAGE);
  const other = await openTab(context);
  await expect(connectButton(other)).toBeVisible();
  await signIn(page, 'Test Wallet');
  await expectSignedIn(other);
  await expect(creditsLink(other)).toBeVisible();
  await expect(other).toHaveURL(/\/market$/);
  expect(wallet.timesAsked('personal_sign')).toBe(1);
  expect(await world.requestCount('POST', '/v1/users/login')).toBe(1);
});

test('R4.5 an open sign-in dialog closes by itself when another tab has signed in', async ({
  page,
  context,
}) => {
  await page.goto(ANY_PAGE);
  const other = await openTab(context);
  await connectButton(other).click();
  await expect(other.getByRole('dialog')).toBeVisible();
  await signIn(page, 'Test Wallet');
  await expectSignedIn(other);
  await expect(other.getByRole('dialog')).toBeHidden();
});

test('R4.22 R10.1 signing out reaches every tab, is announced quietly, and erases what was shown', async ({
  signedInPage: page,
  context,
}) => {
  const other = await openTab(context, '/dashboard?view=credits');
  await expectSignedIn(other);
  await expect(other.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();

  await disconnectButton(page).click();
  await expect(connectButton(other)).toBeVisible();
  await expectSignedOut(other);
  await expect(sessionNotice(other, /signed out in another tab/)).toBeVisible();
  await expect(other.getByRole('alert')).toHaveCount(0);
  await expect(other.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
  await expect(other).toHaveURL(/\/dashboard\?view=credits$/);
  await expect(sessionNotice(page, /signed out/)).toBeHidden();
  await expectAccessible(other);
});

test('after that, both tabs can sign in again, one after the other, without undoing it', async ({
  signedInPage: page,
  context,
  wallet,
}) => {
  const other = await openTab(context);
  await expectSignedIn(other);

  await disconnectButton(page).click();
  await expect(connectButton(other)).toBeVisible();
  await connectButton(page).click();
  await signInDialog(page).getByRole('button', { name: 'Test Wallet' }).click();
  await expectSignedIn(page);
  await expectSignedIn(other);
  await expect(sessionNotice(other, /signed out/)).toBeHidden();

  await disconnectButton(other).click();
  await expect(connectButton(page)).toBeVisible();
  await connectButton(page).click();
  await signInDialog(page).getByRole('button', { name: 'Test Wallet' }).click();
  await expectSignedIn(page);
  await expectSignedIn(other);

  expect(wallet.timesAsked('personal_sign')).toBe(3);
  for (const tab of [page, other]) {
    await tab.reload();
    await expectSignedIn(tab);
  }
});

test('R4.22 another account in the wallet signs out every tab, and says so', async ({
  signedInPage: page,
  context,
  wallet,
}) => {
  const other = await openTab(context);
  await expectSignedIn(other);
  await wallet.switchAccount();
  for (const tab of [page, other]) {
    await expect(connectButton(tab)).toBeVisible();
    await expectSignedOut(tab);
    await expect(sessionNotice(tab, /another account/)).toBeVisible();
  }
});

test('R4.22 expiry ends the session in every tab independently, and says so', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await page.goto(ANY_PAGE);
  await signIn(page, 'Test Wallet');
  const other = await openTab(context);
  await expectSignedIn(other);
  await context.clock.fastForward('24:00:01');
  for (const tab of [page, other]) {
    await expect(connectButton(tab)).toBeVisible();
    await expectSignedOut(tab);
    await expect(sessionNotice(tab, /session expired/)).toBeVisible();
  }
});

test('a second wallet signed in elsewhere replaces the first in every tab', async ({
  signedInPage: page,
  context,
}) => {
  const other = await openTab(context);
  await expectSignedIn(other);
  const first = await storedToken(page);
  await disconnectButton(page).click();
  await connectButton(page).click();
  await signInDialog(page).getByRole('button', { name: 'Demo wallet' }).click();
  await expectSignedIn(page);
  await expectSignedIn(other);
  expect(await storedToken(other)).not.toBe(first);
  await expect(creditsLink(other)).toHaveAccessibleName(
    (await creditsLink(page).textContent()) ?? '',
  );
});
