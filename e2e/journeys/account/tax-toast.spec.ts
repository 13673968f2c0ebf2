import { aliceAddress } from '@trait-market/contract/fixtures/users';

import { ANY_PAGE } from '../../fixtures/any-page';
import { expectAccessible } from '../../fixtures/look/accessibility';
import { declaration, goToLastStep, signInToDeclare, submitButton } from '../../fixtures/tax';
import { startAnsweringProvider } from '../../fixtures/answering-provider';
import { sharedProduct } from '../../fixtures/product';
import { expect, test as shared } from '../../fixtures/test';
import { freePort, startBff } from '../../scripts/product/product.mjs';

type Provider = Awaited<ReturnType<typeof startAnsweringProvider>>;

/** A BFF of this test's own, whose provider answers the declaration as the test says. */
const test = shared.extend<{ provider: Provider }>({
  provider: async ({}, use) => {
    const provider = await startAnsweringProvider(sharedProduct().mockUrl, 'POST /v1/users/tax');
    await use(provider);
    await provider.stop();
  },
  product: async ({ provider }, use) => {
    const bff = await startBff({
      port: await freePort(),
      providerUrl: provider.url,
      env: { LEGAL_LINKS_BASE: sharedProduct().bffUrl },
    });
    await use({ bffUrl: bff.url, mockUrl: provider.url });
    await bff.stop();
  },
});

test.use({ scenario: 'tax-unanswered' });

const FALLBACK = 'Something went wrong. Please try again.';

for (const [answered, contentType, body, words] of [
  [
    'a message',
    'application/json',
    '{"message":"The tax office is closed."}',
    'The tax office is closed.',
  ],
  ['a page of HTML', 'text/html', '<html><h1>500</h1></html>', FALLBACK],
  ['JSON without a message', 'application/json', '{"error":500}', FALLBACK],
  ['nothing', 'application/json', '', FALLBACK],
] as const)
  test(`a declaration that fails with ${answered} shows a toast above the wizard, which can be dismissed there`, async ({
    page,
    browserErrors,
    provider,
  }) => {
    browserErrors.allow(/status of 500/);
    await page.goto(ANY_PAGE);
    const dialog = await signInToDeclare(page);
    await goToLastStep(dialog);
    await dialog.getByRole('textbox').fill(aliceAddress);
    provider.answer({ status: 500, contentType, body });
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
