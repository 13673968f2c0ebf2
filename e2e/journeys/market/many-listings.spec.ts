import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../../fixtures/look/accessibility';
import { listedTraits } from '../../fixtures/collectors/listed-traits';
import { ownerOf, newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { expect, test } from '../../fixtures/test';
import { actionDialog, confirmFarPrice, signInAt, stockUp } from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

const SIGNING = 'eth_signTypedData_v4';
const FEZ = 'tomato-fez-tin-parliament';
const INVENTORY = '/dashboard?view=inventory&kind=trait';

const listedIds = async (...request: Parameters<typeof listedTraits>): Promise<string[]> =>
  (await listedTraits(...request)).map(({ id }) => id);

const selected = (page: Page): Locator => page.getByRole('region', { name: 'Selected traits' });

test('E252 E253 fifty listings of two networks take two signatures despite a reload between them; then one is canceled and another sells', async ({
  page,
  wallet,
  world,
  product,
}) => {
  test.slow();
  const rival = newSigner();
  const ids = await listedIds(world, product, 50);
  await signInAt({ page, wallet }, '/dashboard');
  await stockUp(world, wallet, { traits: Object.fromEntries(ids.map((id) => [id, 1])) });
  await stockUp(world, { address: () => rival.address }, { native: 1_000, pol: 1_000_000 });
  await page.goto(INVENTORY);
  await page.getByRole('button', { name: 'Select traits' }).click();
  const more = page.getByRole('button', { name: /^Show more/ });
  for (const shown of [24, 48]) {
    await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(shown);
    await more.click();
  }
  await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(50);
  await selected(page).getByRole('button', { name: 'Select all 50 shown' }).click();
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await expectAccessible(page, 'main');
  await selected(page).getByRole('button', { name: 'List 50 traits' }).click();

  const dialog = actionDialog(page, 'List 50 traits');
  await dialog.getByLabel('Adjust by %').fill('-10');
  await expect(dialog).toContainText('one signature for each network: Ethereum and Polygon');
  await expectAccessible(page, '[role=dialog]');
  await continueOnPhone(page);
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByText(/^Signature 1 of 2: \d+ listings on Ethereum$/)).toBeVisible();
  await expect(dialog.getByText(/^Signature 2 of 2: \d+ listings on Polygon$/)).toBeAttached();
  // Counts the two header rows, too.
  await expect(dialog.getByRole('row')).toHaveCount(52);
  const picture = await dialog.getByRole('cell').first().boundingBox();
  expect(picture?.width, 'width of the picture').toBeGreaterThan(40);
  await expectAccessible(page, '[role=dialog]');
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  const before = wallet.timesAsked(SIGNING);
  const signatures = () => wallet.timesAsked(SIGNING) - before;
  wallet.ignoreAfter(SIGNING, 1);
  await dialog.getByRole('button', { name: 'Sign 2 times' }).click();
  await expect.poll(signatures).toBe(2);
  await page.reload();
  await expect(dialog).toContainText('The page was reloaded while your wallet was asking');
  await dialog.getByRole('button', { name: /^Sign \d+ listings on Polygon$/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Your 50 listings are live' })).toBeVisible();
  expect(signatures()).toBe(3);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.goto('/dashboard?view=radar');
  await expect(page.getByText(/^50 open orders: 50 active/)).toBeVisible();
  await page.goto('/dashboard?view=orders');
  const cancel = page.getByRole('button', { name: /^Cancel the listing for/ });
  await cancel.first().click();
  const canceling = actionDialog(page, 'Cancel an order');
  await canceling.getByRole('button', { name: 'Sign the cancellation' }).click();
  await canceling.getByRole('button', { name: 'Done' }).click();
  await page.goto('/dashboard?view=radar');
  await expect(page.getByText(/^49 open orders: 49 active/)).toBeVisible();
  const buyer = await tradeAs(rival, world, product);
  const cheapest = await Promise.all(ids.slice(0, 5).map((id) => buyer.cheapest(id)));
  const own = cheapest.find(({ maker }) => maker.address === wallet.address());
  if (own === undefined) throw new Error('The listings are the cheapest ones.');
  await buyer.buy(own);
  await page.reload();
  await expect(page.getByText(/^48 open orders: 48 active/)).toBeVisible();
});

test('E99 the prices of twelve listings change with two signatures and one cancellation, and the rest follows after the rate limit', async ({
  page,
  wallet,
  world,
  product,
  browserErrors,
}) => {
  browserErrors.require(/status of 429/);
  const ids = await listedIds(world, product, 12, '&chainId=1');
  await signInAt({ page, wallet }, '/dashboard');
  await stockUp(world, wallet, { traits: Object.fromEntries(ids.map((id) => [id, 1])) });
  const me = await tradeAs(ownerOf(wallet), world, product);
  for (const id of ids) await me.list(id, '0.5');
  await page.goto('/dashboard?view=radar');
  await expect(page.getByText(/^12 open orders: 12 active/)).toBeVisible();
  await page.goto('/dashboard?view=orders');
  await page
    .getByRole('checkbox', { name: /^Select the listing/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Select all 12' }).click();
  await page.getByRole('button', { name: 'Lower 12 by 10%' }).click();
  const dialog = actionDialog(page, 'Change 12 prices');
  await expect(dialog.getByRole('row')).toHaveCount(13);
  await expectAccessible(page, '[role=dialog]');
  const fault = { kind: 'status' as const, status: 429, message: 'Slower.', retryAfter: 2 };
  await world.control.addFault({
    body: { method: 'POST', path: '/economy/v1/orders', answer: fault, times: 1 },
  });
  await confirmFarPrice(dialog);
  const posted = await world.requestCount('POST', '/economy/v1/orders');
  const before = wallet.timesAsked(SIGNING);
  await dialog.getByRole('button', { name: 'Sign 2 times' }).click();
  await expect(dialog).toContainText('This continues automatically within two minutes');
  await expect(dialog.getByRole('heading', { name: '12 new prices are live' })).toBeVisible();
  expect(wallet.timesAsked(SIGNING) - before).toBe(2);
  expect(await world.requestCount('POST', '/economy/v1/orders/cancel')).toBe(1);
  expect(await world.requestCount('POST', '/economy/v1/orders')).toBe(posted + 13);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.goto('/dashboard?view=radar');
  await expect(page.getByText(/^12 open orders: 12 active/)).toBeVisible();
});

test('the change of each of several prices breaks at no width inside a word', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const ids = await listedIds(world, product, 2, '&chainId=1');
  await signInAt({ page, wallet }, '/dashboard');
  await stockUp(world, wallet, { traits: Object.fromEntries(ids.map((id) => [id, 1])) });
  const me = await tradeAs(ownerOf(wallet), world, product);
  for (const id of ids) await me.list(id, '0.3997');
  await page.goto('/dashboard?view=orders');
  await page
    .getByRole('checkbox', { name: /^Select the listing/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Select all 2' }).click();
  await page.getByRole('button', { name: 'Change 2 prices' }).click();
  const dialog = actionDialog(page, 'Change 2 prices');
  for (const field of await dialog.getByRole('textbox', { name: /^New price of/ }).all())
    await field.fill('0.3997');
  const change = dialog.getByText('unchanged', { exact: true }).first();
  for (const width of [375, 640, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await change.evaluate((words) => words.getClientRects().length);
    expect(lines, `lines at ${width}`).toBe(1);
    expect(
      await dialog.evaluate((box) => box.scrollWidth - box.clientWidth),
      `pixels that stick out at ${width}`,
    ).toBeLessThanOrEqual(0);
  }
});

test('E97 an undercut listing is matched to the floor with two signatures: declining changes nothing, and then it sells', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const rival = newSigner();
  await stockUp(world, { address: () => rival.address }, { native: 10, traits: { [FEZ]: 1 } });
  await signInAt({ page, wallet }, '/dashboard');
  await stockUp(world, wallet, { traits: { [FEZ]: 1 } });
  const me = await tradeAs(ownerOf(wallet), world, product);
  const other = await tradeAs(rival, world, product);
  await me.list(FEZ, '0.003');
  await other.list(FEZ, '0.002');

  await page.goto('/dashboard?view=radar');
  await expect(page.getByText('Undercut', { exact: true })).toBeVisible();
  await expect(page.getByText(/Floor\s0.002\sETH · yours is 0.001\sETH\sabove/)).toBeVisible();
  await page.getByRole('button', { name: /^Match the floor/ }).click();
  const dialog = actionDialog(page, 'Change the price');
  await expect(dialog).toContainText('Nothing is sent before both are signed.');
  await expectAccessible(page, '[role=dialog]');
  await confirmFarPrice(dialog);
  wallet.rejectAfter(SIGNING, 1);
  await dialog.getByRole('button', { name: 'Sign 2 times' }).click();
  await expect(dialog).toContainText('it’s still listed at the old price');
  expect((await other.cheapest(FEZ)).unitPrice?.amount).toBe('2000000000000000');

  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('heading', { name: 'The new price is live' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await continueOnPhone(page);
  await expect(page.getByText('None of your open orders is at risk.')).toBeVisible();
  await expect(page.getByText(/^1 open order: 1 active/)).toBeVisible();
  await page.getByRole('link', { name: 'See all your orders' }).click();
  await expect(page.getByText(/Yours is the\sfloor/)).toBeVisible();

  // At equal prices, the older listing sells first.
  await other.cancel(await other.cheapest(FEZ));
  await other.buy(await other.cheapest(FEZ));
  await page.goto('/dashboard?view=radar');
  await expect(page.getByText('You have no open orders.')).toBeVisible();
});

test('E103 two presses lead from a card on the wall to the purchase, with the fees in the review', async ({
  page,
  wallet,
  world,
}) => {
  await signInAt({ page, wallet }, '/market?listed=true&chainId=1');
  await stockUp(world, wallet, { native: 50 });
  const wall = page.getByRole('list', { name: 'Traits' });
  await wall.getByRole('button', { name: /^Buy / }).first().click();
  const dialog = actionDialog(page, 'Buy');
  await expect(dialog.getByText(/^Includes .* market fee$/)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Sign the purchase' }).click();
  await expect(dialog.getByRole('heading', { name: 'Purchase complete' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await wall
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click();
  await expect(page.getByText('Added to your cart', { exact: true })).toBeVisible();
});
