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

test('two tabs share one session', async ({ page, context, wallet, world }) => {
  const other = await context.newPage();
  const chooseIn = async (tab: typeof page, name: string) => {
    await connectButton(tab).click();
    await signInDialog(tab).getByRole('button', { name }).click();
    await expectSignedIn(tab);
  };

  await test.step('R4.5 R10.1 a tab that was already open takes over a sign-in, without another signature, and its dialog closes', async () => {
    await page.goto(ANY_PAGE);
    await other.goto('/dashboard?view=credits');
    await connectButton(other).click();
    await expect(other.getByRole('dialog')).toBeVisible();
    await signIn(page, 'Test Wallet');
    await expectSignedIn(other);
    await expect(other.getByRole('dialog')).toBeHidden();
    await expect(creditsLink(other)).toBeVisible();
    await expect(other).toHaveURL(/\/dashboard\?view=credits$/);
    expect(wallet.timesAsked('personal_sign')).toBe(1);
    expect(await world.requestCount('POST', '/v1/users/login')).toBe(1);
  });

  await test.step('R4.22 R10.1 signing out reaches every tab, is announced quietly, and erases what was shown', async () => {
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

  await test.step('after that, both tabs can sign in again, one after the other, without undoing it', async () => {
    await chooseIn(page, 'Test Wallet');
    await expectSignedIn(other);
    await expect(sessionNotice(other, /signed out/)).toBeHidden();

    await disconnectButton(other).click();
    await expect(connectButton(page)).toBeVisible();
    await chooseIn(page, 'Test Wallet');
    await expectSignedIn(other);
    expect(wallet.timesAsked('personal_sign')).toBe(3);
    for (const tab of [page, other]) {
      await tab.reload();
      await expectSignedIn(tab);
    }
  });

  await test.step('a second wallet signed in elsewhere replaces the first in every tab', async () => {
    const first = await storedToken(page);
    await disconnectButton(page).click();
    await chooseIn(page, 'Demo wallet');
    await expectSignedIn(other);
    expect(await storedToken(other)).not.toBe(first);
    await expect(creditsLink(other)).toHaveAccessibleName(
      (await creditsLink(page).textContent()) ?? '',
    );
  });

  await test.step('R4.9 R4.22 another account in the wallet signs out every tab, and says so', async () => {
    await disconnectButton(page).click();
    await chooseIn(page, 'Test Wallet');
    await expectSignedIn(other);
    await wallet.switchAccount();
    for (const tab of [page, other]) {
      await expect(connectButton(tab)).toBeVisible();
      await expectSignedOut(tab);
      await expect(sessionNotice(tab, /another account/)).toBeVisible();
    }
  });
});
