import type { Locator } from '@playwright/test';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';

import { ANY_PAGE } from '../../fixtures/any-page';
import { expectAccessible } from '../../fixtures/look/accessibility';
import { connectButton, disconnectButton, signIn, signInDialog } from '../../fixtures/sign-in';
import {
  addressField,
  answer,
  comeBackToDeclare,
  declaration,
  declared,
  expectStep,
  goOn,
  goToLastStep,
  MINT_QUESTION,
  signInToDeclare,
  submit,
  submitButton,
  taxDialog,
} from '../../fixtures/tax';
import { expect, test } from '../../fixtures/test';

test.use({ scenario: 'tax-unanswered' });

const continueButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Continue' });

test('R2.39 R2.47 R3.11 R4.18 an original minter answers four steps at every size, and everything arrives', async ({
  wallet,
  page,
  world,
}) => {
  const dialog = await comeBackToDeclare({ page, wallet });
  const expectStepAccessible = () => expectAccessible(page, '[role=dialog]');
  await expectStep(dialog, 1);
  await expect(dialog.getByText('Please complete the form below', { exact: true })).toBeVisible();
  await expect(dialog.getByText(/^We ask every wallet once, because Australian law/)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog, 'is not printed over the page').toBeHidden();
  await page.emulateMedia({ media: null });
  await expectStepAccessible();
  await answer(dialog, MINT_QUESTION, 'Yes');
  await goOn(dialog);

  await test.step('R2.43 is at most 25rem wide, and can be reached in full on 320 × 480', async () => {
    await expectStep(dialog, 2);
    await page.setViewportSize({ width: 320, height: 480 });
    await expect
      .poll(() =>
        dialog.evaluate((element) => ({
          scrolls: element.scrollHeight > element.clientHeight,
          overflows: element.scrollWidth > element.clientWidth,
        })),
      )
      .toEqual({ scrolls: true, overflows: false });
    const disconnect = dialog.getByRole('button', { name: 'Disconnect wallet' });
    await disconnect.scrollIntoViewIfNeeded();
    await expect(disconnect).toBeInViewport({ ratio: 1 });
    const box = await dialog.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(480);
    await expectStepAccessible();

    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(dialog).toHaveCSS('width', '400px');
    await expect(dialog).toHaveCSS('z-index', '1400');
  });

  await expect(continueButton(dialog)).toBeDisabled();
  await answer(dialog, /Australian tax resident/, 'Yes');
  await expect(continueButton(dialog)).toBeDisabled();
  await answer(dialog, /located in Australia/, 'No');
  await expect(continueButton(dialog)).toBeDisabled();
  await answer(dialog, /registered for GST in Australia/, 'Yes');
  await goOn(dialog);

  await page.setViewportSize({ width: 375, height: 812 });
  await expectStep(dialog, 3);
  await expectStepAccessible();
  await expect(continueButton(dialog)).toBeDisabled();
  await answer(dialog, /currently registered for GST in Australia/, 'No');
  await expect(continueButton(dialog)).toBeDisabled();
  await answer(dialog, /currently an Australian tax resident/, 'No');
  await expect(continueButton(dialog)).toBeDisabled();
  await answer(dialog, /currently located in Australia/, 'Yes');
  await goOn(dialog);

  await expectStep(dialog, 4);
  await expectStepAccessible();
  await expect(addressField(dialog)).toHaveAttribute(
    'placeholder',
    'Type Addresses (comma separated for multiple)',
  );
  await addressField(dialog).fill(` ${aliceAddress} ,\n ${bobAddress} `);
  await expect(submitButton(dialog)).toBeDisabled();
  await submit(dialog);

  await expect(dialog).toBeHidden();
  expect(await declared(world)).toEqual({
    userIsOriginalMinter: 'yes',
    userIsAUSTaxResOrigMintingPeriod: 'yes',
    userLocAUSOrigMintingPeriod: 'no',
    userRegAUSGSTOrigMintingPeriod: 'yes',
    userIsAUSTaxResident: 'no',
    userInAUS: 'yes',
    userRegisteredAUSGST: 'no',
    walletAddresses: `${aliceAddress},${bobAddress}`,
    declareTruth: true,
  });
});

test('R4.18 R4.19 R10.4 everything works by keyboard alone, survives a reload, and is asked once', async ({
  page,
  world,
}) => {
  await page.goto(ANY_PAGE);
  const dialog = await signInToDeclare(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
  // Space selects Yes, then the arrow key selects No.
  await press('Tab', 'Space', 'ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'No' })).toBeChecked();
  await press('Enter');
  await expectStep(dialog, 3);
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
  await press('Tab', 'Space', 'Tab', 'Space', 'Tab', 'Space', 'Tab');
  await expect(dialog.getByRole('button', { name: 'Back' })).toBeFocused();
  await press('Tab', 'Enter');
  await expectStep(dialog, 4);
  await press('Tab');
  await page.keyboard.type(`0x12, ${aliceAddress}`);

  await test.step('R4.18 R10.4 a reload in the middle restores the step and what was typed', async () => {
    await page.reload();
    await expectStep(dialog, 4);
    await expect(addressField(dialog)).toHaveValue(`0x12, ${aliceAddress}`);
    await addressField(dialog).fill(aliceAddress);
  });

  await press('Tab', 'Space');
  await expect(declaration(dialog)).toBeChecked();
  await press('Tab', 'Tab');
  await expect(submitButton(dialog)).toBeFocused();
  await press('Tab');
  await expect(dialog.getByRole('button', { name: 'Disconnect wallet' })).toBeFocused();
  const requested = await world.requestCount('GET', '/v1/users/taxStatus');
  await press('Shift+Tab', 'Enter');
  await expect(dialog).toBeHidden();
  expect(await declared(world)).toEqual({
    userIsOriginalMinter: 'no',
    userIsAUSTaxResident: 'yes',
    userInAUS: 'yes',
    userRegisteredAUSGST: 'yes',
    walletAddresses: aliceAddress,
    declareTruth: true,
  });

  await test.step('R4.19 after a success the status is fetched again, and the next visit opens nothing', async () => {
    await expect.poll(() => world.requestCount('GET', '/v1/users/taxStatus')).toBe(requested + 1);
    await expect(page.getByRole('main')).toBeFocused();
    const stored = await page.evaluate(() => Object.keys(sessionStorage).join());
    expect(stored).not.toContain('taxDeclarationDraft');
    await page.reload({ waitUntil: 'networkidle' });
    expect(await world.requestCount('GET', '/v1/users/taxStatus')).toBe(requested + 2);
    await expect(dialog).toBeHidden();
  });
});

test('R2.41 the wizard stays until it is answered', async ({ page, world, context }) => {
  await page.goto('/terms');
  await page.goto(ANY_PAGE);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packs' }).click();
  await expect(page).toHaveURL(/\/packs$/);
  const dialog = await signInToDeclare(page);
  await answer(dialog, MINT_QUESTION, 'Yes');

  await test.step('R2.41 neither Escape nor a click beside it closes it', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
  });

  await test.step('R2.41 R10.2 the back button changes the page behind, not the wizard', async () => {
    await goOn(dialog);
    await expectStep(dialog, 2);
    await page.goBack();
    await expect(page).toHaveURL(ANY_PAGE);
    await expectStep(dialog, 2);
    await answer(dialog, /tax resident/, 'No');
    await expect(dialog.getByRole('radio', { name: 'No', checked: true })).toBeFocused();
    // Going back loads another document, so the wizard must be restored from the stored draft.
    await page.goBack();
    await expect(page).toHaveURL(/\/terms$/);
    await expectStep(dialog, 2);
    await expect(dialog.getByRole('radio', { name: 'No' }).first()).toBeChecked();
  });

  await test.step('R10.1 after a declaration in another tab, submitting this one closes it too', async () => {
    for (const question of [/located/, /registered/]) await answer(dialog, question, 'No');
    await goOn(dialog);
    for (const question of [/tax resident/, /located/, /registered/])
      await answer(dialog, question, 'No');
    await goOn(dialog);
    const other = await context.newPage();
    await other.goto(ANY_PAGE);
    await goToLastStep(taxDialog(other));
    await submit(taxDialog(other));
    await expect(taxDialog(other)).toBeHidden();

    await submit(dialog);
    await expect(dialog).toBeHidden();
    expect(await world.requestCount('POST', '/v1/users/tax')).toBe(2);
  });
});

test('R7.6 only people who have to declare load the wizard, after an early 401 with the next token', async ({
  page,
  world,
  browserErrors,
}) => {
  browserErrors.allow(/status of 401/);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/tax-declaration-dialog')) scripts.push(request.url());
  });

  await test.step('only people who have to declare load the wizard', async () => {
    await world.control.scenario({ body: { name: 'tax-answered' } });
    await page.goto(ANY_PAGE);
    await signIn(page, 'Test Wallet');
    await page.reload({ waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await disconnectButton(page).click();
  });

  await test.step('R7.6 an early 401 does not stick: the next token asks again', async () => {
    await world.control.scenario({ body: { name: 'tax-unanswered' } });
    await page.route('**/v1/users/taxStatus', (route) =>
      route.fulfill({ status: 401, json: { message: 'Too early' } }),
    );
    const chosen = signInDialog(page).getByRole('button', { name: 'Test Wallet' });
    await connectButton(page).click();
    const refused = page.waitForResponse('**/v1/users/taxStatus');
    await chosen.click();
    await refused;
    await expect(signInDialog(page)).toBeHidden();
    await expect(taxDialog(page)).toBeHidden();

    await page.unroute('**/v1/users/taxStatus');
    await disconnectButton(page).click();
    await connectButton(page).click();
    await chosen.click();
    await expect(taxDialog(page)).toBeVisible();
    expect(scripts).toHaveLength(1);
  });
});
