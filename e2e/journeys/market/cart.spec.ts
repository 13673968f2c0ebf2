import { listingsContract } from '@trait-market/contract/economy/listings';
import { initClient } from '@ts-rest/core';
import type { Locator } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { layoutShift, movedElements, watchLayoutShift } from '../../fixtures/look/layout-shift';
import { answerLate } from '../../fixtures/slow-answers';
import { closeFeature } from '../../fixtures/closed-features';
import { expect, test } from '../../fixtures/test';
import { mainHeading } from '../../fixtures/shell';
import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { actionDialog, confirmFarPrice, signInAt, stockUp } from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow, widen } from '../../fixtures/look/window-width';
import { WORLD_HEADER } from '../../fixtures/world';

const FEZ = 'tomato-fez-tin-parliament';
const UNLISTED = 'teal-propeller-cap-tin-parliament';
const FEZ_NAME = 'Tomato Fez';

const bought = async (trade: Awaited<ReturnType<typeof tradeAs>>, traitId: string) => {
  const listing = await trade.cheapest(traitId);
  await trade.buy(listing, listing.remaining);
};

const traitOf = async (row: Locator): Promise<string> =>
  ((await row.getByRole('link').first().getAttribute('href')) ?? '').replace('/traits/', '');

test('E81 E82 a cart of seven on two networks: one is bought by someone else and one rises before the signature, and the receipt says so', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const [rival, seller] = [newSigner(), newSigner()];
  await stockUp(world, { address: () => rival.address }, { native: 50, pol: 50_000 });
  await stockUp(world, { address: () => seller.address }, { traits: { [FEZ]: 1 } });
  const trade = await tradeAs(rival, world, product);
  const selling = await tradeAs(seller, world, product);
  const fezListing = await selling.list(FEZ, '0.0001');

  await signInAt({ page, wallet }, `/traits/${FEZ}`);
  await stockUp(world, wallet, { native: 50, pol: 50_000 });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'In your cart' }).click();
  await expect(mainHeading(page)).toHaveText('Cart');

  const sweep = page.getByRole('region', { name: 'Add the cheapest of a collection' });
  for (const collection of ['fathom-club', 'foxglove-court']) {
    await sweep.getByRole('combobox', { name: 'Collection' }).selectOption(collection);
    await sweep.getByRole('combobox', { name: 'Slot' }).selectOption('Headwear');
    await sweep.getByRole('textbox', { name: 'How many' }).fill('3');
    await sweep.getByRole('button', { name: 'Add the cheapest' }).click();
    await expect(sweep.getByRole('status')).toContainText(
      /Added 3 (traits|editions of \d traits?)/,
    );
  }
  const total = page.getByRole('region', { name: 'Total' });
  const buy = page.getByRole('button', { name: /^Buy 7 (traits|editions of \d traits)$/ });
  await expect(buy).toBeEnabled();
  await expect(total.getByRole('heading')).toHaveText(['On Ethereum', 'On Polygon']);
  await expect(total).toContainText('Your wallet signs once for each network.');
  await expectAccessibleInBothThemes(page, 'main');
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);

  await continueOnPhone(page);
  const rows = page.getByRole('list', { name: 'In your cart' }).locator('> li');
  const lines = await rows.count();
  const gone = await traitOf(rows.last());
  await buy.click();

  const dialog = actionDialog(page, 'Buy what’s in your cart');
  await expect(dialog).toContainText('your wallet will ask 2 times');
  await expect(dialog.getByText('Signature 2 of 2: purchase')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  // Someone else buys a listing, and a seller raises a price, after the review has loaded.
  await bought(trade, gone);
  await selling.cancel(fezListing);
  await selling.list(FEZ, '0.0002');
  const signedBefore = wallet.timesAsked('eth_signTypedData_v4');
  await dialog.getByRole('button', { name: 'Sign 2 times' }).click();
  await expect(
    dialog.getByRole('heading', { name: `You bought ${lines - 2} of ${lines}` }),
  ).toBeVisible();
  expect(wallet.timesAsked('eth_signTypedData_v4') - signedBefore).toBe(2);
  await expect(dialog.getByText(/^Someone else got it first/)).toHaveCount(1);
  await expect(dialog.getByText('The seller asks 0.0002 ETH now')).toBeVisible();
  await expect(dialog.getByText('You paid', { exact: true })).toHaveCount(2);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Done' }).click();

  // The missed line stays in the cart, and two presses buy it at its new price.
  await expect(rows).toHaveCount(2);
  await rows
    .filter({ hasText: FEZ_NAME })
    .getByRole('button', { name: 'Take the next one' })
    .click();
  const last = rows.filter({ hasNotText: FEZ_NAME });
  await last.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Buy 1 trait' }).click();
  await dialog.getByRole('button', { name: 'Sign the purchase' }).click();
  await expect(dialog.getByRole('heading', { name: 'Purchase complete' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.goto(`/traits/${FEZ}`);
  await expect(page.getByText('You hold 1 loose edition.')).toBeVisible();
});

test('E401 a cart line that a cheaper listing leaves far above the floor needs a tick', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const seller = newSigner();
  await stockUp(world, { address: () => seller.address }, { traits: { [FEZ]: 1 } });
  await signInAt({ page, wallet }, `/traits/${FEZ}`);
  await stockUp(world, wallet, { native: 50 });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('link', { name: 'In your cart' })).toBeVisible();
  await (await tradeAs(seller, world, product)).list(FEZ, '0.1');
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Buy 1 trait' }).click();
  const dialog = actionDialog(page, 'Buy what’s in your cart');
  const sign = dialog.getByRole('button', { name: 'Sign the purchase' });
  await expect(dialog.getByText(/^I want to buy Tomato Fez .+ above the floor$/)).toBeVisible();
  await expect(sign).toBeDisabled();
  await continueOnPhone(page);
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await confirmFarPrice(dialog);
  await sign.click();
  await expect(dialog.getByRole('heading', { name: 'Purchase complete' })).toBeVisible();
});

test('E513 the cart says which coin is missing before its review, and that enough wrapped coin is unwrapped', async ({
  page,
  wallet,
  world,
}) => {
  await signInAt({ page, wallet }, `/traits/${FEZ}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'In your cart' }).click();
  const total = page.getByRole('region', { name: 'Total' });
  const notice = total.getByRole('status');
  await expect(notice).toHaveText(
    /^Not enough ETH: you need \S+ ETH, you have 0 ETH and 0 WETH\. Add ETH to your wallet\.See your balances$/,
  );
  await expectAccessibleInBothThemes(page, 'main');
  await continueOnPhone(page);
  const bar = page.getByRole('region', { name: 'Buy your cart' });
  await expect(bar).toContainText(/^Not enough ETH: you need \S+ ETH, you have 0 ETH\./);
  await expectAccessibleInBothThemes(page, 'main');
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);

  await stockUp(world, wallet, { wrapped: 50 });
  await page.reload();
  await expect(notice).toHaveText(
    /^Not enough ETH: .+\. \S+ WETH will be unwrapped first\. That needs its own signature\.$/,
  );
  await expect(bar).toContainText(/^\S+ WETH will be unwrapped first\./);
  await bar.getByRole('button', { name: 'Buy 1 trait' }).click();
  const dialog = actionDialog(page, 'Buy what’s in your cart');
  await expect(dialog.getByText('Signature 1 of 2: unwrapping')).toBeVisible();
  await expect(dialog.getByText(/^0 ETH and \S+ WETH$/)).toBeVisible();
});

test('E515 an avatar and a trait are bought together with one signature', async ({
  page,
  wallet,
  world,
}) => {
  await signInAt({ page, wallet }, `/traits/${FEZ}`);
  await stockUp(world, wallet, { native: 500 });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('link', { name: 'In your cart' })).toBeVisible();

  await page.goto('/market?kind=avatars&collection=tin-parliament&listed=true&sort=price-asc');
  const cards = page.getByRole('list', { name: 'Avatars' }).getByRole('listitem');
  const add = cards.getByRole('button', { name: /^Add to cart: / }).first();
  const name = ((await add.getAttribute('aria-label')) ?? '').replace('Add to cart: ', '');
  await add.click();
  await expect(cards.getByRole('button', { name: `In cart: ${name}` })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'main');
  await page
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await expect(mainHeading(page)).toHaveText(name);
  await page.getByRole('link', { name: 'In your cart' }).click();

  const rows = page.getByRole('list', { name: 'In your cart' }).locator('> li');
  await expect(rows).toHaveCount(2);
  await expect(rows.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'main');
  await continueOnPhone(page);
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  const signedBefore = wallet.timesAsked('eth_signTypedData_v4');
  await page.getByRole('button', { name: 'Buy 1 trait and 1 avatar' }).click();
  const dialog = actionDialog(page, 'Buy what’s in your cart');
  await expect(dialog).toContainText(
    'Each avatar comes with the traits that its listing promises.',
  );
  await expect(dialog.getByText(name).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign the purchase' }).click();
  await expect(dialog.getByRole('heading', { name: 'Purchase complete' })).toBeVisible();
  expect(wallet.timesAsked('eth_signTypedData_v4') - signedBefore).toBe(1);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^Your cart is empty:/)).toBeVisible();
});

test('E573 E590 on wide screens, lines whose listing has ended are one row, with Remove at its end', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const [rival, seller] = [newSigner(), newSigner()];
  await stockUp(world, { address: () => rival.address }, { native: 5 });
  await stockUp(world, { address: () => seller.address }, { traits: { [FEZ]: 1, [UNLISTED]: 1 } });
  const listings = await tradeAs(seller, world, product);
  const buyer = await tradeAs(rival, world, product);
  await signInAt({ page, wallet }, '/help');
  for (const trait of [FEZ, UNLISTED]) {
    await listings.list(trait, '0.0002');
    await page.goto(`/traits/${trait}`);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByRole('link', { name: 'In your cart' })).toBeVisible();
    await bought(buyer, trait);
  }
  await page.goto('/cart');
  const rows = page.getByRole('list', { name: 'In your cart' }).locator('> li');
  await expect(rows.filter({ hasText: 'The next one costs' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'there’s no other listing' })).toHaveCount(1);
  for (const row of await rows.all()) {
    const [line, remove] = [
      await row.boundingBox(),
      await row.getByRole('button', { name: /^Remove/ }).boundingBox(),
    ];
    if (!line || !remove) throw new Error('The line is not on the page.');
    expect(line.height).toBeLessThanOrEqual(88);
    const centers = [line, remove].map(({ y, height }) => y + height / 2);
    expect(Math.abs((centers[0] ?? 0) - (centers[1] ?? 0))).toBeLessThanOrEqual(2);
    expect(line.x + line.width - remove.x - remove.width).toBeLessThanOrEqual(2);
  }
  await expectAccessible(page, 'main');
  await continueOnPhone(page);
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
});

test('while the cart is closed nothing links to it, and its page says so', async ({
  page,
  world,
}) => {
  await closeFeature(world, 'cart');
  await page.goto('/cart');
  await expect(page.getByText('The cart isn’t open yet.')).toBeVisible();
  await page.goto(`/traits/${FEZ}`);
  await expect(page.getByRole('button', { name: /^Buy for/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeHidden();
});

test('E534 the cart’s rows appear with their warnings, whose late prices move nothing', async ({
  page,
  world,
  product,
  networkQuiet,
}) => {
  const { browse } = initClient(listingsContract, {
    baseUrl: product.bffUrl,
    baseHeaders: { [WORLD_HEADER]: world.name },
  });
  const { status, body } = await browse({ query: { chainId: 1, limit: 60 } });
  if (status !== 200) throw new Error(`The listings answered ${status}.`);
  // The cheapest listing comes first, so a trait's next one is dearer.
  const cheapest = new Map<string, bigint>();
  const dearer = body.items.flatMap(({ hash, gives: [item], unitPrice: price }) => {
    if (item?.kind !== 'trait' || price === null) return [];
    const { id: traitId, value: name } = item.trait;
    const floor = cheapest.get(traitId) ?? BigInt(price.amount);
    cheapest.set(traitId, floor);
    return BigInt(price.amount) > floor ? { hash, quantity: 1, traitId, name, price } : [];
  });
  await page.goto('/help');
  await page.evaluate(
    (lines) => localStorage.setItem('cart', JSON.stringify(lines)),
    dearer.slice(0, 3),
  );
  await watchLayoutShift(page);
  await answerLate(page, '**/v1/traits/*/orders?*');
  for (const width of [375, 768, 1440])
    await test.step(`${width} pixels wide`, async () => {
      await widen(page, width);
      await page.goto('/cart');
      await expect(page.getByText(/^There is a cheaper listing/)).toHaveCount(3);
      await networkQuiet();
      const moved = (await movedElements(page)).join('\n');
      expect(await layoutShift(page), moved).toBeLessThanOrEqual(0.005);
    });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
