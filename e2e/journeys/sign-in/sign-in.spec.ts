import { ANY_PAGE } from '../../fixtures/any-page';
import { expect, test } from '../../fixtures/test';
import {
  accountMenuEntry,
  acknowledgement,
  agreement,
  connectButton,
  creditsLink,
  expectSignedIn,
  openSignIn,
  signInDialog,
  signIn,
  storedToken,
  termsDialog,
} from '../../fixtures/sign-in';

test.describe('the policy gate', () => {
  test('R2.31 R5.1 Accept stays disabled until both checkboxes are ticked', async ({ page }) => {
    await page.goto(ANY_PAGE);
    await connectButton(page).click();
    const dialog = termsDialog(page);
    const accept = dialog.getByRole('button', { name: 'Accept' });

    await expect(dialog).toContainText('29 January 2024');
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    await expect(accept).toBeDisabled();
    await agreement(dialog).check();
    await expect(accept).toBeDisabled();
    await acknowledgement(dialog).check();
    await expect(accept).toBeEnabled();
    await agreement(dialog).uncheck();
    await expect(accept).toBeDisabled();
  });

  test('R4.4 accepting is remembered, and the next visit goes straight to the wallets', async ({
    page,
  }) => {
    await page.goto(ANY_PAGE);
    const flag = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
    expect(await flag('policyAcceptedv6')).toBeNull();
    expect(await flag('policyAcceptedv5')).toBeNull();
    await openSignIn(page);
    expect(await flag('policyAcceptedv6')).toBe('true');
    expect(await flag('policyAcceptedv5')).toBe('true');

    await page.reload();
    await connectButton(page).click();
    await expect(signInDialog(page)).toBeVisible();
    await expect(termsDialog(page)).toBeHidden();
  });
});

test('R1.4 R4.1 signing in with a wallet that announces itself works', async ({
  page,
  wallet,
  world,
}) => {
  await page.goto(ANY_PAGE);
  const dialog = await openSignIn(page);
  await expect(dialog.getByRole('button', { name: 'Test Wallet' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Test Wallet' }).click();

  await expectSignedIn(page);
  await expect(creditsLink(page)).toBeVisible();
  await expect(await accountMenuEntry(page, 'Dashboard')).toHaveAttribute('href', '/dashboard');
  await expect(await accountMenuEntry(page, 'Profile')).toHaveAttribute(
    'href',
    new RegExp(`^/profile/${wallet.address()}$`, 'i'),
  );

  expect(await storedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  expect(wallet.timesAsked('personal_sign')).toBe(1);
  expect(await world.requestCount('POST', '/v1/users/login')).toBe(1);
});

test('the dialog says which site is asking', async ({ page }) => {
  await page.goto(ANY_PAGE);
  const dialog = await openSignIn(page);
  const { host } = new URL(page.url());
  await expect(dialog.getByText(host, { exact: true })).toBeVisible();
  await expect(dialog).toHaveAccessibleDescription(new RegExp(`^You sign in to ${host} `));
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(dialog.getByText(host, { exact: true })).toBeInViewport();
});

test('signing in with the demo wallet works, without a wallet of your own', async ({
  page,
  wallet,
}) => {
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await expect(creditsLink(page)).toHaveAccessibleName(/[1-9]/);
  await expect(creditsLink(page)).toHaveAttribute('href', '/dashboard?view=credits');
  expect(wallet.timesAsked('personal_sign')).toBe(0);
});

test.describe('with several wallets in the browser', () => {
  test.use({
    walletsPresent: {
      wallets: [
        { name: 'Amber Wallet', rdns: 'test.amber' },
        { name: 'Birch Wallet', rdns: 'test.birch' },
      ],
    },
  });

  test('each is offered by its own name, and the chosen one signs', async ({ page, wallets }) => {
    await page.goto(ANY_PAGE);
    const dialog = await openSignIn(page);
    await expect(dialog.getByRole('button', { name: 'Amber Wallet' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Birch Wallet' }).click();
    await expectSignedIn(page);
    expect(wallets.map((wallet) => wallet.timesAsked('personal_sign'))).toEqual([0, 1]);
  });
});

test.describe('with a wallet that exists only as window.ethereum', () => {
  test.use({
    walletsPresent: { wallets: [{ presence: 'window.ethereum' }] },
  });

  test('R2.36 the generic injected wallet signs in with it', async ({ page, wallet }) => {
    await page.goto(ANY_PAGE);
    await signIn(page, 'Injected wallet');
    expect(wallet.timesAsked('personal_sign')).toBe(1);
  });
});

test.describe('with the MetaMask extension', () => {
  test.use({
    walletsPresent: {
      wallets: [{ name: 'MetaMask', rdns: 'io.metamask', isMetaMask: true }],
    },
  });

  test('R2.33 it is offered once, and signs in', async ({ page, wallet }) => {
    await page.goto(ANY_PAGE);
    const dialog = await openSignIn(page);
    await expect(dialog.getByRole('button', { name: 'MetaMask' })).toHaveCount(1);
    await dialog.getByRole('button', { name: 'MetaMask' }).click();
    await expectSignedIn(page);
    expect(wallet.timesAsked('personal_sign')).toBe(1);
  });
});
