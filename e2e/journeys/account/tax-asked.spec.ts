import { aliceAddress } from '@trait-market/contract/fixtures/users';

import { ANY_PAGE } from '../../fixtures/any-page';
import {
  connectButton,
  disconnectButton,
  expectSignedOut,
  openSignIn,
  signIn,
  signInDialog,
} from '../../fixtures/sign-in';
import {
  addressField,
  answer,
  comeBackToDeclare,
  expectStep,
  goOn,
  goToLastStep,
  MINT_QUESTION,
  signInToDeclare,
  submit,
  taxDialog,
} from '../../fixtures/tax';
import { expect, test } from '../../fixtures/test';

test.use({ scenario: 'tax-unanswered' });

test('the wizard stays until it is answered', async ({
  page,
  wallet,
  startFresh,
  world,
  context,
}) => {
  await test.step('R2.41 neither Escape, a click beside it, nor the back button closes it', async () => {
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

  await test.step('R2.41 R10.2 the back button within the app changes the page behind, not the wizard', async () => {
    await startFresh();

    await world.control.scenario({ body: { name: 'tax-answered' } });
    await page.goto(ANY_PAGE);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Packs' })
      .click();
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

  await test.step('people who cannot answer now can disconnect, which erases what was typed', async () => {
    await startFresh();

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

  await test.step('R10.1 after a declaration in another tab, submitting this one closes it too', async () => {
    await startFresh();

    const dialog = await comeBackToDeclare({ page, wallet });
    await goToLastStep(dialog);
    const other = await context.newPage();
    await other.goto(ANY_PAGE);
    await goToLastStep(taxDialog(other));
    await submit(taxDialog(other));
    await expect(taxDialog(other)).toBeHidden();

    await submit(dialog);
    await expect(dialog).toBeHidden();
    expect(await world.requestCount('POST', '/v1/users/tax')).toBe(2);
  });

  await test.step('it waits until the sign-in dialog has closed', async () => {
    await startFresh();

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
});

test('who is asked, and who is not', async ({ page, world, startFresh, browserErrors }) => {
  await test.step('R6.4 neither a visitor nor a guest who follows an address is ever asked', async () => {
    await page.goto('/signin/guest?to=%2Fmarket');
    await page.getByRole('textbox', { name: 'Wallet address' }).fill(aliceAddress);
    await page.getByRole('button', { name: 'Follow this address' }).click();
    await expect(page).toHaveURL(/\/market$/);
    await page.reload({ waitUntil: 'networkidle' });
    await expect(taxDialog(page)).toBeHidden();
    expect(await world.requestCount('GET', '/v1/users/taxStatus')).toBe(0);
  });

  await test.step('R7.6 an early 401 does not stick: the next token asks again', async () => {
    await startFresh();

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

  await test.step('R2.40 a failed lookup opens nothing and blocks nothing', async () => {
    await startFresh();

    browserErrors.allow(/status of 500/);
    await page.route('**/v1/users/taxStatus', (route) =>
      route.fulfill({ status: 500, json: { message: 'Closed' } }),
    );
    await page.goto(ANY_PAGE);
    await signIn(page, 'Test Wallet');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Packs' })
      .click();
    await expect(page).toHaveURL(/\/packs$/);
    await expect(taxDialog(page)).toBeHidden();
  });

  await test.step('only people who have to declare load the wizard', async () => {
    await startFresh();

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

  await test.step('a wizard that fails to load blocks nothing, and opens on the next visit', async () => {
    await startFresh();

    browserErrors.allow(/ERR_FAILED/);
    await page.route('**/tax-declaration-dialog*.js', (route) => route.abort());
    await page.goto(ANY_PAGE);
    await signIn(page, 'Test Wallet');
    await expect(taxDialog(page)).toBeHidden();
    await page.unroute('**/tax-declaration-dialog*.js');
    await page.reload();
    await expect(taxDialog(page)).toBeVisible();
  });
});
