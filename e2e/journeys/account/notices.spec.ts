import { demoAccount } from '@trait-market/contract/demo-wallet';
import type { Locator, Page } from '@playwright/test';

import { expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { ownerOf, newSigner, tradeAs, type Signer } from '../../fixtures/collectors/signed-orders';
import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { setVisibility } from '../../fixtures/tab-visibility';
import { signInAt, stockUp } from '../../fixtures/collectors/trader';
import { enterWorld, type World } from '../../fixtures/world';
import { continueOnPhone } from '../../fixtures/look/window-width';

const FEZ = 'tomato-fez-tin-parliament';
const ETHER = '1000000000000000000';
/** Milliseconds: longer than the poll interval of the notification bell. */
const LONGER_THAN_A_POLL = 16_000;

const bell = (page: Page, name: string | RegExp = /^Notifications/): Locator =>
  page.getByRole('button', { name, exact: true });
const noticesAsked = (page: Page) =>
  page.waitForResponse((answer) => answer.url().includes('/wallets/me/notices?'));

const provided = async (
  { control }: World,
  signer: Signer,
  traits: Record<string, number> = {},
) => {
  const { status } = await control.grant({
    body: {
      walletAddress: signer.address,
      coins: [
        { chainId: 1, coin: 'native', amount: ETHER },
        { chainId: 1, coin: 'wrapped', amount: ETHER },
      ],
      traits: Object.entries(traits).map(([id, quantity]) => ({ id, quantity })),
    },
  });
  expect(status).toBe(200);
  return signer;
};

test('E72 E75 E76 a sale is announced on every page and device, and what is read on one is read on the other', async ({
  page,
  browser,
  world,
  product,
}) => {
  await page.clock.install();
  await page.goto('/help');
  await signIn(page, 'Demo wallet');
  await expect(bell(page, /^Notifications, \d+ unread$/)).toBeVisible();
  await bell(page).click();
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Unread: Sold/ }).first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'header');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(page, 'Notifications')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bell(page)).toBeFocused();

  await continueOnPhone(page);
  const { address, signTypedData } = demoAccount();
  const demo = { address, sign: signTypedData };
  const context = await browser.newContext({
    baseURL: product.bffUrl,
    storageState: await page.context().storageState(),
  });
  await enterWorld(context, world);
  const other = await context.newPage();
  await other.clock.install();
  const requested = noticesAsked(other);
  await other.goto('/leaders');
  await requested;
  await expect(bell(other, 'Notifications')).toBeVisible();

  const seller = await tradeAs(await provided(world, demo, { [FEZ]: 1 }), world, product);
  const buyer = await tradeAs(await provided(world, newSigner()), world, product);
  const order = await seller.list(FEZ, '0.01');
  // Starts to wait for the toast now, because the page may poll before the clock advances.
  const toastShown = expect(
    page.getByText(/^0x\S+ bought Tomato Fez for 0\.01 ETH\.$/),
  ).toBeVisible();
  await buyer.buy(order);
  await page.clock.fastForward(LONGER_THAN_A_POLL);
  await toastShown;
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();
  await other.clock.fastForward(LONGER_THAN_A_POLL);
  await expect(bell(other, 'Notifications, 1 unread')).toBeVisible();

  await expect(other).toHaveTitle(/^Leaders/);
  await setVisibility(other, 'hidden');
  await expect(other).toHaveTitle(/^\(1\) Leaders/);
  await setVisibility(other, 'visible');
  await expect(other).toHaveTitle(/^Leaders/);

  await bell(page).click();
  await page.getByRole('link', { name: /^Unread: Sold/ }).click();
  await expect(page).toHaveURL(/\/traits\/tomato-fez/);
  await expect(bell(page, 'Notifications')).toBeVisible();
  await other.clock.fastForward(LONGER_THAN_A_POLL);
  await expect(bell(other, 'Notifications')).toBeVisible();
  await context.close();
});

test('E73 E77 E653 a kind that is turned off announces nothing, and received offers are counted where they are shown', async ({
  page,
  wallet,
  world,
  product,
}) => {
  await page.clock.install();
  await stockUp(world, wallet, { traits: { [FEZ]: 2 } });
  await signInAt({ page, wallet }, '/dashboard?view=notices');
  const main = page.getByRole('main');
  await expect(main.getByText(/^You’ll see here what you sell/)).toBeVisible();
  const sales = main.getByRole('checkbox', { name: 'Something of yours sells' });
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/notices/settings') && answer.request().method() === 'PUT',
  );
  await sales.click();
  expect((await saved).status()).toBe(200);
  await expect(sales).not.toBeChecked();

  const seller = await tradeAs(ownerOf(wallet), world, product);
  const other = await tradeAs(await provided(world, newSigner()), world, product);
  await other.buy(await seller.list(FEZ, '0.01'));
  await other.offer(FEZ, '0.02');
  await page.clock.fastForward(LONGER_THAN_A_POLL);
  await expect(main.getByRole('link', { name: /^Unread: Offer received/ })).toContainText(
    'offers 0.02 WETH for Tomato Fez.',
  );
  await expect(main.getByRole('link', { name: /^Unread: / })).toHaveCount(1);
  await expectAccessibleInBothThemes(page, 'main');

  await main.getByRole('link', { name: /^\d+ offers? received$/ }).click();
  await expect(page).toHaveURL(/show=offers-received/);
  await page.goto('/dashboard?view=inventory');
  await main.getByRole('link', { name: /^Best offer .* for Tomato Fez$/ }).click();
  await expect(main.getByRole('link', { name: /^You can accept \d+ offers?$/ })).toBeVisible();
  await page.goto('/dashboard?view=notices&show=unread');
  await expect(main.getByRole('link', { name: /^Unread: / })).toHaveCount(1);
  await main.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(main.getByText('You’ve read everything.')).toBeVisible();
});
