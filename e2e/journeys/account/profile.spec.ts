import type { Page } from '@playwright/test';
import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

import { fetchInBrowser } from '../../fixtures/browser-data';
import { expectAccessible } from '../../fixtures/look/accessibility';
import { signInAsNewcomer } from '../../fixtures/collectors/collector';
import { NARROW, WIDE } from '../../fixtures/shell';
import { accountMenuEntry } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { overflow } from '../../fixtures/look/window-width';

const name = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const avatar = (page: Page) => page.getByRole('main').locator('[data-slot=avatar]');

const known = DEMO_ADDRESS;
const digits = known.slice(2);

test('R2.4 R3.5 anyone can see whose address it is, in upper or lower case', async ({
  page,
  world,
  networkQuiet,
}) => {
  for (const address of [
    known,
    // The same address with alternating upper and lower case, which is an invalid checksum.
    `0x${[...digits].map((digit, at) => (at % 2 ? digit.toUpperCase() : digit.toLowerCase())).join('')}`,
  ]) {
    await page.goto(`/profile/${address}`);
    await expect(name(page)).toHaveText('wren-halloway');
    await expect(avatar(page)).toHaveAttribute('data-tier', 'Advanced');
    await expect(page.getByText('This is you')).toBeHidden();
  }
  await expect(avatar(page).locator('img')).toBeVisible();
  await networkQuiet();
  expect(await world.requestCount('GET', `/v1/users/${known}/exists`), 'fetched once').toBe(0);
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
  await expectAccessible(page, 'main');

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
  networkQuiet,
}) => {
  browserErrors.allow(/status of 404/);
  const nobody = privateKeyToAccount(generatePrivateKey()).address;
  await page.goto(`/profile/${nobody}`);
  await expect(page.getByRole('heading', { name: 'No account yet' })).toBeVisible();
  await expectAccessible(page, 'main');
  expect(await world.requestCount('GET', `/v1/users/${nobody}/exists`)).toBe(1);

  await signInAsNewcomer({ page, world, wallet });
  const address = wallet.address();
  // A later call would have no token.
  await networkQuiet();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/profile/${address}`);
  await expect(page.getByRole('heading', { name: 'No public profile' })).toBeVisible();
  await expect(page.getByText('Someone uses Trait Market with this address')).toBeVisible();
});

const HOSTILE_NAMES = [
  { what: 'markup', username: '<img src=x onerror=document.title=1>', shown: /^<img src=x/ },
  { what: 'U+202E', username: 'abc\u202Egnp.exe', shown: /^abc gnp\.exe$/ },
  { what: '10,000 characters', username: 'W'.repeat(10_000), shown: /^W{63}…$/ },
];

test('T36 T37 a hostile name is plain text that fits, and a picture that is a script or a page is never loaded', async ({
  page,
  world,
  wallet,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  let answer = {};
  await fetchInBrowser(page);
  for (const pattern of ['**/v1/users/me', '**/v1/users/*/publicProfile'])
    await page.route(pattern, (route) => route.fulfill({ json: answer }));
  const pictures = [
    'javascript:document.title=1',
    'data:text/html,<script>document.title=1</script>',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  ];

  for (const [index, { what, username, shown }] of HOSTILE_NAMES.entries())
    await test.step(`T36 T37 a username of ${what}`, async () => {
      await page.setViewportSize(WIDE);
      answer = {
        walletAddress: wallet.address(),
        username,
        premiumTier: 'Basic',
        avatarPhoto: pictures[index],
      };
      await signInAsNewcomer({ page, world, wallet }, { at: '/dashboard' });
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
        shown,
      );
      await expect(page.getByRole('banner').locator('[data-slot=avatar] svg')).toBeVisible();
      const profile = await accountMenuEntry(page, 'Profile');
      await expect(page.getByRole('banner').getByText(shown)).toBeVisible();
      await expectNothingSticksOut(page);

      await profile.click();
      await expect(page.getByText('This is you')).toBeVisible();
      await expect(name(page)).toHaveText(shown);
      await expect(page).toHaveTitle(/ · Trait Market$/);
      expect((await page.title()).length).toBeLessThan(100);
      expect(await page.title()).not.toContain('\u202E');
      await expect(avatar(page).locator('svg')).toBeVisible();
      await expect(page.locator('img[src=x], [data-slot=avatar] img')).toHaveCount(0);
      await expectNothingSticksOut(page);
      expect(
        requested.filter((url) => /^(?:javascript|data:(?:text|image\/svg))/.test(url)),
      ).toEqual([]);
    });
  await expectAccessible(page, 'main');
});

const expectNothingSticksOut = async (page: Page) => {
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    await expect
      .poll(() => overflow(page), { message: 'pixels that stick out to the right' })
      .toBeLessThanOrEqual(0);
  }
};
