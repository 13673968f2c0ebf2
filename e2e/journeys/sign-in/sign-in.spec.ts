import { ANY_PAGE } from '../../fixtures/any-page';
import { expect, test } from '../../fixtures/test';
import {
  accountMenuEntry,
  connectButton,
  creditsLink,
  expectSignedIn,
  openSignIn,
  signIn,
  storedToken,
  termsDialog,
} from '../../fixtures/sign-in';

test('R1.4 R2.20 R4.1 R4.4 signing in with a wallet that announces itself works, and accepting the terms is remembered', async ({
  page,
  wallet,
  world,
}) => {
  await page.goto(ANY_PAGE);
  const flag = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  expect(await flag('policyAcceptedv6')).toBeNull();
  expect(await flag('policyAcceptedv5')).toBeNull();
  const dialog = await openSignIn(page);
  expect(await flag('policyAcceptedv6')).toBe('true');
  expect(await flag('policyAcceptedv5')).toBe('true');
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(
    dialog.getByText(new URL(page.url()).host, { exact: true }),
    'the site that asks',
  ).toBeInViewport();

  await page.reload();
  await connectButton(page).click();
  await expect(dialog).toBeVisible();
  await expect(termsDialog(page)).toBeHidden();
  await dialog.getByRole('button', { name: 'Test Wallet' }).click();
  await expectSignedIn(page);
  await expect(page).toHaveURL(ANY_PAGE);
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
