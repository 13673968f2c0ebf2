import type { Page } from '@playwright/test';

import { expectAccessible } from '../../fixtures/look/accessibility';
import { lastMail, signInAsNewcomer } from '../../fixtures/collectors/collector';
import { accountMenuEntry } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { continueOnPhone } from '../../fixtures/look/window-width';

const EDITOR = '/dashboard?view=profile';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Username' });
const saveName = (page: Page) => page.getByRole('button', { name: 'Save username' });
const emailField = (page: Page) => page.getByRole('textbox', { name: 'Email address' });
const codeField = (page: Page) => page.getByRole('textbox', { name: 'Code from the email' });

/** The wallet has no profile yet, so the browser logs a 404 response. */
test.beforeEach(({ browserErrors }) => browserErrors.allow(/status of 404/));

test('a newcomer creates and changes a profile, and the whole product shows it at once', async ({
  page,
  world,
  wallet,
  browserErrors,
}) => {
  await signInAsNewcomer({ page, world, wallet }, { scenario: 'tax-answered' });
  await (await accountMenuEntry(page, 'Profile')).click();
  await expect(page.getByText('This is you')).toBeVisible();
  await page.getByRole('link', { name: 'Set up your profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
  await expect(nameField(page)).toHaveValue('');

  browserErrors.require(/status of 409/);
  // The username of the demo wallet in different letter case, which counts as taken.
  await nameField(page).fill('WREN-halloway');
  await saveName(page).click();
  await expect(page.getByRole('alert')).toContainText('This username is taken.');
  await expect(nameField(page)).toHaveValue('WREN-halloway');
  await expectAccessible(page, 'main');

  browserErrors.require(/ERR_INTERNET_DISCONNECTED/);
  await nameField(page).fill('  Ada of the Attic ');
  await page.context().setOffline(true);
  await nameField(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Couldn’t reach the server.');
  await page.context().setOffline(false);
  await expect(nameField(page)).toHaveValue('  Ada of the Attic ');
  await nameField(page).press('Enter');
  await expect(page.getByText('Your username was saved.')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Ada of the Attic');
  await accountMenuEntry(page, 'Dashboard');
  await expect(page.getByRole('banner').getByText('Ada of the Attic')).toBeVisible();
  await page.keyboard.press('Escape');

  await continueOnPhone(page);
  await expectAccessible(page, 'main');
  await nameField(page).fill('Ada');
  await saveName(page).click();
  await expect(page.getByText('Your username was saved.')).toBeVisible();
  await page.getByRole('link', { name: 'View your public profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada', exact: true })).toBeVisible();
  // One request was rejected, the other one was saved.
  expect(await world.requestCount('POST', '/v1/users/profile')).toBe(2);
  expect(await world.requestCount('PATCH', '/v1/users/profile')).toBe(1);
});

test('an email address is entered and verified by its code', async ({
  page,
  world,
  wallet,
  browserErrors,
}) => {
  browserErrors.require(/status of 400/);
  await signInAsNewcomer({ page, world, wallet }, { at: EDITOR });
  await emailField(page).fill('ada@attic');
  await page.getByRole('button', { name: 'Add email address' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter a complete email address');

  await emailField(page).fill('ada@attic.example');
  await page.getByRole('button', { name: 'Add email address' }).click();
  await expect(page.getByText('Not verified yet')).toBeVisible();
  const { to, code } = await lastMail(world);
  expect(to).toBe('ada@attic.example');

  await continueOnPhone(page);
  await codeField(page).fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Verify email address' }).click();
  await expect(page.getByRole('alert')).toContainText('This code doesn’t match');
  await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await codeField(page).press('Enter');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Verification' })).toBeFocused();
  await expect(codeField(page)).toBeHidden();
  await expectAccessible(page, 'main');
});
