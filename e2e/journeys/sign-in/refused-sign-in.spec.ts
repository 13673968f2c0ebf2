import { ANY_PAGE } from '../../fixtures/any-page';
import { expect, test } from '../../fixtures/test';
import {
  connectButton,
  expectSignedIn,
  expectSignedOut,
  openSignIn,
  signInDialog,
} from '../../fixtures/sign-in';

const JARGON = /viem|wagmi|Request Arguments|0x[\da-f]{20}|\b4001\b|32002|RpcError|undefined/i;

test('a wallet that refuses is explained, and can be asked again', async ({
  page,
  wallet,
  world,
  browserErrors,
  startFresh,
}) => {
  await test.step('R8.3 declining the signature says so in plain words, signs out, and can be tried again', async () => {
    browserErrors.require(/^console: Cannot sign message/);
    wallet.reject('personal_sign');
    await page.goto(ANY_PAGE);
    const dialog = await openSignIn(page);
    await dialog.getByRole('button', { name: 'Test Wallet' }).click();

    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText(/declined|rejected|canceled/i);
    await expect(alert).not.toContainText(JARGON);
    await expectSignedOut(page);
    expect(await world.requestCount('POST', '/v1/users/login')).toBe(0);

    wallet.agree();
    await dialog.getByRole('button', { name: 'Test Wallet' }).click();
    await expectSignedIn(page);
  });

  await test.step('R8.2 declining the connection says so in plain words', async () => {
    await startFresh();

    browserErrors.require(/^console: Cannot connect/);
    wallet.reject('wallet_requestPermissions', 'eth_requestAccounts');
    await page.goto(ANY_PAGE);
    const dialog = await openSignIn(page);
    await dialog.getByRole('button', { name: 'Test Wallet' }).click();
    await expect(dialog.getByRole('alert')).toContainText(/declined|rejected|canceled/i);
    await expect(dialog.getByRole('alert')).not.toContainText(JARGON);
    await expectSignedOut(page);
  });

  await test.step('a wallet with a request still open (-32002) is explained', async () => {
    await startFresh();

    browserErrors.require(/^console: Cannot connect/);
    wallet.answerBusy();
    await page.goto(ANY_PAGE);
    const dialog = await openSignIn(page);
    await dialog.getByRole('button', { name: 'Test Wallet' }).click();
    await expect(dialog.getByRole('alert')).toContainText(/already|open/i);
    await expect(dialog.getByRole('alert')).not.toContainText(JARGON);
    await expectSignedOut(page);

    wallet.agree();
    await dialog.getByRole('button', { name: 'Test Wallet' }).click();
    await expectSignedIn(page);
  });

  for (const silent of ['wallet_requestPermissions', 'personal_sign'])
    await test.step(`a wallet that never answers ${silent} can be canceled`, async () => {
      await startFresh();

      wallet.ignore(silent);
      await page.goto(ANY_PAGE);
      const dialog = await openSignIn(page);
      const offered = dialog.getByRole('button', { name: 'Test Wallet' });
      await offered.click();
      await expect.poll(() => wallet.timesAsked(silent)).toBe(1);
      await expect(offered).toBeDisabled();

      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(offered).toBeEnabled();
      await expectSignedOut(page);

      wallet.agree();
      await offered.click();
      await expectSignedIn(page);
    });

  await test.step('a refused sign-in leaves nothing behind for the next visit', async () => {
    await startFresh();

    browserErrors.require(/^console: Cannot sign message/);
    wallet.reject('personal_sign');
    await page.goto(ANY_PAGE);
    const dialog = await openSignIn(page);
    await dialog.getByRole('button', { name: 'Test Wallet' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();

    await page.reload();
    await expect(connectButton(page)).toBeVisible();
    await expect(signInDialog(page)).toBeHidden();
    expect(wallet.timesAsked('personal_sign')).toBe(1);
  });
});

test('a provider that refuses is explained', async ({
  page,
  wallet,
  browserErrors,
  startFresh,
  world,
}) => {
  await test.step('R8.1 the provider refuses a wrong signature, and its message is shown', async () => {
    browserErrors.allow(/status of 401/);
    browserErrors.require(/^console: Cannot authenticate user/);
    wallet.signWrongly();
    await page.goto(ANY_PAGE);
    const dialog = await openSignIn(page);
    const answered = page.waitForResponse('**/v1/users/login');
    await dialog.getByRole('button', { name: 'Test Wallet' }).click();

    const response = await answered;
    expect(response.status()).toBe(401);
    const { message }: { message: string } = await response.json();
    expect(message.trim()).not.toBe('');
    await expect(dialog.getByRole('alert')).toContainText(message);
    await expectSignedOut(page);

    wallet.signRightly();
    await dialog.getByRole('button', { name: 'Test Wallet' }).click();
    await expectSignedIn(page);
  });

  await test.step('R8.1 an account that the provider bans is signed out again, and the dialog says why', async () => {
    await startFresh();

    browserErrors.allow(/status of 403/);
    browserErrors.require(/^console: Cannot authenticate user/);
    await world.control.scenario({ body: { name: 'banned-user' } });
    await page.goto(ANY_PAGE);
    const dialog = await openSignIn(page);
    await dialog.getByRole('button', { name: 'Test Wallet' }).click();

    await expect(dialog.getByRole('alert')).toContainText('can’t sign in');
    await expectSignedOut(page);
    expect(await world.requestCount('GET', '/v1/users/me')).toBeGreaterThan(0);
  });

  await test.step('R4.5 the dialog stays until the user has been fetched', async () => {
    await startFresh();

    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/v1/users/me', async (route) => {
      await held;
      await route.fallback();
    });
    await page.goto(ANY_PAGE);
    const dialog = await openSignIn(page);
    await dialog.getByRole('button', { name: 'Test Wallet' }).click();
    await expect(dialog.getByRole('status').filter({ hasText: 'Signed in' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Test Wallet' })).toBeDisabled();
    answer();
    await expectSignedIn(page);
  });
});
