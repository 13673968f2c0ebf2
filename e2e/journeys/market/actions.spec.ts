import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/look/accessibility';
import {
  acknowledgement,
  agreement,
  expectSignedIn,
  signInDialog,
  termsDialog,
} from '../../fixtures/sign-in';
import { declaration, goToLastStep, submitButton, taxDialog } from '../../fixtures/tax';
import { followNetwork } from '../../fixtures/network-quiet';
import { expect, test } from '../../fixtures/test';
import { actionDialog, signInAt, stockUp } from '../../fixtures/collectors/trader';
import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import type { World } from '../../fixtures/world';

/** A trait that is for sale on Ethereum in every world. */
const FEZ = 'tomato-fez-tin-parliament';
const at = `/traits/${FEZ}`;
const BUY = /^Buy (?:more )?for/;

test('E17 a guest can look at everything; buying opens sign-in, then the declaration that is due, and continues afterwards', async ({
  page,
  wallet,
  world,
}) => {
  await world.control.scenario({ body: { name: 'tax-unanswered' } });
  await stockUp(world, wallet, { native: 5 });
  await page.goto(at);
  await expect(page.getByRole('heading', { level: 1, name: 'Tomato Fez' })).toBeVisible();
  await page.getByRole('button', { name: BUY }).click();
  const terms = termsDialog(page);
  await agreement(terms).check();
  await acknowledgement(terms).check();
  await terms.getByRole('button', { name: 'Accept' }).click();
  await signInDialog(page).getByRole('button', { name: wallet.injected.name }).click();
  const tax = taxDialog(page);
  await goToLastStep(tax);
  await expect(page.locator('[role=dialog]')).toHaveCount(1);
  await declaration(tax).check();
  await submitButton(tax).click();
  await expect(tax).toBeHidden();
  await expect(actionDialog(page, 'Buy').getByText(/^You pay \d/)).toBeVisible();
});

test('a wallet that does not sign is reported for what it did, and the purchase can be tried again', async ({
  page,
  wallet,
  world,
}) => {
  await stockUp(world, wallet, { native: 5 });
  await signInAt({ page, wallet }, at);
  await wallet.switchChain(137);
  wallet.knowOnly(137);
  await page.getByRole('button', { name: BUY }).click();
  const dialog = actionDialog(page, 'Buy');
  const again = dialog.getByRole('button', { name: 'Try again' });

  await test.step('a network that the wallet can neither switch to nor add is reported as such, not as declined', async () => {
    await dialog.getByRole('button', { name: 'Sign the purchase' }).click();
    await expect(dialog.getByRole('alert')).toContainText(
      'Your wallet can’t use Ethereum. Add it in the wallet, or use another wallet.',
    );
    await expect(dialog.getByText(/declined/)).toBeHidden();
    expect(wallet.timesAsked('wallet_addEthereumChain')).toBe(1);
    expect(wallet.timesAsked('eth_signTypedData_v4')).toBe(0);
    await expectAccessible(page, '[role=dialog]');
  });

  await test.step('a wallet on another network is asked to switch before it is asked to sign', async () => {
    // From here on, the wallet supports Polygon, as if the user had added it.
    wallet.knowOnly(1, 137);
    wallet.reject('wallet_switchEthereumChain');
    await again.click();
    await expect(dialog.getByRole('alert')).toContainText(
      'You didn’t switch networks. Switch to Ethereum to sign.',
    );
    expect(wallet.timesAsked('eth_signTypedData_v4')).toBe(0);
    wallet.agree('wallet_switchEthereumChain');
  });

  await test.step('a declined signature says so, loses nothing, and can be tried again', async () => {
    wallet.reject('eth_signTypedData_v4');
    await again.click();
    await expect(dialog.getByRole('heading', { name: 'Your wallet didn’t sign' })).toBeVisible();
    await expect(dialog.getByRole('alert')).toContainText('Nothing was signed.');
    expect(wallet.timesAsked('eth_signTypedData_v4')).toBe(1);
    wallet.agree('eth_signTypedData_v4');
    await again.click();
    await expect(dialog.getByRole('heading', { name: 'Purchase complete' })).toBeVisible();
    expect(wallet.timesAsked('eth_signTypedData_v4')).toBe(2);
  });
});

test('E18 a reload while the form is filled in, and while the wallet asks, loses nothing', async ({
  page,
  wallet,
  world,
}) => {
  await stockUp(world, wallet, { wrapped: 5 });
  await signInAt({ page, wallet }, at);
  await page.getByRole('button', { name: 'Make an offer' }).click();
  const dialog = actionDialog(page, 'Make an offer');
  const price = dialog.getByLabel('Price per edition, in WETH');
  const review = dialog.getByText(/^You offer 0\.123 WETH for 1 × “Tomato Fez” \(0x/);
  const sign = dialog.getByRole('button', { name: 'Sign the offer' });
  await price.fill('0.123');
  await page.reload();
  await expect(price).toHaveValue('0.123');
  await expect(review).toBeVisible();

  wallet.ignore('eth_signTypedData_v4');
  await sign.click();
  await expect(dialog.getByRole('button', { name: 'Stop waiting' })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.reload();
  await expect(
    dialog.getByText(/The page was reloaded while your wallet was asking/),
  ).toBeVisible();
  const sent = async () =>
    (await world.requests()).filter(
      ({ method, path }) => method === 'POST' && path === '/economy/v1/orders',
    );
  expect(await sent()).toEqual([]);
  wallet.agree('eth_signTypedData_v4');
  await sign.click();
  await expect(dialog.getByRole('heading', { name: 'Your offer is live' })).toBeVisible();
  expect(await sent()).toHaveLength(1);
});

/** Makes the first purchase reach the market, but loses the response. */
const loseAnswer = async (page: Page, world: World): Promise<void> => {
  let lost = 0;
  await page.route('**/economy/v1/orders/*/fulfil', async (route) => {
    if (lost > 0) return route.fallback();
    lost += 1;
    await route.fetch({ headers: { ...route.request().headers(), 'x-mock-world': world.name } });
    await route.abort('failed');
  });
};

test('T60 a purchase whose answer and history were lost is made once, and the user is never advised to sign again, not even after the deadline', async ({
  page,
  wallet,
  world,
  browserErrors,
}) => {
  await stockUp(world, wallet, { native: 5 });
  await signInAt({ page, wallet }, at);
  browserErrors.allow(/ERR_FAILED|409/);
  await loseAnswer(page, world);
  await page.route('**/economy/v1/wallets/me/acts/*', (route) => route.abort('failed'));
  await page.getByRole('button', { name: BUY }).click();
  const dialog = actionDialog(page, 'Buy');
  await dialog.getByRole('button', { name: 'Sign the purchase' }).click();
  await expect(dialog.getByRole('heading', { name: 'It may have gone through' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Check your activity' })).toHaveAttribute(
    'href',
    '/dashboard?view=history',
  );
  await expectAccessible(page, '[role=dialog]');
  // Advances past the validity of the signature, which is half an hour.
  await world.control.clock({ body: { advanceMs: 45 * 60_000 } });
  await page.unroute('**/economy/v1/wallets/me/acts/*');
  await page.reload();
  await expect(dialog.getByRole('heading', { name: 'It already went through' })).toBeVisible();
  await expect(dialog.getByRole('definition').filter({ hasText: 'Tomato Fez' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('You hold 1 loose edition.')).toBeVisible();
  expect(wallet.timesAsked('eth_signTypedData_v4')).toBe(1);
});

/** Makes purchases reach the market, but loses their responses and those of the history. */
const loseAllAnswers = async (context: BrowserContext, world: World) => {
  await context.route('**/economy/v1/orders/*/fulfil', async (route) => {
    await route.fetch({ headers: { ...route.request().headers(), 'x-mock-world': world.name } });
    await route.abort('failed');
  });
  await context.route('**/economy/v1/wallets/me/acts/*', (route) => route.abort('failed'));
  return () => context.unrouteAll({ behavior: 'wait' });
};

const buyWithoutAnswer = async (page: Page): Promise<string> => {
  const buy = page.getByRole('button', { name: BUY });
  const price = (await buy.innerText()).replace(BUY, '').trim();
  await buy.click();
  const dialog = actionDialog(page, 'Buy');
  await dialog.getByRole('button', { name: 'Sign the purchase' }).click();
  await expect(dialog.getByRole('heading', { name: 'It may have gone through' })).toBeVisible();
  return price;
};

test('T99 two purchases whose answers were lost, in tabs that were closed, are shown one after the other when their account returns', async ({
  page,
  context,
  wallet,
  world,
  product,
  browserErrors,
}) => {
  const seller = newSigner();
  await stockUp(world, { address: () => seller.address }, { traits: { [FEZ]: 1 } });
  await (await tradeAs(seller, world, product)).list(FEZ, '2');
  await stockUp(world, wallet, { native: 5 });
  await signInAt({ page, wallet }, at);
  browserErrors.allow(/ERR_FAILED|409/);
  const restoreAnswers = await loseAllAnswers(context, world);
  const first = await buyWithoutAnswer(page);
  const secondTab = await context.newPage();
  const secondTabQuiet = followNetwork(secondTab);
  await secondTab.goto(at);
  await expectSignedIn(secondTab);
  await secondTabQuiet();
  await expect(secondTab.getByRole('dialog')).toHaveCount(0);
  const second = await buyWithoutAnswer(secondTab);
  await page.close();
  await secondTab.close();
  await restoreAnswers();

  const returned = await context.newPage();
  await returned.goto(at);
  const dialog = actionDialog(returned, 'Buy');
  for (const price of [first, second]) {
    await expect(dialog.getByRole('heading', { name: 'It already went through' })).toBeVisible();
    await expect(dialog.getByRole('definition').filter({ hasText: 'Tomato Fez' })).toBeVisible();
    await expect(dialog.getByRole('definition').filter({ hasText: price })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
  }
  await expect(dialog).toBeHidden();
  await expect(returned.getByText('You hold 2 loose editions.')).toBeVisible();
  expect(wallet.timesAsked('eth_signTypedData_v4')).toBe(2);
});
