import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import { freePort, startMock } from '@trait-market/scripts/product/product';

import { expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { openMockPage, section } from '../../fixtures/mock-page';
import { expect, test } from '../../fixtures/test';

test.beforeEach(({ context, page, product, world }) =>
  openMockPage({ context, page, product, world }),
);

test('a template answers separately for each value of a parameter', async ({
  page,
  product: { mockUrl },
  world,
}) => {
  const answers = section(page, 'Answers');
  const statusAndBody = async (name: string) => {
    const response = await page.request.get(`${mockUrl}/v1/users/${name}/exists?lang=de`, {
      headers: { 'x-mock-world': world.name },
    });
    return [response.status(), await response.json()];
  };
  await answers.getByLabel('Method').selectOption('GET');
  await answers.getByLabel('Path').fill('/v1/users/:name/exists');
  await answers.getByLabel('Separately for each').fill('name');
  await answers.getByLabel('Status').fill('404');
  await answers.getByLabel('Body').fill('{ "message": "No {{params.name}}, {{query.lang}}" }');
  await answers.getByLabel('Replace placeholders').check();
  await answers.getByRole('button', { name: 'Prepare' }).click();
  await expect(answers.getByRole('listitem')).toHaveCount(1);
  await expectAccessibleInBothThemes(page);

  expect(await statusAndBody('ada')).toEqual([404, { message: 'No ada, de' }]);
  expect(await statusAndBody('eve')).toEqual([404, { message: 'No eve, de' }]);
  expect((await statusAndBody('ada'))[0]).toBe(200);
});

test('one thing is reset, and a refusal keeps what was typed', async ({
  page,
  product: { mockUrl },
  world,
  browserErrors,
}) => {
  browserErrors.allow(/status of 400/);
  const headers = { 'x-mock-world': world.name };
  const traits = async () => {
    const path = `${mockUrl}/economy/v1/wallets/${DEMO_ADDRESS}/inventory`;
    const { items, total } = await (await page.request.get(path, { headers })).json();
    // The cursor holds the time of the exchange rates, which changes every 5 minutes.
    return { items, total };
  };
  const before = await traits();
  await world.control.grant({
    body: { traits: [{ id: 'tomato-fez-tin-parliament', quantity: 3 }] },
  });
  expect(await traits()).not.toEqual(before);

  const scenarios = section(page, 'Scenarios');
  const id = scenarios.getByLabel('Address or id');
  const reset = scenarios.getByRole('button', { name: 'Reset it' });
  await scenarios.getByLabel('What to reset').selectOption('inventory');
  await id.fill('ada');
  await reset.click();
  await expect(scenarios.getByRole('alert').filter({ visible: true })).toHaveText(
    'The mock refused this. id: the address of a wallet is needed.',
  );
  await expect(id).toHaveValue('ada');
  await expectAccessibleInBothThemes(page);
  await id.fill(DEMO_ADDRESS);
  await reset.click();
  await expect(page.getByRole('status')).toHaveText('Reset. Reload open pages to see it.');
  expect(await traits()).toEqual(before);

  await scenarios.getByLabel('What to reset').selectOption('avatars');
  await expect(id).toHaveAttribute('placeholder', 'tin-parliament/7');
  await id.fill('tin-parliament/7');
  await reset.click();
  await expect(page.getByRole('status')).toHaveText('Reset. Reload open pages to see it.');
});

test('shadow mode shows where a provider differs, and forgets it', async ({
  page,
  product: { mockUrl },
  browserErrors,
}) => {
  // This mock isn't part of the product.
  browserErrors.allow(/^foreign origin: /);
  const mock = await startMock(await freePort(), { MOCK_SHADOW: mockUrl, MOCK_SEED: 'other' });
  try {
    await page.goto(`${mock.url}/__mock`);
    const shadow = section(page, 'Shadow mode');
    await page.request.get(`${mock.url}/v1/marketTraits/search?searchKey=hat`);
    await expect(shadow.getByText('/v1/marketTraits/search')).toBeVisible();
    await expect(shadow.getByText(/body\[\]/).first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await shadow.getByRole('button', { name: 'Forget all comparisons' }).click();
    await expect(shadow.getByText('/v1/marketTraits/search')).toBeHidden();
  } finally {
    // The control page polls the mock, and would report that it has stopped.
    await page.goto('about:blank');
    await mock.stop();
  }
});
