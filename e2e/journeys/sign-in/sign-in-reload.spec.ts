import { ANY_PAGE } from '../../fixtures/any-page';
import {
  acknowledgement,
  agreement,
  connectButton,
  expectSignedIn,
  expectSignedOut,
  signInDialog,
  storedToken,
  termsDialog,
} from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

test('R10.3 a reload in the middle of signing in leaves nothing half done, and sign-in starts over', async ({
  page,
  wallet,
  world,
}) => {
  const offered = signInDialog(page).getByRole('button', { name: wallet.injected.name });
  const reload = async () => {
    await page.reload();
    await expectSignedOut(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await world.requestCount('POST', '/v1/users/login')).toBe(0);
    wallet.agree();
  };
  /** Leaves the next request to an address without a response. */
  const hold = (address: string) =>
    page.route(address, () => new Promise<void>(() => {}), { times: 1 });

  await test.step('R10.3 the terms are open and half ticked', async () => {
    await page.goto(ANY_PAGE);
    await connectButton(page).click();
    await agreement(termsDialog(page)).check();
    await reload();
    await connectButton(page).click();
    await expect(agreement(termsDialog(page))).not.toBeChecked();
  });

  await test.step('R10.3 the wallets are listed', async () => {
    await agreement(termsDialog(page)).check();
    await acknowledgement(termsDialog(page)).check();
    await termsDialog(page).getByRole('button', { name: 'Accept' }).click();
    await expect(offered).toBeVisible();
    await reload();
  });

  await test.step('R10.3 the wallet asks whether to connect', async () => {
    wallet.ignore('wallet_requestPermissions', 'eth_requestAccounts');
    await connectButton(page).click();
    await offered.click();
    await expect(signInDialog(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
    await reload();
  });

  await test.step('R10.3 the nonce is requested', async () => {
    const requested = page.waitForRequest('**/v1/users/nonce**');
    await hold('**/v1/users/nonce**');
    await connectButton(page).click();
    await offered.click();
    await requested;
    await reload();
    expect(wallet.timesAsked('personal_sign')).toBe(0);
  });

  await test.step('R10.3 the wallet asks for the signature', async () => {
    wallet.ignore('personal_sign');
    await connectButton(page).click();
    await offered.click();
    await expect.poll(() => wallet.timesAsked('personal_sign')).toBe(1);
    await reload();
  });

  await test.step('R10.3 a reload after the login, before the user has arrived, signs in without another signature', async () => {
    await hold('**/v1/users/me');
    await connectButton(page).click();
    await offered.click();
    await expect.poll(() => storedToken(page)).toBeTruthy();
    await page.reload();
    await expectSignedIn(page);
    expect(wallet.timesAsked('personal_sign')).toBe(2);
    expect(await world.requestCount('POST', '/v1/users/login')).toBe(1);
  });
});
