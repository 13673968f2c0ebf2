import { aliceAddress } from '@trait-market/contract/fixtures/users';

import { ANY_PAGE } from '../../fixtures/any-page';
import { expectAccessible } from '../../fixtures/look/accessibility';
import { declaration, goToLastStep, signInToDeclare, submitButton } from '../../fixtures/tax';
import { startAnsweringProvider, type ProviderAnswer } from '../../fixtures/answering-provider';
import { sharedProduct } from '../../fixtures/product';
import { expect, test as shared } from '../../fixtures/test';
import { freePort, startBff } from '@trait-market/scripts/product/product';

type Provider = Awaited<ReturnType<typeof startAnsweringProvider>>;

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
const JSON_TYPE = 'application/json';
const refusal = (status: number, message: string): ProviderAnswer => ({
  status,
  contentType: JSON_TYPE,
  body: JSON.stringify({ message }),
});

const FAILURES: [name: string, answer: ProviderAnswer, words: string][] = [
  ...[400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 501, 502, 503, 504, 520].map(
    (status): (typeof FAILURES)[number] => [
      `${status} and a message`,
      refusal(status, `The tax office is closed: ${status}.`),
      `The tax office is closed: ${status}.`,
    ],
  ),
  ...[400, 409, 429, 500, 503].map((status): (typeof FAILURES)[number] => [
    `${status} and no message`,
    { status, contentType: JSON_TYPE, body: '{"error":true}' },
    FALLBACK,
  ]),
  ['an empty message', refusal(500, ''), FALLBACK],
  [
    'a page of HTML',
    { status: 500, contentType: 'text/html', body: '<html><h1>500</h1></html>' },
    FALLBACK,
  ],
  ['no body', { status: 500, contentType: JSON_TYPE, body: '' }, FALLBACK],
  [
    'a closed connection',
    'hang up',
    'The market can’t be reached right now. Please try again in a moment.',
  ],
];

test('R8.6 §8 each declaration that fails shows a toast above the wizard, which can be dismissed there', async ({
  page,
  browserErrors,
  provider,
}) => {
  browserErrors.allow(/status of \d{3}|ERR_FAILED/);
  await page.goto(ANY_PAGE);
  const dialog = await signInToDeclare(page);
  await goToLastStep(dialog);
  await dialog.getByRole('textbox').fill(aliceAddress);
  await declaration(dialog).check();
  const toast = page.locator('[data-slot=toast]').and(page.getByRole('alert'));

  for (const [name, answer, words] of FAILURES)
    await test.step(name, async () => {
      provider.answer(answer);
      await submitButton(dialog).click();
      await toast.hover();
      await expect(toast).toHaveText(`Error${words}Dismiss`);
      await toast.getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast).toBeHidden();
      await expect(dialog).toBeVisible();
    });

  await test.step('a network failure', async () => {
    await page.route('**/v1/users/tax', (route) => route.abort());
    await submitButton(dialog).click();
    await toast.hover();
    await expect(toast).toContainText(FALLBACK);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(toast).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue(aliceAddress);
  });
});
