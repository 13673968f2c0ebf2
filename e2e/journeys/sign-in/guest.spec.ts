import type { Locator, Page } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { expectAccessible } from '../../fixtures/look/accessibility';
import { NARROW, WIDE, openMobileMenu } from '../../fixtures/shell';
import {
  connectButton,
  expectSignedIn,
  expectSignedOut,
  openSignIn,
  signInDialog,
} from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

const FOLLOWED = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';

const asGuest = (dialog: Locator): Locator => dialog.getByRole('link', { name: 'As a Guest' });
const goOn = (page: Page): Locator => page.getByRole('link', { name: 'Continue as a guest' });

const follow = async (page: Page, address: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Wallet address' }).fill(address);
  await page.getByRole('button', { name: 'Follow this address' }).click();
};

test('the guest page leads on, and nowhere else', async ({ page, product }) => {
  await test.step('R1.5 R2.11 As a Guest leads to the guest page, with the current path and query, encoded', async () => {
    await page.goto('/market/?name=laser%20eyes&x=1#top');
    await asGuest(await openSignIn(page)).click();
    await expect(page).toHaveURL(
      /\/signin\/guest\?to=%2Fmarket%2F%3Fname%3Dlaser%2520eyes%26x%3D1%23top$/,
    );
    await expect(
      page.getByRole('heading', { level: 1, name: 'Continue as a guest' }),
    ).toBeVisible();
    await expect(signInDialog(page)).toBeHidden();
    await expectSignedOut(page);

    await goOn(page).click();
    await expect(page).toHaveURL(/\/market\/\?name=laser%20eyes&x=1#top$/);
  });

  await test.step('on the guest page itself, As a Guest remembers where the visitor came from', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/signin/guest?to=%2Fpacks');
    await asGuest(await openSignIn(page)).click();
    await expect(page).toHaveURL(/\/signin\/guest\?to=%2Fpacks$/);
  });

  await test.step('T40 an address elsewhere leads to the home page', async () => {
    await page.goto('/signin/guest?to=%2F%2Fevil');
    await expect(goOn(page)).toHaveAttribute('href', '/');
    await follow(page, FOLLOWED);
    await expect(page).toHaveURL(`${product.bffUrl}/`);
  });
});

test('R6.2 R6.4 a followed address is shown in the header, gives no rights, and can be unfollowed', async ({
  page,
  context,
  world,
  browserErrors,
}) => {
  // The followed address has never signed in, so it has no public profile (a 404).
  browserErrors.allow(/status of 404/);
  await page.goto('/signin/guest?to=%2Fmarket');
  await follow(page, FOLLOWED);
  await expect(page).toHaveURL(/\/market$/);
  const header = page.getByRole('banner');
  const following = header.getByRole('button', { name: 'Following 0x8ba…BA72' });
  await following.click();
  await expectAccessible(page, 'header');
  await expect(header.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await expect(connectButton(page)).toBeVisible();

  await header.getByRole('link', { name: 'See this profile' }).click();
  await expect(page).toHaveURL(`/profile/${FOLLOWED}`);
  await expect(page.getByText('This is you')).toHaveCount(0);
  await page.goto('/dashboard');
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0);
  expect(
    await world.requestCount('GET', '/v1/users/taxStatus'),
    '§6 no tax status for a guest',
  ).toBe(0);
  expect(await world.requestCount('GET', '/v1/users/me')).toBe(0);

  await page.setViewportSize(NARROW);
  const menu = await openMobileMenu(page);
  await expect(menu.getByRole('link', { name: 'Following 0x8ba…BA72' })).toHaveAttribute(
    'href',
    `/profile/${FOLLOWED}`,
  );
  for (const name of ['Dashboard', 'Profile'])
    await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
  await expectAccessible(page, 'header');
  await page.setViewportSize(WIDE);

  const other = await context.newPage();
  await other.goto(ANY_PAGE);
  await other
    .getByRole('banner')
    .getByRole('button', { name: /Following/ })
    .click();
  await other.getByRole('button', { name: 'Stop following' }).click();
  await expect(other.getByRole('button', { name: /Following/ })).toHaveCount(0);
  await expect(following).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('guestWalletAddress'))).toBeNull();
});

test('the guest page tells signed-in people that they are, lets them become guests, and stays when they sign in again', async ({
  signedInPage: page,
  wallet,
}) => {
  await page.goto('/signin/guest?to=%2Fpacks');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re signed in' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(wallet.address().slice(-4));
  await expect(goOn(page)).toHaveCount(0);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Stay signed in' })).toHaveAttribute(
    'href',
    '/packs',
  );
  await page.getByRole('button', { name: 'Disconnect and browse as a guest' }).click();
  await expectSignedOut(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Continue as a guest' })).toBeVisible();

  await connectButton(page).click();
  await signInDialog(page).getByRole('button', { name: 'Test Wallet' }).click();
  await expectSignedIn(page);
  await expect(page).toHaveURL(/\/signin\/guest\?to=%2Fpacks$/);
});
