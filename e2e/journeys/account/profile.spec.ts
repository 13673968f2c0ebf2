import type { Page } from '@playwright/test';
import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

import { expectAccessible } from '../../fixtures/look/accessibility';
import { signInAsNewcomer } from '../../fixtures/collectors/collector';
import { accountMenuEntry } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { overflow } from '../../fixtures/look/window-width';

const name = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const avatar = (page: Page) => page.getByRole('main').locator('[data-slot=avatar]');

const known = DEMO_ADDRESS;
const digits = known.slice(2);

test('R2.4 R3.5 anyone can see whose address it is, in upper or lower case', async ({ page }) => {
  for (const address of [
    known,
    `0x${digits.toLowerCase()}`,
    `0x${digits.toUpperCase()}`,
    `0x${[...digits].map((digit, at) => (at % 2 ? digit.toUpperCase() : digit.toLowerCase())).join('')}`,
  ]) {
    await page.goto(`/profile/${address}`);
    await expect(name(page)).toHaveText('wren-halloway');
    await expect(avatar(page)).toHaveAttribute('data-tier', 'Advanced');
    await expect(page.getByText('This is you')).toBeHidden();
  }
  await expect(avatar(page).locator('img')).toBeVisible();
  await expectAccessible(page);
});

test('your own profile is recognized in upper or lower case, and can be edited from there', async ({
  page,
  world,
  wallet,
  browserErrors,
}) => {
  browserErrors.allow(/status of 404/);
  await signInAsNewcomer({ page, world, wallet });
  await (await accountMenuEntry(page, 'Profile')).click();
  await expect(page).toHaveURL(new RegExp(`/profile/${wallet.address()}$`));
  await expect(page.getByText('This is you')).toBeVisible();
  await expect(page.getByText('You haven’t set up your profile yet.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/profile/0x${wallet.address().slice(2).toUpperCase()}`);
  await expect(page.getByText('This is you')).toBeVisible();
  await page.getByRole('link', { name: 'Set up your profile' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill('Ada');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your username was saved.')).toBeVisible();
  await page.goto(`/profile/${wallet.address().toLowerCase()}`);
  await expect(name(page)).toHaveText('Ada');
  await page.getByRole('link', { name: 'Edit your profile' }).click();
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('Ada');
});

test('R7.5 an address without a profile says whether it is in use, or was never seen', async ({
  page,
  world,
  wallet,
  browserErrors,
}) => {
  browserErrors.allow(/status of 404/);
  const nobody = privateKeyToAccount(generatePrivateKey()).address;
  await page.goto(`/profile/${nobody}`);
  await expect(page.getByRole('heading', { name: 'No account yet' })).toBeVisible();
  await expectAccessible(page);
  expect(await world.requestCount('GET', `/v1/users/${nobody}/exists`)).toBe(1);

  await signInAsNewcomer({ page, world, wallet });
  const address = wallet.address();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/profile/${address}`);
  await expect(page.getByRole('heading', { name: 'No public profile' })).toBeVisible();
  await expect(page.getByText('Someone uses Trait Market with this address')).toBeVisible();
  await expectAccessible(page);
});

test('requests nothing for an invalid address, and a stranger’s profile only once', async ({
  page,
  world,
  networkQuiet,
}) => {
  for (const address of ['0x123', `${known}0`, 'wren-halloway', '0x..%2F..%2Fadmin'])
    await test.step(`/profile/${address} is not a wallet address, and nothing is requested`, async () => {
      await page.goto(`/profile/${address}`);
      await expect(name(page)).toHaveText('Not a wallet address');
      const calls = (await world.requests()).filter(({ path }) => path.startsWith('/v1/'));
      expect(calls).toEqual([]);
    });

  await test.step('someone who has a profile is fetched only once', async () => {
    await page.goto(`/profile/${known}`);
    await expect(name(page)).toHaveText('wren-halloway');
    await networkQuiet();
    expect(await world.requestCount('GET', `/v1/users/${known}/exists`)).toBe(0);
  });
});

const HOSTILE_NAMES = [
  { what: 'markup', username: '<img src=x onerror=document.title=1>', shown: /^<img src=x/ },
  { what: 'U+202E', username: 'abc\u202Egnp.exe', shown: /^abc gnp\.exe$/ },
  { what: '10,000 characters', username: 'W'.repeat(10_000), shown: /^W{63}…$/ },
];

for (const { what, username, shown } of HOSTILE_NAMES)
  test(
    `T36 a username of ${what} is plain text, and clipped`,
    { tag: '@small' },
    async ({ page, world, wallet }) => {
      const rename = async (pattern: string) =>
        page.route(pattern, async (route) => {
          const answer = { walletAddress: wallet.address(), username, premiumTier: 'Basic' };
          await route.fulfill({ json: answer });
        });
      await rename('**/v1/users/me');
      await rename('**/v1/users/*/publicProfile');
      await signInAsNewcomer({ page, world, wallet }, { at: '/dashboard' });
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
        shown,
      );
      await accountMenuEntry(page, 'Profile');
      await expect(page.getByRole('banner').getByText(shown)).toBeVisible();
      await expectNothingSticksOut(page);

      await (await accountMenuEntry(page, 'Profile')).click();
      await expect(page.getByText('This is you')).toBeVisible();
      await expect(name(page)).toHaveText(shown);
      await expect(page).toHaveTitle(/ · Trait Market$/);
      expect((await page.title()).length).toBeLessThan(100);
      expect(await page.title()).not.toContain('\u202E');
      await expect(page.locator('img[src=x]')).toHaveCount(0);
      await expectNothingSticksOut(page);
      await expectAccessible(page);
    },
  );

const expectNothingSticksOut = async (page: Page) => {
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
};

test('nothing that people say about themselves does harm', async ({ page, world, wallet }) => {
  for (const avatarPhoto of [
    'javascript:document.title=1',
    'data:text/html,<script>document.title=1</script>',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  ])
    await test.step(`T37 a picture at ${avatarPhoto.slice(0, 20)} is never loaded`, async () => {
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.url()));
      for (const pattern of ['**/v1/users/me', '**/v1/users/*/publicProfile'])
        await page.route(pattern, (route) =>
          route.fulfill({
            json: { walletAddress: wallet.address(), username: 'Mallory', avatarPhoto },
          }),
        );
      await signInAsNewcomer({ page, world, wallet }, { at: '/dashboard' });
      await expect(page.getByRole('heading', { level: 2, name: 'Mallory' })).toBeVisible();
      await expect(page.getByRole('banner').locator('[data-slot=avatar] svg')).toBeVisible();
      await expect(avatar(page).locator('svg')).toBeVisible();

      await (await accountMenuEntry(page, 'Profile')).click();
      await expect(name(page)).toHaveText('Mallory');
      await expect(avatar(page).locator('svg')).toBeVisible();
      await expect(page.locator('[data-slot=avatar] img')).toHaveCount(0);
      await expect(page).toHaveTitle('Mallory · Trait Market');
      expect(calls.filter((url) => url.startsWith(avatarPhoto.slice(0, 15)))).toEqual([]);

      await page.unrouteAll();
    });
});
