import type { Page } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import {
  acknowledgement,
  agreement,
  connectButton,
  expectSignedIn,
  expectSignedOut,
  openSignIn,
  signInDialog,
  storedToken,
  termsDialog,
} from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import type { TestWallet } from '../../fixtures/wallet/test-wallet';

type Step = {
  name: string;
  accepted: boolean;
  reach: (page: Page, wallet: TestWallet) => Promise<void>;
};

/** Leaves the next request to an address without a response. */
const hold = (page: Page, address: string) =>
  page.route(address, () => new Promise<void>(() => {}), { times: 1 });

const press = async (page: Page, wallet: TestWallet) => {
  const dialog = await openSignIn(page);
  await dialog.getByRole('button', { name: wallet.injected.name }).click();
};

const steps: Step[] = [
  {
    name: 'the terms are open and half ticked',
    accepted: false,
    reach: async (page) => {
      await connectButton(page).click();
      await agreement(termsDialog(page)).check();
    },
  },
  {
    name: 'the wallets are listed',
    accepted: true,
    reach: async (page) => {
      await openSignIn(page);
    },
  },
  {
    name: 'the wallet asks whether to connect',
    accepted: true,
    reach: async (page, wallet) => {
      wallet.ignore('wallet_requestPermissions', 'eth_requestAccounts');
      await press(page, wallet);
      await expect(signInDialog(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
    },
  },
  {
    name: 'the wallet asks for the signature',
    accepted: true,
    reach: async (page, wallet) => {
      wallet.ignore('personal_sign');
      await press(page, wallet);
      await expect.poll(() => wallet.timesAsked('personal_sign')).toBe(1);
    },
  },
];

for (const { name, accepted, reach } of steps) {
  test(`R10.3 a reload while ${name} leaves nothing half done, and sign-in starts over`, async ({
    page,
    wallet,
    world,
  }) => {
    await page.goto(ANY_PAGE);
    await reach(page, wallet);
    await page.reload();
    await expectSignedOut(page);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await world.requestCount('POST', '/v1/users/login')).toBe(0);

    wallet.agree();
    await connectButton(page).click();
    if (!accepted) {
      await expect(agreement(termsDialog(page))).not.toBeChecked();
      await agreement(termsDialog(page)).check();
      await acknowledgement(termsDialog(page)).check();
      await termsDialog(page).getByRole('button', { name: 'Accept' }).click();
    }
    await signInDialog(page).getByRole('button', { name: wallet.injected.name }).click();
    await expectSignedIn(page);
  });
}

test('R10.3 a reload while the nonce is requested asks for another one', async ({
  page,
  wallet,
  world,
}) => {
  await page.goto(ANY_PAGE);
  const dialog = await openSignIn(page);
  const requested = page.waitForRequest('**/v1/users/nonce**');
  await hold(page, '**/v1/users/nonce**');
  await dialog.getByRole('button', { name: wallet.injected.name }).click();
  await requested;
  await page.reload();
  await expectSignedOut(page);
  expect(wallet.timesAsked('personal_sign')).toBe(0);
  await connectButton(page).click();
  await signInDialog(page).getByRole('button', { name: wallet.injected.name }).click();
  await expectSignedIn(page);
  expect(await world.requestCount('POST', '/v1/users/login')).toBe(1);
});

test('R10.3 a reload after the login, before the user has arrived, signs in without another signature', async ({
  page,
  wallet,
}) => {
  await page.goto(ANY_PAGE);
  const dialog = await openSignIn(page);
  await hold(page, '**/v1/users/me');
  await dialog.getByRole('button', { name: wallet.injected.name }).click();
  await expect.poll(() => storedToken(page)).toBeTruthy();
  await page.reload();
  await expectSignedIn(page);
  expect(wallet.timesAsked('personal_sign')).toBe(1);
});
