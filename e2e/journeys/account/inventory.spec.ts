import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import type { Locator, Page } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { layoutShift, movedElements, watchLayoutShift } from '../../fixtures/look/layout-shift';
import { ANY_PAGE } from '../../fixtures/any-page';
import { closeMarket } from '../../fixtures/closed-features';
import { WIDE } from '../../fixtures/shell';
import { signIn, termsDialog } from '../../fixtures/sign-in';
import { ownerOf, newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { expect, test } from '../../fixtures/test';
import {
  signReviewed,
  actionDialog,
  confirmFarPrice,
  reviewAndSign,
  signInAt,
  stockUp,
} from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

const INVENTORY = '/dashboard?view=inventory';
const FEZ = 'tomato-fez-tin-parliament';

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const amountOf = (page: Page, chain: string, coin: string) =>
  page
    .getByRole('region', { name: chain })
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${coin}`) })
    .locator('+ dd');

test('the inventory shows what a wallet holds, and lists it from there', async ({
  page,
  wallet,
  world,
}) => {
  await signInAt({ page, wallet }, INVENTORY);
  await expect(page.getByText('Your wallet holds no avatars and no loose traits.')).toBeVisible();
  await expectAccessible(page, 'main');

  await stockUp(world, wallet, { traits: { [FEZ]: 3 } });
  await page.reload();
  await expect(card(page, 'Tomato Fez')).toContainText(/You hold 3 of \d+, none listed/);

  await continueOnPhone(page);
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'List Tomato Fez' }).click();
  const dialog = actionDialog(page, 'List for sale');
  await dialog.getByLabel('Price per edition, in ETH').fill('0.2');
  await signReviewed(dialog, 'Your listing is live', confirmFarPrice);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(card(page, 'Tomato Fez')).toContainText(/You hold 3 of \d+, (1|all) listed/);

  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('link', { name: 'Avatars', exact: true }).click();
  await expect(page.getByText('Your wallet holds no avatars.')).toBeVisible();
  await page.goBack();
  await expect(card(page, 'Tomato Fez')).toBeVisible();
});

test('E639 E660 on a phone, the inventory’s controls are one row, and a card shows its details only behind a button', async ({
  page,
  wallet,
  world,
}) => {
  await signInAt({ page, wallet }, INVENTORY);
  await stockUp(world, wallet, { traits: { [FEZ]: 3, 'ebony-carved-figure-night-post': 1 } });
  await page.reload();
  const item = card(page, 'Tomato Fez');
  await expect(item).toContainText('You hold 3 of');
  await continueOnPhone(page);
  const main = page.getByRole('main');
  const boxes = await Promise.all(
    [
      main.getByRole('button', { name: 'Filters' }),
      main.getByRole('combobox', { name: 'Sort by' }),
      main.getByRole('group', { name: 'View' }),
      main.getByRole('button', { name: 'Select items' }),
    ].map((one) => one.boundingBox()),
  );
  expect(new Set(boxes.map((box) => box && Math.round(box.y + box.height / 2))).size).toBe(1);
  const picture = await page.locator('.owned-item a > :first-child').first().boundingBox();
  expect(picture?.y).toBeLessThanOrEqual(360);
  const bottomOf = async (part: Locator): Promise<number> => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Infinity;
  };
  const value = item.getByText('Value', { exact: true });
  const estimate = item.getByText(/≈\s\$/);
  await expect(estimate).toBeVisible();
  expect((await estimate.boundingBox())?.y).toBeLessThan((await bottomOf(value)) + 8);
  const details = [item.getByText('Value of'), item.getByText('You hold')];
  for (const text of details) await expect(text).toBeHidden();
  const list = item.getByRole('button', { name: /^List / });
  // In the card, because a click may scroll the page.
  const topInCard = async (): Promise<number> =>
    ((await list.boundingBox())?.y ?? Infinity) - ((await item.boundingBox())?.y ?? 0);
  const top = await topInCard();
  await item.getByRole('button', { name: /^Details of / }).click();
  for (const text of details) {
    await expect(text).toBeVisible();
    expect((await text.boundingBox())?.y).toBeGreaterThan(await bottomOf(list));
  }
  expect(await topInCard()).toBeCloseTo(top);
  await expectAccessible(page, 'main');
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
});

test('E450 E670 the inventory is shown as a list: a dense table on laptops, and rows with two lines of figures elsewhere', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const avatars = [{ collection: 'tin-parliament', tokenId: '7' }];
  await stockUp(world, wallet, {
    traits: { [FEZ]: 3, 'teal-propeller-cap-tin-parliament': 1 },
    avatars,
  });
  await signInAt({ page, wallet }, INVENTORY);
  await (await tradeAs(ownerOf(wallet), world, product)).list(FEZ, '0.9');
  await page.reload();
  const rows = page.getByRole('list').filter({ hasText: 'Tomato Fez' }).locator('> li');
  await expect(rows).toHaveCount(3);
  const tops = async () => {
    const boxes = await Promise.all((await rows.all()).map((one) => one.boundingBox()));
    return boxes.map((box) => Math.round(box?.y ?? 0));
  };
  const [first, second] = await tops();
  expect(second).toBe(first);
  await page.getByRole('button', { name: 'List view' }).click();
  const fez = rows.filter({ hasText: 'Tomato Fez' });
  const cells = fez.locator('.owned-figures > :first-child, .owned-line > *');
  const headings = page.getByRole('group', { name: 'Columns' });
  for (const [width, height] of [
    [1440, 72],
    [1024, 72],
    [768, 80],
    [375, 124],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const [row, nextRow] = await tops();
    expect(nextRow, `${width} px wide`).toBeGreaterThan(row ?? Infinity);
    const heights = await Promise.all((await rows.all()).map((one) => one.boundingBox()));
    for (const one of heights) expect(one?.height, `row at ${width}`).toBeLessThanOrEqual(height);
    if (width === 768) expect(new Set(heights.map((one) => one?.height)).size).toBe(1);
    for (const words of ['0.9 ETH', 'Value', '≈ $'])
      await expect(fez).toContainText(words, { useInnerText: true });
    await expect(fez.getByRole('button', { name: /^List/ })).toBeVisible();
    await expect(headings).toBeVisible({ visible: width >= 1024 });
    expect(await overflow(page), `pixels that stick out at ${width}`).toBeLessThanOrEqual(0);
  }
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [position, heading] of [
      'You hold',
      'Others’ floor',
      'Value',
      'Best offer',
      'Your listing',
    ].entries()) {
      const place = await headings.locator('> *').filter({ hasText: heading }).boundingBox();
      const cell = await cells.nth(position).boundingBox();
      const offset =
        (place?.x ?? 0) + (place?.width ?? 0) - (cell?.x ?? 0) - (cell?.width ?? Infinity);
      expect(Math.abs(offset), `right edges of ${heading} at ${width}`).toBeLessThan(1);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await headings.getByRole('button', { name: 'Sort by Item' }).click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(rows.getByRole('heading').last()).toHaveText('Tomato Fez');
  await page.getByRole('button', { name: 'Select items' }).click();
  await page.getByRole('checkbox', { name: 'Select Tomato Fez' }).check();
  await expect(page.getByRole('button', { name: 'List 1 trait' })).toBeEnabled();
  await expectAccessibleInBothThemes(page, 'main');
  await page.setViewportSize({ width: 375, height: 900 });
  await expectAccessible(page, 'main');
});

test('E670 a laptop shows nine rows of the inventory’s list, and nothing jumps when they load', async ({
  page,
  networkQuiet,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await page.evaluate(() => localStorage.setItem('owned', 'rows'));
  await watchLayoutShift(page);
  const rows = page.locator('.owned-rows > ul > li');
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [375, 812],
  ] as const)
    for (const path of [INVENTORY, `/profile/${DEMO_ADDRESS}`])
      await test.step(`${path} at ${width}`, async () => {
        await page.setViewportSize({ width, height });
        await page.goto(path);
        await expect(rows.getByRole('button').first()).toBeVisible();
        await networkQuiet();
        expect(await layoutShift(page), (await movedElements(page)).join('\n')).toBeLessThan(0.02);
        expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
        if (width !== 1440 || path !== INVENTORY) return;
        const ninth = await rows.nth(8).boundingBox();
        expect((ninth?.y ?? 0) + (ninth?.height ?? Infinity)).toBeLessThanOrEqual(height);
      });
});

test('an offer for something you hold is received, accepted, and shown in the history', async ({
  page,
  wallet,
  world,
  product,
}) => {
  await stockUp(world, wallet, { traits: { [FEZ]: 1 } });
  const bidder = newSigner();
  await world.control.grant({
    body: {
      walletAddress: bidder.address,
      coins: [{ chainId: 1, coin: 'wrapped', amount: '1000000000000000000' }],
    },
  });
  await (await tradeAs(bidder, world, product)).offer(FEZ, '0.9');
  await signInAt({ page, wallet }, '/dashboard?view=orders&show=offers-received');
  const offer = card(page, '0.9 WETH');
  await expect(offer).toContainText('Tomato Fez');
  await expectAccessible(page, 'main');
  await offer.getByRole('button', { name: /^Accept and give Tomato Fez/ }).click();
  const dialog = actionDialog(page, 'Accept an offer');
  await signReviewed(dialog, 'Sale complete');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(card(page, '0.9 WETH')).toBeHidden();

  await page.getByRole('link', { name: 'History' }).click();
  await expect(card(page, 'You sold Tomato Fez to').first()).toContainText('0.9 WETH');
  await expectAccessible(page, 'main');
});

test('your orders are in their lists, each with its outcome', async ({
  page,
  wallet,
  world,
  product,
}) => {
  await stockUp(world, wallet, { wrapped: 1, traits: { [FEZ]: 1 } });
  await signInAt({ page, wallet }, '/dashboard?view=orders');
  await expect(page.getByText(/You have no open listings/)).toBeVisible();
  await continueOnPhone(page);
  const me = await tradeAs(ownerOf(wallet), world, product);
  await me.list(FEZ, '0.31');
  await page.reload();
  await card(page, '0.31 ETH')
    .getByRole('button', { name: /^Cancel the listing/ })
    .click();
  const dialog = actionDialog(page, 'Cancel an order');
  await dialog.getByRole('button', { name: 'Sign the cancellation' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  // Both lists load again, and the ended one may show the listing first.
  await expect(page.getByRole('button', { name: /^Cancel the listing/ })).toBeHidden();
  await expect(card(page, '0.31 ETH')).toContainText('Canceled on');
  await expectAccessible(page, 'main');
});

test('coins are wrapped on their own chain, and those on the other chain stay the same', async ({
  page,
  wallet,
  world,
}) => {
  await signInAt({ page, wallet }, '/dashboard?view=balances');
  await stockUp(world, wallet, { native: 5 });
  await page.reload();
  await expect(amountOf(page, 'Ethereum', 'WETH')).toHaveText('0 WETH');
  await continueOnPhone(page);
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Wrap ETH' }).click();
  const dialog = actionDialog(page, 'Wrap ETH');
  await dialog.getByLabel('Amount, in ETH').fill('1.25');
  await signReviewed(dialog, 'ETH wrapped');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(amountOf(page, 'Ethereum', 'WETH')).toHaveText(/^1\.25 WETH/);
  await expect(amountOf(page, 'Polygon', 'POL')).toHaveText('0 POL');
});

test('anyone can see what a wallet holds and did; making an offer opens sign-in', async ({
  page,
}) => {
  await page.goto(`/profile/${DEMO_ADDRESS}?kind=trait`);
  await expect(page.getByText(/^Holds \d/).first()).toBeAttached();
  await expect(page.getByRole('button', { name: /^List(?! view)/ })).toHaveCount(0);
  await continueOnPhone(page);
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await expect(page.getByText(/^Holds \d/).first()).toBeVisible();
  await expectAccessible(page, 'main');
  await page
    .getByRole('button', { name: /^Offer for/ })
    .first()
    .click();
  await expect(termsDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Profile' })
    .getByRole('link', { name: 'Activity' })
    .click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /listed|sold|put/ })
      .first(),
  ).toBeVisible();
  await expectAccessible(page, 'main');
});

test('when the market is closed, the dashboard and profiles are as they were before', async ({
  page,
  wallet,
  world,
}) => {
  await closeMarket(world);
  await signInAt({ page, wallet }, INVENTORY);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orders at risk' })).toHaveCount(0);
  await page.goto(`/profile/${DEMO_ADDRESS}`);
  await expect(page.getByText(/will appear here/)).toBeVisible();
  expect(await world.requestCount('GET', `/economy/v1/wallets/${DEMO_ADDRESS}/inventory`)).toBe(0);
});

test('E532 the inventory shows what others offer for an item next to its floor', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const bidder = newSigner();
  await stockUp(world, { address: () => bidder.address }, { wrapped: 90 });
  await signInAt({ page, wallet }, '/help');
  await stockUp(world, wallet, { traits: { [FEZ]: 1 } });
  await (await tradeAs(bidder, world, product)).offer(FEZ, '42');
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${INVENTORY}&kind=trait`);
    const fez = card(page, 'Tomato Fez');
    await expect(fez).toContainText('Best offer 42 ');
    await expect(fez).toContainText('Value ');
    expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  }
});

test('E557 two avatars and a loose trait are listed in one form with one signature, and each avatar with what it wears', async ({
  page,
  wallet,
  world,
}) => {
  const avatars = ['7', '17'].map((tokenId) => ({ collection: 'tin-parliament', tokenId }));
  await stockUp(world, wallet, { traits: { [FEZ]: 1 }, avatars });
  await signInAt({ page, wallet }, INVENTORY);
  await page.getByRole('button', { name: 'Select items' }).click();
  const bar = page.getByRole('region', { name: 'Selected items' });
  await bar.getByRole('button', { name: 'Select all 3 shown' }).click();
  await expect(bar.getByRole('status')).toHaveText('3 items selected');
  await bar.getByRole('button', { name: 'List 3 items' }).click();

  const dialog = actionDialog(page, 'List 3 items');
  const priceOf = (tokenId: string) =>
    dialog.getByLabel(`Price of Tin Parliament #${tokenId}, in ETH`);
  await expect(priceOf('7')).toHaveValue(/^0\.\d+$/);
  await expect(priceOf('17')).toHaveValue(await priceOf('7').inputValue());
  await priceOf('17').fill('0.9');
  await expectAccessible(page, '[role=dialog]');
  await continueOnPhone(page);
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  const before = wallet.timesAsked('eth_signTypedData_v4');
  await reviewAndSign(dialog, 'Your 3 listings are live');
  expect(wallet.timesAsked('eth_signTypedData_v4') - before).toBe(1);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.goto('/avatars/tin-parliament/17');
  await expect(page.getByText(/^Sold with the \d+ traits it wears now\./)).toBeVisible();
  const listing = page
    .getByRole('region', { name: 'Listings, offers and trades' })
    .getByRole('listitem');
  await expect(listing).toContainText(/For sale at 0\.9 ETH.*Sold with /);
});
