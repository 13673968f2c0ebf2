import type { Locator } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { expectAccessible } from '../../fixtures/look/accessibility';
import { expect, test } from '../../fixtures/test';
import { connectButton, expectSignedIn, expectSignedOut, openSignIn } from '../../fixtures/sign-in';

const JARGON = /viem|wagmi|Request Arguments|0x[\da-f]{20}|\b4001\b|32002|RpcError|undefined/i;

const expectExplained = async (dialog: Locator, words: RegExp): Promise<void> => {
  await expect(dialog.getByRole('alert')).toContainText(words);
  await expect(dialog.getByRole('alert')).not.toContainText(JARGON);
  await expectSignedOut(dialog.page());
};

test('a wallet that refuses is explained, and can be asked again', async ({
  page,
  wallet,
  world,
  browserErrors,
}) => {
  browserErrors.require(/^console: Cannot connect/);
  browserErrors.require(/^console: Cannot sign message/);
  await page.goto(ANY_PAGE);
  const dialog = await openSignIn(page);
  const offered = dialog.getByRole('button', { name: 'Test Wallet' });

  await test.step('R8.2 declining the connection says so in plain words', async () => {
    await expectAccessible(page, '[role=dialog]');
    wallet.reject('wallet_requestPermissions', 'eth_requestAccounts');
    await offered.click();
    await expectExplained(dialog, /declined|rejected|canceled/i);
  });

  await test.step('a wallet with a request still open (-32002) is explained', async () => {
    wallet.answerBusy();
    await offered.click();
    await expectExplained(dialog, /already|open/i);
    wallet.agree();
  });

  for (const silent of ['wallet_requestPermissions', 'personal_sign'])
    await test.step(`a wallet that never answers ${silent} can be canceled`, async () => {
      const before = wallet.timesAsked(silent);
      wallet.ignore(silent);
      await offered.click();
      await expect.poll(() => wallet.timesAsked(silent)).toBe(before + 1);
      await expect(offered).toBeDisabled();
      await expectAccessible(page, '[role=dialog]');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(offered).toBeEnabled();
      await expectSignedOut(page);
      wallet.agree();
    });

  await test.step('R8.3 declining the signature says so in plain words, signs out, and leaves nothing behind', async () => {
    wallet.reject('personal_sign');
    await offered.click();
    await expectExplained(dialog, /declined|rejected|canceled/i);
    await expectAccessible(page, '[role=dialog]');
    expect(await world.requestCount('POST', '/v1/users/login')).toBe(0);
    const requested = wallet.timesAsked('personal_sign');

    await page.reload();
    await expect(connectButton(page)).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(wallet.timesAsked('personal_sign')).toBe(requested);
  });

  await test.step('R8.5 after a declined request, Try again asks the same wallet', async () => {
    await connectButton(page).click();
    await offered.click();
    await expect(dialog.getByRole('alert')).toContainText('declined');
    const requested = wallet.timesAsked('personal_sign');
    wallet.agree();
    await dialog.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expectSignedIn(page);
    expect(wallet.timesAsked('personal_sign')).toBe(requested + 1);
  });
});

test('R8.1 a provider that refuses is explained, and the next attempt works', async ({
  page,
  wallet,
  browserErrors,
  world,
}) => {
  browserErrors.allow(/status of 40[13]/);
  browserErrors.require(/^console: Cannot authenticate user/);
  await page.goto(ANY_PAGE);
  const dialog = await openSignIn(page);
  const offered = dialog.getByRole('button', { name: 'Test Wallet' });

  await test.step('R8.1 the provider refuses a wrong signature, and its message is shown', async () => {
    wallet.signWrongly();
    const answered = page.waitForResponse('**/v1/users/login');
    await offered.click();
    const response = await answered;
    expect(response.status()).toBe(401);
    const { message }: { message: string } = await response.json();
    expect(message.trim()).not.toBe('');
    await expect(dialog.getByRole('alert')).toContainText(message);
    await expectSignedOut(page);
    wallet.signRightly();
  });

  await test.step('R8.1 an account that the provider bans is signed out again, and the dialog says why', async () => {
    await world.control.scenario({ body: { name: 'banned-user' } });
    await offered.click();
    await expect(dialog.getByRole('alert')).toContainText('can’t sign in');
    await expectSignedOut(page);
    expect(await world.requestCount('GET', '/v1/users/me')).toBeGreaterThan(0);

    await world.control.scenario({ body: { name: 'tax-answered' } });
    await offered.click();
    await expectSignedIn(page);
  });
});
