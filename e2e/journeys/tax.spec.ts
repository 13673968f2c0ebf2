import type { Locator, Page } from '@playwright/test';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { WALLET_ADDRESSES_MESSAGE } from '@trait-market/contract/v1/tax';

import { ANY_PAGE } from '../fixtures/any-page';
import { expectAccessible } from '../fixtures/accessibility';
import {
  connectButton,
  disconnectButton,
  expectSignedOut,
  openSignIn,
  signIn,
  signInDialog,
} from '../fixtures/sign-in';
import {
  answer,
  declaration,
  goOn,
  goToLastStep,
  MINT_QUESTION,
  signInToDeclare,
  submitButton,
  taxDialog,
} from '../fixtures/tax';
import { expect, test } from '../fixtures/test';
import { WORLD_HEADER, type World } from '../fixtures/world';

test.use({ scenario: 'tax-unanswered' });

const TAX = '**/v1/users/tax';
const addressField = (dialog: Locator) => dialog.getByRole('textbox');
const continueButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Continue' });
const expectStep = (dialog: Locator, step: number) =>
  expect(dialog.getByRole('status').filter({ hasText: `Step ${step} of 4` })).toBeVisible();

/** What the provider was sent, the last time. */
const declared = async (world: World): Promise<unknown> =>
  (await world.requests()).findLast(({ path }) => path === '/v1/users/tax')?.body;

const submit = async (dialog: Locator) => {
  await declaration(dialog).check();
  await submitButton(dialog).click();
};

/** A refusal of the declaration, and the way to lift it. */
const refuse = async (page: Page, body: string, status = 500) => {
  await page.route(TAX, (route) =>
    route.fulfill({ status, body, contentType: 'application/json' }),
  );
  return () => page.unroute(TAX);
};

test.describe('the wizard', { tag: '@small' }, () => {
  test('who minted answers four steps, and all of it arrives', async ({ page, world }) => {
    await page.goto(ANY_PAGE);
    const dialog = await signInToDeclare(page);
    await expectStep(dialog, 1);
    await expect(dialog.getByText('Please complete the form below', { exact: true })).toBeVisible();
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

  test('steps 1 and 2 have no accessibility violation', async ({ page }) => {
    await page.goto(ANY_PAGE);
    const dialog = await signInToDeclare(page);
    await expectStep(dialog, 1);
    await expectAccessible(page);
    await answer(dialog, MINT_QUESTION, 'Yes');
    await goOn(dialog);
    await expectStep(dialog, 2);
    await expectAccessible(page);
  });

  test('steps 3 and 4 have no accessibility violation', async ({ page }) => {
    await page.goto(ANY_PAGE);
    const dialog = await signInToDeclare(page);
    await goOn(dialog);
    await expectStep(dialog, 3);
    await expectAccessible(page);
    for (const question of [/tax resident/, /located/, /registered/])
      await answer(dialog, question, 'Yes');
    await goOn(dialog);
    await expectStep(dialog, 4);
    await expectAccessible(page);
  });

  test('is at most 25rem wide, and all of it can be reached on 320 × 480', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto(ANY_PAGE);
    const dialog = await signInToDeclare(page);
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

test('after the success the status is asked again, and the next visit opens nothing', async ({
  page,
  world,
}) => {
  await page.goto(ANY_PAGE);
  const dialog = await signInToDeclare(page);
  await goToLastStep(dialog);
  expect(await world.asked('GET', '/v1/users/taxStatus')).toBe(1);
  await submit(dialog);
  await expect(dialog).toBeHidden();
  await expect.poll(() => world.asked('GET', '/v1/users/taxStatus')).toBe(2);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload({ waitUntil: 'networkidle' });
  expect(await world.asked('GET', '/v1/users/taxStatus')).toBe(3);
  await expect(dialog).toBeHidden();
});

test('who did not mint is not asked about the mint period', async ({ page, world }) => {
  await page.goto(ANY_PAGE);
  const dialog = await signInToDeclare(page);
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

test('step 1 may stay unanswered, and is left out then', async ({ page, world }) => {
  await page.goto(ANY_PAGE);
  const dialog = await signInToDeclare(page);
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

test('a Yes taken back takes the answers about the mint period with it', async ({
  page,
  world,
}) => {
  await page.goto(ANY_PAGE);
  const dialog = await signInToDeclare(page);
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

test('neither Escape, nor a click beside it, nor the back button takes it away', async ({
  page,
}) => {
  await page.goto('/market');
  await page.goto(ANY_PAGE);
  const dialog = await signInToDeclare(page);
  await answer(dialog, MINT_QUESTION, 'Yes');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/market$/);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Yes' })).toBeChecked();
});

test('the back button within the app changes the page behind, not the wizard', async ({
  page,
  world,
}) => {
  await world.control.scenario({ body: { name: 'tax-answered' } });
  await page.goto(ANY_PAGE);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packs' }).click();
  await expect(page).toHaveURL(/\/packs$/);
  await world.control.scenario({ body: { name: 'tax-unanswered' } });
  const dialog = await signInToDeclare(page);
  await answer(dialog, MINT_QUESTION, 'Yes');
  await goOn(dialog);
  await expectStep(dialog, 2);
  await page.goBack();
  await expect(page).toHaveURL(ANY_PAGE);
  await expectStep(dialog, 2);
  await answer(dialog, /tax resident/, 'No');
  await expect(dialog.getByRole('radio', { name: 'No', checked: true })).toBeFocused();
});

test('T41 what is no wallet address is told under the field, and stays in it', async ({
  page,
  world,
}) => {
  await page.goto(ANY_PAGE);
  const dialog = await signInToDeclare(page);
  await goToLastStep(dialog);
  const typed = `${aliceAddress}; ${bobAddress}`;
  await addressField(dialog).fill(typed);
  await submit(dialog);
  await expect(addressField(dialog)).toHaveAccessibleDescription(WALLET_ADDRESSES_MESSAGE);
  await expect(addressField(dialog)).toBeFocused();
  await expect(addressField(dialog)).toHaveValue(typed);
  await expectAccessible(page);
  expect(await world.asked('POST', '/v1/users/tax')).toBe(0);

  await addressField(dialog).fill(`${aliceAddress}, ${bobAddress}`);
  await expect(dialog.getByText(WALLET_ADDRESSES_MESSAGE)).toBeHidden();
  await submitButton(dialog).click();
  await expect(dialog).toBeHidden();
  expect(await declared(world)).toMatchObject({ walletAddresses: `${aliceAddress},${bobAddress}` });
});

test('while it is being submitted, Submit waits with a spinner, and once is enough', async ({
  page,
  world,
}) => {
  let letThrough: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(TAX, async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(ANY_PAGE);
  const dialog = await signInToDeclare(page);
  await goToLastStep(dialog);
  await submit(dialog);
  await expect(submitButton(dialog)).toBeDisabled();
  await expect(submitButton(dialog).locator('svg')).toBeVisible();
  await expect(
    dialog.getByRole('status').filter({ hasText: 'Submitting your declaration' }),
  ).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);

  letThrough();
  await expect(dialog).toBeHidden();
  expect(await world.asked('POST', '/v1/users/tax')).toBe(1);
});

for (const [answered, body] of [
  ['a message', '{"message":"The tax office is closed."}'],
  ['a page of HTML', '<html><h1>500</h1></html>'],
  ['nothing', ''],
] as const)
  test(`a provider that fails with ${answered} loses nothing`, async ({
    page,
    world,
    browserErrors,
  }) => {
    browserErrors.allow(/status of 500/);
    await page.goto(ANY_PAGE);
    const dialog = await signInToDeclare(page);
    await goToLastStep(dialog);
    await addressField(dialog).fill(`${aliceAddress} , ${bobAddress}`);
    const lift = await refuse(page, body);
    await submit(dialog);

    await expect(submitButton(dialog)).toBeEnabled();
    await expect(submitButton(dialog)).toBeFocused();
    await expect(dialog).toBeVisible();
    await expect(addressField(dialog)).toHaveValue(`${aliceAddress} , ${bobAddress}`);
    await expect(declaration(dialog)).toBeChecked();

    await lift();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    expect(await declared(world)).toMatchObject({
      walletAddresses: `${aliceAddress},${bobAddress}`,
    });
  });

test('when only the answer is lost, the status is asked again and the wizard closes', async ({
  page,
  world,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED/);
  await page.goto(ANY_PAGE);
  const dialog = await signInToDeclare(page);
  await goToLastStep(dialog);
  await page.route(TAX, async (route) => {
    // A route of the page goes before the one that names the world.
    const headers = { ...route.request().headers(), [WORLD_HEADER]: world.name };
    await route.fetch({ headers });
    await route.abort();
  });
  await submit(dialog);
  await expect(dialog).toBeHidden();
});

test('a reload in the middle comes back to the step and to what was typed', async ({
  page,
  world,
}) => {
  await page.goto(ANY_PAGE);
  const dialog = await signInToDeclare(page);
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
  expect(await page.evaluate(() => sessionStorage.getItem('taxDeclarationDraft'))).toBeNull();
});

test('who cannot answer now disconnects, which erases what was typed', async ({ page }) => {
  await page.goto(ANY_PAGE);
  const dialog = await signInToDeclare(page);
  await goToLastStep(dialog);
  await addressField(dialog).fill(aliceAddress);
  await dialog.getByRole('button', { name: 'Disconnect wallet' }).click();
  await expect(dialog).toBeHidden();
  await expectSignedOut(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(aliceAddress);

  await connectButton(page).click();
  await signInDialog(page).getByRole('button', { name: 'Test Wallet' }).click();
  await expect(dialog).toBeVisible();
  await expectStep(dialog, 1);
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
});

test('it waits until the sign-in dialog has closed', async ({ page }) => {
  let letThrough: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/v1/users/me', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(ANY_PAGE);
  const loaded = page.waitForResponse('**/tax-declaration-dialog*.js');
  const dialog = await openSignIn(page);
  await dialog.getByRole('button', { name: 'Test Wallet' }).click();
  await loaded;
  await expect(dialog.getByRole('status').filter({ hasText: 'Signed in' })).toBeVisible();
  await expect(taxDialog(page)).toBeHidden();
  letThrough();
  await expect(taxDialog(page)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(taxDialog(page).getByRole('heading', { level: 3 })).toBeFocused();
});

test('neither a visitor nor a guest who follows an address is ever asked', async ({
  page,
  world,
}) => {
  await page.goto('/signin/guest?to=%2Fmarket');
  await page.getByRole('textbox', { name: 'Wallet address' }).fill(aliceAddress);
  await page.getByRole('button', { name: 'Follow this address' }).click();
  await expect(page).toHaveURL(/\/market$/);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(taxDialog(page)).toBeHidden();
  expect(await world.asked('GET', '/v1/users/taxStatus')).toBe(0);
});

test('an early 401 does not stick: the next token asks again', async ({ page, browserErrors }) => {
  browserErrors.allow(/status of 401/);
  await page.route('**/v1/users/taxStatus', (route) =>
    route.fulfill({ status: 401, json: { message: 'Too early' } }),
  );
  await page.goto(ANY_PAGE);
  const refused = page.waitForResponse('**/v1/users/taxStatus');
  await signIn(page, 'Test Wallet');
  await refused;
  await expect(taxDialog(page)).toBeHidden();

  await page.unroute('**/v1/users/taxStatus');
  await disconnectButton(page).click();
  await connectButton(page).click();
  await signInDialog(page).getByRole('button', { name: 'Test Wallet' }).click();
  await expect(taxDialog(page)).toBeVisible();
});

test('a lookup that fails opens nothing and blocks nothing', async ({ page, browserErrors }) => {
  browserErrors.allow(/status of 500/);
  await page.route('**/v1/users/taxStatus', (route) =>
    route.fulfill({ status: 500, json: { message: 'Closed' } }),
  );
  await page.goto(ANY_PAGE);
  await signIn(page, 'Test Wallet');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Packs' }).click();
  await expect(page).toHaveURL(/\/packs$/);
  await expect(taxDialog(page)).toBeHidden();
});

test('only those who have to declare load the wizard', async ({ page, world }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const wizard = () => scripts.filter((url) => url.includes('tax-declaration-dialog'));
  await world.control.scenario({ body: { name: 'tax-answered' } });
  await page.goto(ANY_PAGE);
  await signIn(page, 'Test Wallet');
  await page.reload({ waitUntil: 'networkidle' });
  expect(wizard()).toEqual([]);

  await world.control.scenario({ body: { name: 'tax-unanswered' } });
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await signInToDeclare(page);
  expect(wizard()).toHaveLength(1);
});

test('a wizard that fails to load blocks nothing, and opens on the next visit', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/ERR_FAILED/);
  await page.route('**/tax-declaration-dialog*.js', (route) => route.abort());
  await page.goto(ANY_PAGE);
  await signIn(page, 'Test Wallet');
  await expect(taxDialog(page)).toBeHidden();
  await page.unroute('**/tax-declaration-dialog*.js');
  await page.reload();
  await expect(taxDialog(page)).toBeVisible();
});

test('everything works with the keyboard alone', async ({ page, world }) => {
  await page.goto(ANY_PAGE);
  const dialog = await signInToDeclare(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
  // Yes, then by the arrow to No.
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

test('a declaration given in another tab closes this one when it is submitted', async ({
  page,
  context,
  world,
}) => {
  await page.goto(ANY_PAGE);
  const dialog = await signInToDeclare(page);
  await goToLastStep(dialog);
  const other = await context.newPage();
  await other.goto(ANY_PAGE);
  await goToLastStep(taxDialog(other));
  await submit(taxDialog(other));
  await expect(taxDialog(other)).toBeHidden();

  await submit(dialog);
  await expect(dialog).toBeHidden();
  expect(await world.asked('POST', '/v1/users/tax')).toBe(2);
});
