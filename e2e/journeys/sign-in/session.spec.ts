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
  signInDialog,
  storedToken,
  termsDialog,
} from '../../fixtures/sign-in';

test('a session lasts until Disconnect', async ({ wallet, page, world }) => {
  await test.step('a reload and another network keep the session, without a dialog or another signature', async () => {
    await returnTo({ page, wallet }, ANY_PAGE);
    const token = await storedToken(page);
    await page.reload();
    await expectSignedIn(page);
    await expect(creditsLink(page)).toBeVisible();
    await expect(signInDialog(page)).toBeHidden();
    await expect(termsDialog(page)).toBeHidden();
    await wallet.switchChain(137);
    await expect(await accountMenuEntry(page, 'Dashboard')).toBeVisible();
    expect(await storedToken(page)).toBe(token);
    expect(wallet.timesAsked('personal_sign')).toBe(1);
    expect(await world.requestCount('POST', '/v1/users/login')).toBe(1);
  });

  await test.step('R3.16 R4.3 Disconnect clears the token and the wallet, for the next visit too', async () => {
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
    await connectButton(page).click();
    await signInDialog(page).getByRole('button', { name: 'Test Wallet' }).click();
    await expectSignedIn(page);
    expect(wallet.timesAsked('personal_sign')).toBe(2);
  });
});
