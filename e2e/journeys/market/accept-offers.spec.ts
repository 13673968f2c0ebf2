import type { Page } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import {
  actionDialog,
  confirmFarPrice,
  signReviewed,
  signInAt,
  stockUp,
} from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';
import { expect, test } from '../../fixtures/test';

const FEZ = 'tomato-fez-tin-parliament';
const RECEIVED = '/dashboard?view=orders&show=offers-received';

const selectOffer = (page: Page, price: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Select the offer for .*, ${price}$`) }).check();

test('E270 E271 four offers of two networks are accepted with one signature each, and the one that was canceled meanwhile is named', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const bidder = newSigner();
  await stockUp(world, { address: () => bidder.address }, { wrapped: 50, wrappedPol: 5_000 });
  const buyer = await tradeAs(bidder, world, product);
  const polygonTrait = await buyer.traitOf({ collection: 'foxglove-court', slot: 'headwear' });
  await stockUp(world, wallet, { traits: { [FEZ]: 3, [polygonTrait]: 1 } });
  await buyer.offer(FEZ, '9');
  const canceled = await buyer.offer(FEZ, '8');
  await buyer.offerAny({ collection: 'tin-parliament', slot: 'headwear' }, '7');
  await buyer.offer(polygonTrait, '900');

  await signInAt({ page, wallet }, RECEIVED);
  const rows = page.getByRole('listitem');
  await expect(rows.filter({ hasText: '7 WETH' })).toContainText('You’d give Tomato Fez');
  for (const price of ['9 WETH', '8 WETH', '7 WETH', '900 WPOL']) await selectOffer(page, price);
  const bar = page.getByRole('region', { name: 'Selected offers' });
  await expect(bar).toContainText('4 offers selected');
  await expectAccessibleInBothThemes(page, 'main');
  await continueOnPhone(page);
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  const tops = () =>
    rows
      .filter({ hasText: '9 WETH' })
      .getByRole('button', { name: /^(Accept|Counter|Hide) / })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  await expect.poll(async () => (await tops()).length).toBe(3);
  await expect.poll(async () => new Set(await tops()).size, 'lines of buttons').toBe(1);
  await bar.getByRole('button', { name: 'Accept 4 offers' }).click();

  const dialog = actionDialog(page, 'Accept 4 offers');
  await expect(dialog).toContainText('your wallet will ask 2 times');
  await expect(dialog).toContainText('Your browser checked that this trait fits.');
  await expectAccessible(page, '[role=dialog]');
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await buyer.cancel(canceled);
  await confirmFarPrice(dialog);
  const signedBefore = wallet.timesAsked('eth_signTypedData_v4');
  await dialog.getByRole('button', { name: 'Sign 2 times' }).click();
  await expect(dialog.getByRole('heading', { name: '3 of 4 offers accepted' })).toBeVisible();
  expect(wallet.timesAsked('eth_signTypedData_v4') - signedBefore).toBe(2);
  await expect(dialog.getByText('The buyer canceled it')).toHaveCount(1);
  await expect(dialog.getByText('You got', { exact: true })).toHaveCount(2);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('checkbox', { name: /, 9 WETH$/ })).toHaveCount(0);
  await page.goto(`/traits/${FEZ}`);
  await expect(page.getByText('You hold 1 loose edition.')).toBeVisible();
});

test('E270 nothing is sold when all offers are required and one was canceled', async ({
  page,
  wallet,
  world,
  product,
  browserErrors,
}) => {
  browserErrors.require(/status of 409/);
  const bidder = newSigner();
  await stockUp(world, { address: () => bidder.address }, { wrapped: 50 });
  const buyer = await tradeAs(bidder, world, product);
  await stockUp(world, wallet, { traits: { [FEZ]: 2 } });
  await buyer.offer(FEZ, '9');
  const canceled = await buyer.offer(FEZ, '8');
  await signInAt({ page, wallet }, RECEIVED);
  for (const price of ['9 WETH', '8 WETH']) await selectOffer(page, price);
  await page.getByRole('checkbox', { name: 'Only if all of them can be accepted' }).check();
  await page.getByRole('button', { name: 'Accept 2 offers' }).click();
  const dialog = actionDialog(page, 'Accept 2 offers');
  await expect(dialog).toContainText('nothing is sold and you keep everything');
  await buyer.cancel(canceled);
  await dialog.getByRole('button', { name: 'Sign the sale' }).click();
  await expect(dialog.getByRole('heading', { name: 'No offer was accepted' })).toBeVisible();
  await expect(dialog.getByText('Not all of them are available')).toHaveCount(2);
  await page.goto(`/traits/${FEZ}`);
  await expect(page.getByText('You hold 2 loose editions.')).toBeVisible();
});

test('E274 E275 E276 the offers inbox marks new offers, hides offers, and starts a counter from an offer', async ({
  page,
  wallet,
  world,
  product,
  browserErrors,
}) => {
  // The form of the counter looks for the bidder's profile, which doesn't exist.
  browserErrors.allow(/status of 404/);
  const bidder = newSigner();
  await stockUp(world, { address: () => bidder.address }, { wrapped: 50 });
  const buyer = await tradeAs(bidder, world, product);
  await stockUp(world, wallet, { traits: { [FEZ]: 1 } });
  await buyer.offer(FEZ, '0.1');
  await signInAt({ page, wallet }, RECEIVED);
  const rowOf = (price: string) =>
    page.getByRole('listitem').filter({
      hasText: new RegExp(`(?<![\\d.])${price.replace('.', '\\.')}\\sWETH[^·]*you get`),
    });
  await expect(rowOf('0.1')).toContainText(/below the others’ floor, .* · last sale/);
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);

  await buyer.offer(FEZ, '0.2');
  await page.reload();
  await expect(rowOf('0.2')).toContainText('New');
  await expect(rowOf('0.1')).not.toContainText('New');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first).toContainText('0.2 WETH');
  await rowOf('0.1').getByRole('button', { name: /^Hide/ }).click();
  await expect(rowOf('0.1')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf('0.1')).toBeVisible();
  await rowOf('0.1').getByRole('button', { name: /^Hide/ }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Hidden 1' }).click();
  await expect(rowOf('0.1').getByRole('button', { name: /^Show .* again$/ })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'main');
  await continueOnPhone(page);
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);

  await page.getByRole('link', { name: 'Open', exact: true }).click();
  await rowOf('0.2')
    .getByRole('button', { name: /^Counter/ })
    .click();
  const dialog = actionDialog(page, 'Counter the offer');
  await expect(dialog.getByLabel('Price per edition, in ETH')).toHaveValue(/^0\.\d{1,3}$/);
  await expect(dialog.getByLabel('Buyer’s username or address')).toHaveValue(/^0x/);
  await signReviewed(dialog, 'Your counter is live', confirmFarPrice);
});

test('E463 E464 a listing that is reserved for the user is bought among the received offers', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const owner = newSigner();
  await stockUp(world, { address: () => owner.address }, { traits: { [FEZ]: 1 } });
  await stockUp(world, wallet, { native: 10 });
  const seller = await tradeAs(owner, world, product);
  await seller.reserve(FEZ, '0.1', wallet.address());

  await signInAt({ page, wallet }, RECEIVED);
  const row = page.getByRole('listitem').filter({ hasText: 'Reserved for you' });
  await expect(row).toContainText('Tomato Fez');
  await expectAccessibleInBothThemes(page, 'main');
  await row.getByRole('button', { name: /^Buy/ }).click();
  await signReviewed(actionDialog(page, 'Buy'), 'Purchase complete');
  await expect(actionDialog(page, 'Buy')).toContainText('Tomato Fez');
  await page.keyboard.press('Escape');
  await expect(row).toHaveCount(0);
});
