import type { Page, Route } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { returnTo } from '../../fixtures/returning';
import { expectAccessible } from '../../fixtures/look/accessibility';
import {
  accountMenu,
  accountMenuEntry,
  connectButton,
  creditsLink,
  expectSignedIn,
  sessionNotice,
  signIn,
  signInDialog,
  storedToken,
} from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

/** Makes the provider refuse every token from now on. The page's clock doesn't change. */
const EXPIRED_AT_PROVIDER = { body: { name: 'expired-session' } } as const;
const OWN_CALLS =
  /\/v1\/users\/(?:me|credits|taxStatus|profile)$|\/economy\/v1\/(?:orders$|wallets\/me\/)/;
const refuse = (route: Route) => route.fulfill({ status: 401, json: { message: 'jwt malformed' } });
const DAY_MS = 24 * 60 * 60_000;

const watchTokens = (page: Page): (() => string[]) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const authorization = request.headers()['authorization'];
    if (authorization !== undefined) sent.push(authorization.replace('Bearer ', ''));
  });
  return () => [...sent];
};

const signInAgain = async (page: Page): Promise<void> => {
  await signInDialog(page).getByRole('button', { name: 'Test Wallet' }).click();
  await expectSignedIn(page);
};

test('R4.20 T24 a 401 after exp has passed resets the session and empties the stored token', async ({
  page,
  world,
  browserErrors,
}) => {
  browserErrors.allow(/status of 401/);
  await page.clock.install();
  await page.goto(ANY_PAGE);
  // Waits for the sign-in's last request: its refusal would end the session too early.
  const notices = page.waitForResponse((response) =>
    response.url().includes('/wallets/me/notices?'),
  );
  await signIn(page, 'Test Wallet');
  await notices;
  await world.control.scenario(EXPIRED_AT_PROVIDER);
  // Moves the clock without firing timers, so that the refused call ends the session.
  await page.clock.setSystemTime(Date.now() + DAY_MS + 1000);
  await expectSignedIn(page);
  // The opened menu asks for the balances, and their refusal ends the session.
  await accountMenu(page).click();

  await expect(connectButton(page)).toBeVisible();
  expect(await storedToken(page)).toBe('');
  await expect(sessionNotice(page, /session expired/)).toBeVisible();
});

test('a refused token ends the session only where it must', async ({
  wallet,
  page,
  browserErrors,
  startFresh,
  world,
}) => {
  await test.step('R4.21 T24 a 401 before exp changes nothing, and says what to do', async () => {
    await returnTo({ page, wallet }, ANY_PAGE);
    browserErrors.allow(/status of 401/);
    const token = await storedToken(page);
    await page.route(OWN_CALLS, refuse);
    await page.reload();
    const notice = sessionNotice(page, /session is no longer valid/);
    await expect(notice).toBeVisible();
    expect(await storedToken(page)).toBe(token);
    // The user's data can't be fetched, so the header looks as it does for visitors.
    await expect(connectButton(page)).toBeVisible();
    await expect(creditsLink(page)).toBeHidden();
    await expectAccessible(page);

    await page.unroute(OWN_CALLS, refuse);
    await notice.getByRole('button', { name: 'Connect', exact: true }).click();
    await signInAgain(page);
    await expect(notice).toBeHidden();
    await expect(creditsLink(page)).toBeVisible();
    expect(await storedToken(page)).not.toBe(token);
  });

  await test.step('R6.5 T25 after a switch to another account, no request has the old token and no old data is shown', async () => {
    await startFresh();

    await returnTo({ page, wallet }, ANY_PAGE);
    const first = wallet.address();
    // Waits until the dashboard has loaded, before the account changes.
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    const firstToken = await storedToken(page);
    const sentTokens = watchTokens(page);

    const second = await wallet.switchAccount();
    await expect(connectButton(page)).toBeVisible();
    expect(await storedToken(page)).toBe('');
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeHidden();
    await expect(page.locator('body')).not.toContainText(first.slice(-4));

    await connectButton(page).click();
    await signInAgain(page);
    await expect(await accountMenuEntry(page, 'Profile')).toHaveAttribute(
      'href',
      new RegExp(second, 'i'),
    );
    await expect(page.locator('body')).not.toContainText(first.slice(-4));
    expect(sentTokens().length).toBeGreaterThan(0);
    expect(sentTokens()).not.toContain(firstToken);
    expect(await world.requestCount('POST', '/v1/users/login')).toBe(2);
  });
});

test('R4.23 someone who was signed out sees why, and signs in again from there, on the same page', async ({
  signedInPage: page,
  wallet,
}) => {
  await page.goto('/dashboard?view=credits');
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  await wallet.disconnect();

  const notice = sessionNotice(page, /Your wallet is locked or disconnected/);
  await expect(notice).toBeInViewport();
  await expect(page).toHaveURL(/\/dashboard\?view=credits$/);
  await expectAccessible(page);

  await notice.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(signInDialog(page)).toBeVisible();
  await expect(signInDialog(page).getByRole('alert')).toHaveCount(0);
  await signInDialog(page).getByRole('button', { name: 'Test Wallet' }).click();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\?view=credits$/);
  await expect(notice).toBeHidden();
});

test('the notice stays in view', async ({ wallet, page }) => {
  await test.step('a page that requires signing in asks to connect, and then scrolls back', async () => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await returnTo({ page, wallet }, '/market');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    // Waits for fonts, which move the content by a fraction of a pixel when they arrive.
    await page.evaluate(async () => {
      await document.fonts.ready;
      window.scrollTo(0, 400);
    });
    const scrollY = () => page.evaluate(() => window.scrollY);
    await expect.poll(scrollY).toBe(400);
    await page.evaluate(() => {
      const main = document.getElementById('main');
      const hide = new MutationObserver(() => {
        const isSignedOut = (localStorage.getItem('accessToken') ?? '') === '';
        main?.style.setProperty('display', isSignedOut ? 'none' : 'block');
      });
      hide.observe(document.body, { subtree: true, childList: true });
    });
    await wallet.disconnect();
    await expect(sessionNotice(page, /Your wallet is locked or disconnected/)).toBeInViewport();
    await expect.poll(scrollY).toBeLessThan(400);

    await connectButton(page).click();
    await signInAgain(page);
    await expect.poll(scrollY).toBeGreaterThanOrEqual(398);
  });

  await test.step('the notice can be dismissed, and stays when the dialog is only opened and closed', async () => {
    await wallet.disconnect();
    const notice = sessionNotice(page, /Your wallet is locked or disconnected/);
    const connect = notice.getByRole('button', { name: 'Connect' });
    await connect.focus();
    await page.keyboard.press('Enter');
    await expect(signInDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(notice).toBeVisible();
    await expect(connect).toBeFocused();

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(notice).toBeHidden();
  });
});
