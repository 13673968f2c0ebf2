import type { Page, Route } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { returnTo } from '../../fixtures/returning';
import { expectAccessible } from '../../fixtures/look/accessibility';
import {
  accountMenuEntry,
  connectButton,
  creditsLink,
  expectSignedIn,
  expectSignedOut,
  sessionNotice,
  signIn,
  signInDialog,
  storedToken,
} from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { actionDialog, signInAt, stockUp } from '../../fixtures/collectors/trader';
import type { World } from '../../fixtures/world';

/** Makes the provider refuse every token from now on. The page's clock doesn't change. */
const EXPIRED_AT_PROVIDER = { body: { name: 'expired-session' } } as const;
const OWN_CALLS =
  /\/v1\/users\/(?:me|credits|taxStatus|profile)$|\/economy\/v1\/(?:orders$|wallets\/me\/)/;
const refuse = (route: Route) => route.fulfill({ status: 401, json: { message: 'jwt malformed' } });
const forbid = (route: Route) => route.fulfill({ status: 403, json: { message: 'Forbidden' } });
const CREDITS = /\/v1\/users\/credits$/;
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

const REFUSALS: [
  status: 401 | 403,
  refuseAll: (market: { page: Page; world: World }) => unknown,
][] = [
  [401, ({ world }) => world.control.scenario(EXPIRED_AT_PROVIDER)],
  [403, ({ page }) => page.route(OWN_CALLS, forbid)],
];

for (const [status, refuseAll] of REFUSALS)
  test(`R4.20 T24 a ${status} after exp has passed resets the session and empties the stored token`, async ({
    page,
    world,
    browserErrors,
  }) => {
    browserErrors.allow(new RegExp(`status of ${status}`));
    await page.clock.install();
    await page.goto(ANY_PAGE);
    // Waits for the last request of the sign-in: if the provider refused it, the session would end
    // before the screen loads.
    const notices = page.waitForResponse((response) =>
      response.url().includes('/wallets/me/notices?'),
    );
    await signIn(page, 'Test Wallet');
    await notices;
    await refuseAll({ page, world });
    // Moves the clock without firing timers, so that the refused call ends the session, not the
    // expiry timer.
    await page.clock.setSystemTime(Date.now() + DAY_MS + 1000);
    await expectSignedIn(page);
    await (await accountMenuEntry(page, 'Dashboard')).click();

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

  await test.step('T24 a 403 before exp changes nothing, unless the current user is refused', async () => {
    await startFresh();

    await returnTo({ page, wallet }, ANY_PAGE);
    browserErrors.allow(/status of 403/);
    const token = await storedToken(page);
    await page.route(CREDITS, forbid);
    const refused = page.waitForResponse(CREDITS);
    await page.reload();
    expect((await refused).status()).toBe(403);
    await expectSignedIn(page);
    await (await accountMenuEntry(page, 'Dashboard')).click();
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
    await expect(sessionNotice(page, /session|sign in/)).toBeHidden();
    expect(await storedToken(page)).toBe(token);
    await page.unroute(CREDITS, forbid);
  });

  await test.step('T24 people who do not want to connect again can disconnect', async () => {
    await startFresh();

    await returnTo({ page, wallet }, ANY_PAGE);
    browserErrors.allow(/status of 401/);
    await world.control.scenario(EXPIRED_AT_PROVIDER);
    await page.reload();
    const notice = sessionNotice(page, /session is no longer valid/);
    await notice.getByRole('button', { name: 'Disconnect' }).click();
    await expect(notice).toBeHidden();
    await expectSignedOut(page);
  });

  await test.step('R4.21 T24 an action whose sign-in is no longer accepted continues after another sign-in, with what was typed', async () => {
    await startFresh();

    browserErrors.allow(/status of 401/);
    await stockUp(world, wallet, { native: 5 });
    await signInAt({ page, wallet }, '/traits/tomato-fez-tin-parliament');
    await page.getByRole('button', { name: 'Make an offer' }).click();
    const dialog = actionDialog(page, 'Make an offer');
    await dialog.getByLabel('Price per edition, in WETH').fill('0.0123');
    await dialog.getByRole('button', { name: 'Review' }).click();
    await page.route(OWN_CALLS, refuse);
    await dialog.getByRole('button', { name: /^Sign/ }).click();
    await expect(
      dialog.getByRole('heading', { name: 'Your session is no longer valid' }),
    ).toBeVisible();
    await expect(dialog.getByRole('alert')).toContainText('Nothing has moved');
    await expect(dialog.getByRole('alert')).not.toContainText('jwt');
    await dialog.getByRole('button', { name: 'Connect again' }).click();
    await page.unroute(OWN_CALLS, refuse);
    await expectAccessible(page);
    await signInDialog(page).getByRole('button', { name: wallet.injected.name }).click();
    await expect(dialog.getByText(/0\.0123 WETH/).first()).toBeVisible();
    await dialog.getByRole('button', { name: /^Sign/ }).click();
    await expect(dialog.getByRole('heading', { name: 'Your offer is live' })).toBeVisible();
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

  await test.step('R4.7 403 on the current user after a reload signs out and disconnects the wallet', async () => {
    await startFresh();

    await returnTo({ page, wallet }, ANY_PAGE);
    browserErrors.allow(/status of 403/);
    browserErrors.require(/^console: Cannot authenticate user/);
    await world.control.scenario({ body: { name: 'banned-user' } });
    await page.reload();
    await expect(connectButton(page)).toBeVisible();
    await expectSignedOut(page);
    await expect(sessionNotice(page, /can’t sign in/)).toBeVisible();
    await expect.poll(() => wallet.timesAsked('wallet_revokePermissions')).toBe(1);
  });

  await test.step('R4.8 403 without a connected wallet: the next connection signs out, and only that one', async () => {
    await startFresh();

    await returnTo({ page, wallet }, ANY_PAGE);
    browserErrors.allow(/status of 403/);
    browserErrors.require(/^console: Cannot authenticate user/);
    await page.goto('about:blank');
    await wallet.disconnect();
    await world.control.scenario({ body: { name: 'banned-user' } });
    const refused = page.waitForResponse(
      (response) => response.url().includes('/v1/users/me') && response.status() === 403,
    );
    await page.goto(ANY_PAGE);
    await refused;
    // The token stays stored, because no wallet is connected that could sign out.
    await expect(connectButton(page)).toBeVisible();
    expect(await storedToken(page)).not.toBe('');

    await connectButton(page).click();
    const dialog = signInDialog(page);
    await dialog.getByRole('button', { name: 'Test Wallet' }).click();
    await expect(dialog.getByRole('alert')).toContainText('can’t sign in');
    await expectSignedOut(page);
    expect(wallet.timesAsked('personal_sign'), 'no new signature was asked for').toBe(1);

    await world.control.scenario({ body: { name: 'tax-answered' } });
    await dialog.getByRole('button', { name: 'Test Wallet' }).click();
    await expectSignedIn(page);
  });
});

test('R4.10 an expired token in the storage is cleared at the next visit, and its wallet is disconnected', async ({
  page,
  wallet,
}) => {
  await page.clock.install();
  await page.goto(ANY_PAGE);
  await signIn(page, 'Test Wallet');
  await page.goto('about:blank');
  await page.clock.setSystemTime(Date.now() + DAY_MS + 1000);
  await page.goto('/market');
  await expect(connectButton(page)).toBeVisible();
  expect(await storedToken(page)).toBe('');
  await expect(sessionNotice(page, /session expired/)).toBeVisible();
  await expect.poll(() => wallet.timesAsked('wallet_revokePermissions')).toBe(1);
  expect(wallet.timesAsked('personal_sign')).toBe(1);
});

test('an invalid token signs no one in', async ({ page, world }) => {
  for (const stored of ['', 'garbage', 'a.b.c'])
    await test.step(`the stored token "${stored}" is invalid`, async () => {
      await page.addInitScript((token) => localStorage.setItem('accessToken', token), stored);
      await page.goto('/dashboard');
      await expect(connectButton(page)).toBeVisible();
      expect(await world.requestCount('GET', '/v1/users/me')).toBe(0);
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

test('the notice stays in view', async ({ wallet, page, startFresh }) => {
  await test.step('the notice can be dismissed, and stays when the dialog is only opened and closed', async () => {
    await returnTo({ page, wallet }, ANY_PAGE);
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
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('a page that requires signing in asks to connect, and then scrolls back', async () => {
    await startFresh();

    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto(ANY_PAGE);
    await signIn(page, 'Test Wallet');
    await page.goto('/market');
    await expectSignedIn(page);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    // Waits for the fonts: when they arrive, the content moves by a fraction of a pixel, and scroll
    // anchoring follows it.
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
});

test('when the storage accepts nothing, you can still sign in for as long as the page is open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(ANY_PAGE);
  await signIn(page, 'Test Wallet');
  await expect(creditsLink(page)).toBeVisible();
  await (await accountMenuEntry(page, 'Dashboard')).click();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
});
