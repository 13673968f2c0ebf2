import { aliceAddress } from '@trait-market/contract/fixtures/users';

import { expectAccessible } from '../fixtures/accessibility';
import { declaration, goToLastStep, signInToDeclare, submitButton } from '../fixtures/tax';
import { expect, test } from '../fixtures/test';

test.use({ scenario: 'tax-unanswered' });

const FALLBACK = 'Something went wrong. Please try again.';

for (const [answered, body, words] of [
  ['a message', '{"message":"The tax office is closed."}', 'The tax office is closed.'],
  ['a page of HTML', '<html><h1>500</h1></html>', FALLBACK],
  ['nothing', '', FALLBACK],
] as const)
  test(`a declaration that fails with ${answered} is told over the wizard, and can be dismissed there`, async ({
    page,
    troubles,
  }) => {
    troubles.expect(/status of 500/);
    await page.goto('/');
    const dialog = await signInToDeclare(page);
    await goToLastStep(dialog);
    await dialog.getByRole('textbox').fill(aliceAddress);
    await page.route('**/v1/users/tax', (route) => route.fulfill({ status: 500, body }));
    await declaration(dialog).check();
    await submitButton(dialog).click();

    const toast = page.locator('[data-slot=toast]').and(page.getByRole('alert'));
    // Under the pointer it stays.
    await toast.hover();
    await expect(toast).toContainText('Error');
    await expect(toast).toContainText(words);
    await expect(toast).not.toContainText('Internal Server Error');
    await expectAccessible(page);
    await toast.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast).toBeHidden();
    await expect(dialog).toBeVisible();

    await submitButton(dialog).click();
    await expect(toast).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toast).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue(aliceAddress);
  });
