import { ANY_PAGE } from '../../fixtures/any-page';
import { returnTo } from '../../fixtures/returning';
import { expect, test } from '../../fixtures/test';
import {
  accountMenuEntry,
  connectButton,
  creditsLink,
  disconnectButton,
  expectSignedIn,
  expectSignedOut,
  sessionNotice,
  signIn,
  signInDialog,
  storedToken,
  termsDialog,
} from '../../fixtures/sign-in';

test('a session lasts as long as its wallet', async ({ wallet, page, world, startFresh }) => {
  await test.step('a reload keeps the session, without a dialog or another signature', async () => {
    await returnTo({ page, wallet }, ANY_PAGE);
    const token = await storedToken(page);
    await page.reload();
    await expectSignedIn(page);
    await expect(creditsLink(page)).toBeVisible();
    await expect(signInDialog(page)).toBeHidden();
    await expect(termsDialog(page)).toBeHidden();
    expect(await storedToken(page)).toBe(token);
    expect(wallet.timesAsked('personal_sign')).toBe(1);
    expect(await world.requestCount('POST', '/v1/users/login')).toBe(1);
  });

  await test.step('a reload keeps the session of the demo wallet', async () => {
    await startFresh();

    await page.goto(ANY_PAGE);
    await signIn(page, 'Demo wallet');
    await page.reload();
    await expectSignedIn(page);
  });

  await test.step('R3.16 R4.3 Disconnect clears the token and the wallet, for the next visit too', async () => {
    await startFresh();

    await returnTo({ page, wallet }, ANY_PAGE);
    await disconnectButton(page).click();
    await expect(connectButton(page)).toBeVisible();
    await expectSignedOut(page);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeHidden();

    await page.reload();
    await expect(connectButton(page)).toBeVisible();
    await expectSignedOut(page);
    expect(wallet.timesAsked('personal_sign')).toBe(1);
  });

  await test.step('after Disconnect you can sign in again, with a new signature', async () => {
    await startFresh();

    await returnTo({ page, wallet }, ANY_PAGE);
    await disconnectButton(page).click();
    await connectButton(page).click();
    await signInDialog(page).getByRole('button', { name: 'Test Wallet' }).click();
    await expectSignedIn(page);
    expect(wallet.timesAsked('personal_sign')).toBe(2);
  });

  await test.step('R4.9 switching accounts in the wallet signs out, and says so', async () => {
    await startFresh();

    await returnTo({ page, wallet }, ANY_PAGE);
    await wallet.switchAccount();
    await expect(connectButton(page)).toBeVisible();
    await expectSignedOut(page);
    await expect(sessionNotice(page, /another account/)).toBeVisible();
  });

  await test.step('R4.9 switching accounts while the page was closed signs out on return', async () => {
    await startFresh();

    await returnTo({ page, wallet }, ANY_PAGE);
    await page.goto('about:blank');
    await wallet.switchAccount();
    await page.goto(ANY_PAGE);
    await expect(connectButton(page)).toBeVisible();
    await expectSignedOut(page);
  });

  await test.step('revoking permission in the wallet signs out', async () => {
    await startFresh();

    await returnTo({ page, wallet }, ANY_PAGE);
    await wallet.disconnect();
    await expect(connectButton(page)).toBeVisible();
    await expectSignedOut(page);
    await expect(sessionNotice(page, /Your wallet is locked or disconnected/)).toBeVisible();
  });

  await test.step('R4.9 a wallet that locks and unlocks keeps the session, and one that stays locked ends it', async () => {
    await startFresh();

    await page.clock.install();
    await returnTo({ page, wallet }, ANY_PAGE);
    const token = await storedToken(page);
    await wallet.lock();
    await wallet.unlock();
    await page.clock.fastForward('00:10');
    await expect(await accountMenuEntry(page, 'Dashboard')).toBeVisible();
    expect(await storedToken(page)).toBe(token);

    await page.keyboard.press('Escape');
    await wallet.lock();
    await page.clock.fastForward('00:10');
    await expectSignedOut(page);
    await expect(sessionNotice(page, /Your wallet is locked or disconnected/)).toBeVisible();
  });

  await test.step('switching networks in the wallet keeps the session', async () => {
    await startFresh();

    await returnTo({ page, wallet }, ANY_PAGE);
    const token = await storedToken(page);
    await wallet.switchChain(137);
    await expect(await accountMenuEntry(page, 'Dashboard')).toBeVisible();
    expect(await storedToken(page)).toBe(token);
  });
});

test('while a wallet is still reconnecting, Disconnect ends the session at once', async ({
  signedInPage: page,
  wallet,
}) => {
  // The wallet counts as reconnected only after it has responded to `eth_chainId`.
  wallet.ignore('eth_chainId');
  await page.reload();
  await expect(page.getByText('Restoring your session').first()).toBeAttached();
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await disconnectButton(page).click();
  await expect(connectButton(page)).toBeVisible();
  await expectSignedOut(page);
});
