import type { Locator } from '@playwright/test';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';

import { ANY_PAGE } from '../../fixtures/any-page';
import { expectAccessible } from '../../fixtures/look/accessibility';
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
} from '../../fixtures/tax';
import { expect, test } from '../../fixtures/test';

test.use({ scenario: 'tax-unanswered' });

const continueButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Continue' });

test.describe('the wizard', { tag: '@small' }, () => {
  test('works from the first question to the receipt, at every size', async ({
    wallet,
    page,
    world,
    startFresh,
  }) => {
    await test.step('R2.39 R2.47 R3.11 R4.18 an original minter answers four steps, and everything arrives', async () => {
      const dialog = await comeBackToDeclare({ page, wallet });
      await expectStep(dialog, 1);
      await expect(
        dialog.getByText('Please complete the form below', { exact: true }),
      ).toBeVisible();
      await answer(dialog, MINT_QUESTION, 'Yes');
      await goOn(dialog);

      await expectStep(dialog, 2);
      await expect(continueButton(dialog)).toBeDisabled();
      await answer(dialog, /Australian tax resident/, 'Yes');
      await expect(continueButton(dialog)).toBeDisabled();
      await answer(dialog, /located in Australia/, 'No');
      await expect(continueButton(dialog)).toBeDisabled();
      await answer(dialog, /registered for GST in Australia/, 'Yes');
      await goOn(dialog);

      await expectStep(dialog, 3);
      await expect(continueButton(dialog)).toBeDisabled();
      await answer(dialog, /currently registered for GST in Australia/, 'No');
      await expect(continueButton(dialog)).toBeDisabled();
      await answer(dialog, /currently an Australian tax resident/, 'No');
      await expect(continueButton(dialog)).toBeDisabled();
      await answer(dialog, /currently located in Australia/, 'Yes');
      await goOn(dialog);

      await expectStep(dialog, 4);
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

    await test.step('steps 1 and 2 have no accessibility violations', async () => {
      await startFresh();

      const dialog = await comeBackToDeclare({ page, wallet });
      await expectStep(dialog, 1);
      await expectAccessible(page);
      await answer(dialog, MINT_QUESTION, 'Yes');
      await goOn(dialog);
      await expectStep(dialog, 2);
      await expectAccessible(page);
    });

    await test.step('steps 3 and 4 have no accessibility violations', async () => {
      await startFresh();

      const dialog = await comeBackToDeclare({ page, wallet });
      await goOn(dialog);
      await expectStep(dialog, 3);
      await expectAccessible(page);
      for (const question of [/tax resident/, /located/, /registered/])
        await answer(dialog, question, 'Yes');
      await goOn(dialog);
      await expectStep(dialog, 4);
      await expectAccessible(page);
    });

    await test.step('R2.43 is at most 25rem wide, and can be reached in full on 320 × 480', async () => {
      await startFresh();

      await page.setViewportSize({ width: 320, height: 480 });
      const dialog = await comeBackToDeclare({ page, wallet });
      await answer(dialog, MINT_QUESTION, 'Yes');
      await goOn(dialog);
      await expectStep(dialog, 2);
      const { scrolls, overflow } = await dialog.evaluate((element) => ({
        scrolls: element.scrollHeight > element.clientHeight,
        overflow: element.scrollWidth - element.clientWidth,
      }));
      expect(scrolls).toBe(true);
      expect(overflow, 'pixels that stick out to the right').toBeLessThanOrEqual(0);
      const disconnect = dialog.getByRole('button', { name: 'Disconnect wallet' });
      await disconnect.scrollIntoViewIfNeeded();
      await expect(disconnect).toBeInViewport({ ratio: 1 });
      const box = await dialog.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(480);
      await expectAccessible(page);

      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(dialog).toHaveCSS('width', '400px');
      await expect(dialog).toHaveCSS('z-index', '1400');
    });
  });
});

test('submits exactly what was answered', async ({ page, wallet, world, startFresh }) => {
  await test.step('R4.19 after a success the status is fetched again, and the next visit opens nothing', async () => {
    await page.goto(ANY_PAGE);
    const dialog = await signInToDeclare(page);
    await goToLastStep(dialog);
    expect(await world.requestCount('GET', '/v1/users/taxStatus')).toBe(1);
    await submit(dialog);
    await expect(dialog).toBeHidden();
    await expect.poll(() => world.requestCount('GET', '/v1/users/taxStatus')).toBe(2);
    await expect(page.getByRole('main')).toBeFocused();
    await page.reload({ waitUntil: 'networkidle' });
    expect(await world.requestCount('GET', '/v1/users/taxStatus')).toBe(3);
    await expect(dialog).toBeHidden();
  });

  await test.step('R2.45 people who did not mint are not asked about the mint period', async () => {
    await startFresh();

    const dialog = await comeBackToDeclare({ page, wallet });
    await goToLastStep(dialog);
    await submit(dialog);
    await expect(dialog).toBeHidden();
    expect(await declared(world)).toEqual({
      userIsOriginalMinter: 'no',
      userIsAUSTaxResident: 'no',
      userInAUS: 'no',
      userRegisteredAUSGST: 'no',
      walletAddresses: '',
      declareTruth: true,
    });
  });

  await test.step('R5.6 step 1 can be left unanswered, and is then omitted', async () => {
    await startFresh();

    const dialog = await comeBackToDeclare({ page, wallet });
    await goOn(dialog);
    await expectStep(dialog, 3);
    for (const question of [/tax resident/, /located/, /registered/])
      await answer(dialog, question, 'Yes');
    await goOn(dialog);
    await submit(dialog);
    await expect(dialog).toBeHidden();
    expect(await declared(world)).toEqual({
      userIsAUSTaxResident: 'yes',
      userInAUS: 'yes',
      userRegisteredAUSGST: 'yes',
      walletAddresses: '',
      declareTruth: true,
    });
  });

  await test.step('taking back a Yes removes the answers about the mint period', async () => {
    await startFresh();

    const dialog = await comeBackToDeclare({ page, wallet });
    await answer(dialog, MINT_QUESTION, 'Yes');
    await goOn(dialog);
    for (const question of [/tax resident/, /located/, /registered/])
      await answer(dialog, question, 'Yes');
    await goOn(dialog);
    await expectStep(dialog, 3);

    const back = dialog.getByRole('button', { name: 'Back' });
    await back.click();
    await expectStep(dialog, 2);
    await expect(dialog.getByRole('radio', { name: 'Yes', checked: true })).toHaveCount(3);
    await back.click();
    await expectStep(dialog, 1);
    await expect(back).toBeHidden();
    await expect(dialog.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await goToLastStep(dialog);
    await submit(dialog);
    await expect(dialog).toBeHidden();
    expect(Object.keys(Object(await declared(world)))).toEqual([
      'userIsOriginalMinter',
      'userIsAUSTaxResident',
      'userInAUS',
      'userRegisteredAUSGST',
      'walletAddresses',
      'declareTruth',
    ]);
  });

  await test.step('R4.18 R10.4 a reload in the middle restores the step and what was typed', async () => {
    await startFresh();

    const dialog = await comeBackToDeclare({ page, wallet });
    await answer(dialog, MINT_QUESTION, 'Yes');
    await goOn(dialog);
    await answer(dialog, /tax resident/, 'Yes');
    await page.reload();
    await expectStep(dialog, 2);
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
    await answer(dialog, /located/, 'No');
    await answer(dialog, /registered/, 'No');
    await goOn(dialog);
    for (const question of [/tax resident/, /located/, /registered/])
      await answer(dialog, question, 'No');
    await goOn(dialog);
    await addressField(dialog).fill(`0x12, ${aliceAddress}`);
    await page.reload();
    await expectStep(dialog, 4);
    await expect(addressField(dialog)).toHaveValue(`0x12, ${aliceAddress}`);
    await addressField(dialog).fill(aliceAddress);
    await submit(dialog);
    await expect(dialog).toBeHidden();
    expect(await declared(world)).toMatchObject({
      userIsOriginalMinter: 'yes',
      userIsAUSTaxResOrigMintingPeriod: 'yes',
      walletAddresses: aliceAddress,
    });
    const stored = await page.evaluate(() => Object.keys(sessionStorage).join());
    expect(stored).not.toContain('taxDeclarationDraft');
  });

  await test.step('everything works by keyboard alone', async () => {
    await startFresh();

    await page.goto(ANY_PAGE);
    const dialog = await signInToDeclare(page);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
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
    await page.keyboard.type(aliceAddress);
    await press('Tab', 'Space');
    await expect(declaration(dialog)).toBeChecked();
    await press('Tab', 'Tab');
    await expect(submitButton(dialog)).toBeFocused();
    await press('Tab');
    await expect(dialog.getByRole('button', { name: 'Disconnect wallet' })).toBeFocused();
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
  });
});
