import type { Page } from '@playwright/test';

import { expectAccessible } from '../../fixtures/look/accessibility';
import { lastMail, signInAsNewcomer } from '../../fixtures/collectors/collector';
import { accountMenuEntry, connectButton, signInDialog } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { goOnOnAPhone } from '../../fixtures/look/window-width';

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
}) => {
  await signInAsNewcomer({ page, world, wallet });
  await (await accountMenuEntry(page, 'Profile')).click();
  await expect(page.getByText('This is you')).toBeVisible();
  await page.getByRole('link', { name: 'Set up your profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeVisible();
  await expect(nameField(page)).toHaveValue('');
  await expectAccessible(page);

  await nameField(page).fill('  Ada of the Attic ');
  await nameField(page).press('Enter');
  await expect(page.getByText('Your username was saved.')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Ada of the Attic');
  await accountMenuEntry(page, 'Dashboard');
  await expect(page.getByRole('banner').getByText('Ada of the Attic')).toBeVisible();
  await page.keyboard.press('Escape');

  await goOnOnAPhone(page);
  await expectAccessible(page);
  await nameField(page).fill('Ada');
  await saveName(page).click();
  await expect(page.getByText('Your username was saved.')).toBeVisible();
  await page.getByRole('link', { name: 'View your public profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada', exact: true })).toBeVisible();
  expect(await world.requestCount('POST', '/v1/users/profile')).toBe(1);
  expect(await world.requestCount('PATCH', '/v1/users/profile')).toBe(1);
});

test('a name is refused, kept and saved', async ({
  browserErrors,
  page,
  world,
  wallet,
  startFresh,
}) => {
  await test.step('a name that is taken is refused, and what was typed stays', async () => {
    browserErrors.allow(/status of 404/);

    browserErrors.require(/status of 409/);
    await signInAsNewcomer({ page, world, wallet }, { at: EDITOR, scenario: 'tax-answered' });
    await nameField(page).fill('WREN-halloway');
    await saveName(page).click();
    await expect(page.getByRole('alert')).toContainText('This username is taken.');
    await expect(nameField(page)).toHaveValue('WREN-halloway');
    await expectAccessible(page);

    await nameField(page).fill('wren-halloway-2');
    await saveName(page).click();
    await expect(page.getByText('Your username was saved.')).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  await test.step('an invalid name is not sent', async () => {
    await startFresh();

    browserErrors.allow(/status of 404/);

    await signInAsNewcomer({ page, world, wallet }, { at: EDITOR });
    await nameField(page).fill('x'.repeat(65));
    await saveName(page).click();
    await expect(page.getByRole('alert')).toHaveText('A username has 1 to 64 characters.');
    await expect(nameField(page)).toBeFocused();
    await expectAccessible(page);
    expect(await world.requestCount('POST', '/v1/users/profile')).toBe(0);
  });

  await test.step('what was typed when the network failed is saved once it is back', async () => {
    await startFresh();

    browserErrors.allow(/status of 404/);

    browserErrors.require(/ERR_INTERNET_DISCONNECTED/);
    await signInAsNewcomer({ page, world, wallet }, { at: EDITOR });
    await nameField(page).fill('Ada');
    await page.context().setOffline(true);
    await saveName(page).click();
    await expect(page.getByRole('alert')).toContainText('Couldn’t reach the server.');
    await page.context().setOffline(false);
    await expect(nameField(page)).toHaveValue('Ada');
    await saveName(page).click();
    await expect(page.getByText('Your username was saved.')).toBeVisible();
  });
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

  await goOnOnAPhone(page);
  await codeField(page).fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Verify email address' }).click();
  await expect(page.getByRole('alert')).toContainText('This code doesn’t match');
  await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await codeField(page).press('Enter');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Verification' })).toBeFocused();
  await expect(codeField(page)).toBeHidden();
  await expectAccessible(page);
});

test('an address is verified by its own code, and codes have limits', async ({
  browserErrors,
  page,
  world,
  wallet,
  startFresh,
}) => {
  await test.step('a changed email address has to be verified again, by its own code', async () => {
    browserErrors.allow(/status of 404/);

    browserErrors.require(/status of 400/);
    await signInAsNewcomer({ page, world, wallet }, { at: EDITOR });
    await emailField(page).fill('ada@attic.example');
    await page.getByRole('button', { name: 'Add email address' }).click();
    await expect(codeField(page)).toBeVisible();
    const { code } = await lastMail(world);

    await emailField(page).fill('ada@cellar.example');
    await page.getByRole('button', { name: 'Change email address' }).click();
    await expect(async () =>
      expect((await lastMail(world)).to).toBe('ada@cellar.example'),
    ).toPass();
    await page.reload();
    await expect(emailField(page)).toHaveValue('ada@cellar.example');
    await expect(page.getByText('Not verified yet')).toBeVisible();
    await codeField(page).fill(code);
    await codeField(page).press('Enter');
    await expect(page.getByRole('alert')).toContainText('This code doesn’t match');
    await expectAccessible(page);
    await codeField(page).fill((await lastMail(world)).code);
    await codeField(page).press('Enter');
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  });

  await test.step('T45 the sixth wrong code invalidates the code, and a new one helps', async () => {
    await startFresh();

    browserErrors.allow(/status of 404/);

    browserErrors.require(/status of 400/);
    browserErrors.require(/status of 429/);
    await signInAsNewcomer({ page, world, wallet }, { at: EDITOR });
    await emailField(page).fill('ada@attic.example');
    await page.getByRole('button', { name: 'Add email address' }).click();
    await expect(codeField(page)).toBeVisible();
    const { code } = await lastMail(world);
    const tryCode = async (text: string) => {
      const answered = page.waitForResponse(/\/v1\/users\/verifyEmail/);
      await codeField(page).fill(text);
      await codeField(page).press('Enter');
      await answered;
    };
    for (let misses = 0; misses < 6; misses += 1) await tryCode(code === '000000' ? '1' : '000000');
    await expect(page.getByRole('alert')).toContainText('Too many wrong codes. Ask for a new one');
    await tryCode(code);
    await expect(page.getByRole('alert')).toContainText('There’s no code waiting');

    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(page.getByText(/We’ve sent a new code/)).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await tryCode((await lastMail(world)).code);
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  });

  await test.step('T46 the fourth new code within ten minutes is refused, in words', async () => {
    await startFresh();

    browserErrors.allow(/status of 404/);

    browserErrors.require(/status of 429/);
    await signInAsNewcomer({ page, world, wallet }, { at: EDITOR });
    await emailField(page).fill('ada@attic.example');
    await page.getByRole('button', { name: 'Add email address' }).click();
    const resend = page.getByRole('button', { name: 'Send a new code' });
    for (let times = 1; times <= 3; times += 1) {
      const answered = page.waitForResponse(/\/v1\/users\/resendVerification/);
      await resend.click();
      await answered;
      await expect(page.getByText(/We’ve sent a new code/)).toBeVisible();
    }
    await resend.click();
    await expect(page.getByRole('alert')).toContainText('Too many emails. Wait ten minutes');
    await expectAccessible(page);

    await world.control.clock({ body: { advanceMs: 10 * 60_000 } });
    await resend.click();
    await expect(page.getByText(/We’ve sent a new code/)).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  await test.step('T46 an email address that is taken gets the same answer as a free one', async () => {
    await startFresh();

    browserErrors.allow(/status of 404/);

    await signInAsNewcomer({ page, world, wallet }, { at: EDITOR });
    await emailField(page).fill('shared@attic.example');
    await emailField(page).press('Enter');
    await expect(page.getByText('Saved. We’ve sent a code to this address.')).toBeVisible();

    await wallet.switchAccount();
    await connectButton(page).click();
    await signInDialog(page).getByRole('button', { name: wallet.injected.name }).click();
    for (const address of ['shared@attic.example', 'free@attic.example']) {
      await emailField(page).fill(address);
      await page
        .getByRole('button', { name: /email address$/ })
        .first()
        .click();
      await expect(page.getByText('Saved. We’ve sent a code to this address.')).toBeVisible();
      expect((await lastMail(world)).to).toBe(address);
    }
  });
});
