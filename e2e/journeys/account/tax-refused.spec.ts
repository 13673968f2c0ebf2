import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { WALLET_ADDRESSES_MESSAGE } from '@trait-market/contract/v1/tax';

import { expectAccessible } from '../../fixtures/look/accessibility';
import {
  addressField,
  comeBackToDeclare,
  declaration,
  declared,
  goToLastStep,
  submit,
  submitButton,
} from '../../fixtures/tax';
import { expect, test } from '../../fixtures/test';
import { WORLD_HEADER } from '../../fixtures/world';

test.use({ scenario: 'tax-unanswered' });

const TAX = '**/v1/users/tax';

test('nothing is lost when submitting fails', async ({ wallet, page, world, browserErrors }) => {
  browserErrors.allow(/status of 50[03]|ERR_FAILED/);
  const dialog = await comeBackToDeclare({ page, wallet });
  await goToLastStep(dialog);
  const toast = page.locator('[data-slot=toast]').and(page.getByRole('alert'));

  await test.step('R5.4 T41 an invalid wallet address is refused under the field, and stays in it', async () => {
    const typed = `${aliceAddress}; ${bobAddress}`;
    await addressField(dialog).fill(typed);
    await submit(dialog);
    await expect(addressField(dialog)).toHaveAccessibleDescription(WALLET_ADDRESSES_MESSAGE);
    await expect(addressField(dialog)).toBeFocused();
    await expect(addressField(dialog)).toHaveValue(typed);
    await expectAccessible(page, '[role=dialog]');
    expect(await world.requestCount('POST', '/v1/users/tax')).toBe(0);
  });

  await test.step('R2.42 nothing is lost when the provider fails, and the toast above the wizard can be dismissed there', async () => {
    await page.route(TAX, (route) =>
      route.fulfill({ status: 500, body: '<html><h1>500</h1></html>' }),
    );
    await addressField(dialog).fill(`${aliceAddress} , ${bobAddress}`);
    await expect(dialog.getByText(WALLET_ADDRESSES_MESSAGE)).toBeHidden();
    await submitButton(dialog).click();

    await expect(submitButton(dialog)).toBeEnabled();
    await expect(submitButton(dialog)).toBeFocused();
    await expect(dialog).toBeVisible();
    await expect(addressField(dialog)).toHaveValue(`${aliceAddress} , ${bobAddress}`);
    await expect(declaration(dialog)).toBeChecked();
    // Hovers the toast, because it stays open while the pointer is over it.
    await toast.hover();
    await expect(toast).toHaveText('ErrorSomething went wrong. Please try again.Dismiss');
    await expectAccessible(page);
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.unroute(TAX);
  });

  let sent = 0;
  await test.step('R2.49 while submitting, pressing Submit again sends nothing, and after a failure it sends once more', async () => {
    let answerFirst: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    await page.route(TAX, async (route) => {
      sent += 1;
      if (sent === 1) {
        await held;
        return route.fulfill({ status: 503, json: { message: 'The tax office is closed.' } });
      }
      // This route replaces the one that adds the world's header, so it adds the header too.
      const headers = { ...route.request().headers(), [WORLD_HEADER]: world.name };
      await route.fetch({ headers });
      return route.abort();
    });
    await submitButton(dialog).click();
    await expect(submitButton(dialog)).toBeDisabled();
    await expect(submitButton(dialog).locator('svg')).toBeVisible();
    await expect(
      dialog.getByRole('status').filter({ hasText: 'Submitting your declaration' }),
    ).toBeFocused();
    await expectAccessible(page, '[role=dialog]');

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    // Forces the second click, because a pointer can reach a disabled button.
    await submitButton(dialog).dblclick({ force: true });
    answerFirst();
    await expect(submitButton(dialog)).toBeEnabled();
    expect(sent, 'sent while the first was pending').toBe(1);
    expect(await world.requestCount('POST', '/v1/users/tax')).toBe(0);
  });

  await test.step('when only the answer is lost, the status is fetched again and the wizard closes', async () => {
    await submitButton(dialog).click();
    await expect(dialog).toBeHidden();
    expect(sent).toBe(2);
    expect(await world.requestCount('POST', '/v1/users/tax')).toBe(1);
    expect(await declared(world)).toMatchObject({
      walletAddresses: `${aliceAddress},${bobAddress}`,
    });
  });
});
