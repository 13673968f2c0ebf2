import type { Locator, Page } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { expectAccessible } from '../../fixtures/look/accessibility';
import { ownerOf, newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { actionDialog, signInAt, stockUp } from '../../fixtures/collectors/trader';
import { continueOnPhone, widen } from '../../fixtures/look/window-width';

const RADAR = '/dashboard?view=radar';
const FEZ = 'tomato-fez-tin-parliament';
const CARVED = 'ebony-carved-figure-night-post';
/** Milliseconds: longer than the poll interval of the notification bell. */
const LONGER_THAN_A_POLL = 16_000;
const SIGNING = 'eth_signTypedData_v4';

const counts = (page: Page): Locator =>
  page.getByText(/^(You have no open orders\.|\d+ open orders?: )/);
const row = (page: Page, words: string): Locator =>
  page.getByRole('listitem').filter({ hasText: words }).last();

const centerOf = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not on the page.');
  return box.y + box.height / 2;
};

const signAndClose = async (dialog: Locator, receipt: string): Promise<void> => {
  await dialog.getByRole('button', { name: 'Sign the cancellation' }).click();
  await expect(dialog.getByRole('heading', { name: receipt })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
};

test('E19 E484 every open order is in Orders, one or several are canceled with one signature, and only orders at risk are on their page', async ({
  page,
  wallet,
  world,
  product,
}) => {
  await stockUp(world, wallet, { wrapped: 1, traits: { [FEZ]: 2 } });
  await signInAt({ page, wallet }, RADAR);
  await expect(counts(page)).toHaveText('You have no open orders.');
  await expect(page.getByText(/^Your listings, offers and trades that are undercut/)).toBeVisible();

  const me = await tradeAs(ownerOf(wallet), world, product);
  for (const price of ['0.31', '0.32', '0.33']) await me.list(FEZ, price);
  await me.offer(CARVED, '0.05');
  await page.reload();
  await expect(counts(page)).toHaveText('4 open orders: 4 active, 0 inactive.');
  await expect(page.getByText('0.31 ETH')).toBeHidden();
  const signedBefore = wallet.timesAsked(SIGNING);

  await page.getByRole('main').getByRole('link', { name: 'Orders', exact: true }).last().click();
  await row(page, '0.31 ETH')
    .getByRole('button', { name: /^Cancel the listing for/ })
    .click();
  await signAndClose(actionDialog(page, 'Cancel an order'), 'Canceled');
  await expect(row(page, '0.31 ETH')).toContainText('Canceled on');
  expect(wallet.timesAsked(SIGNING)).toBe(signedBefore + 1);

  await continueOnPhone(page);
  await expectAccessible(page, 'main');
  await page
    .getByRole('checkbox', { name: /^Select the listing/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Select all 2' }).click();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Cancel 2' }).click();
  const several = actionDialog(page, 'Cancel 2 orders');
  const listed = several.getByRole('list', { name: 'Orders to cancel on Ethereum' });
  await expect(listed.getByRole('listitem')).toContainText([/0\.3[23] ETH/, /0\.3[23] ETH/]);
  await expectAccessible(page, '[role=dialog]');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });
  await signAndClose(several, '2 orders canceled');
  expect(calls.filter((path) => path.includes('cancel'))).toEqual(['/economy/v1/orders/cancel']);
  await page.goto(RADAR);
  await expect(counts(page)).toContainText('1 open order:');
  expect(wallet.timesAsked(SIGNING)).toBe(signedBefore + 2);

  await page.getByRole('button', { name: 'Cancel everything on Ethereum' }).click();
  const dialog = actionDialog(page, 'Cancel everything on Ethereum');
  await signAndClose(dialog, 'Everything on Ethereum is canceled');
  await expect(counts(page)).toHaveText('You have no open orders.');
  expect(wallet.timesAsked(SIGNING)).toBe(signedBefore + 3);
});

test('E19 E580 a stale listing is inactive, says what would make it active again, and its maker is notified when it is', async ({
  page,
  wallet,
  world,
  product,
}) => {
  await stockUp(world, wallet, { traits: { [FEZ]: 1 } });
  await signInAt({ page, wallet }, RADAR);
  const me = await tradeAs(ownerOf(wallet), world, product);
  await me.list(FEZ, '0.31');
  const cheaper = await me.list(FEZ, '0.02');
  const buyer = newSigner();
  await world.control.grant({
    body: {
      walletAddress: buyer.address,
      coins: [{ chainId: 1, coin: 'native', amount: '1000000000000000000' }],
    },
  });
  await (await tradeAs(buyer, world, product)).buy(cheaper);

  await page.reload();
  await expect(counts(page)).toHaveText('1 open order: 0 active, 1 inactive.');
  await expect(
    page.getByText(/You no longer hold Tomato Fez\..*anyone can buy it again for 0\.31 ETH/),
  ).toBeVisible();
  for (const width of [1280, 1440]) {
    await widen(page, width);
    const inactive = row(page, 'Inactive');
    const center = await centerOf(inactive.getByRole('checkbox'));
    for (const part of [
      page.locator('main li a[aria-hidden]').first(),
      // The name with its collection.
      page
        .getByRole('main')
        .getByRole('heading', { name: 'Tomato Fez', exact: true })
        .locator('..'),
      inactive.getByRole('button', { name: /^Cancel the listing/ }),
    ])
      expect(Math.abs((await centerOf(part)) - center)).toBeLessThanOrEqual(2);
    expect((await inactive.getByText(/^ends /).boundingBox())?.height).toBeLessThanOrEqual(24);
  }
  await widen(page, 768);
  const reason = await centerOf(page.getByText(/^You no longer hold Tomato Fez/));
  const cancel = row(page, 'Inactive').getByRole('button', { name: /^Cancel the listing/ });
  expect(await centerOf(cancel)).toBeGreaterThan(reason);
  await widen(page, 1440);
  await page.getByRole('link', { name: 'Listing: see it in Orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Inactive: see how to fix it' }).click();
  await expect(page.getByText(/anyone can buy it again for 0\.31 ETH/)).toBeInViewport();

  await continueOnPhone(page);
  // The toast must appear on any page, for example on the help page.
  await page.clock.install();
  await page.goto('/help');
  const bell = page.getByRole('button', { name: 'Notifications, 2 unread' });
  await expect(bell).toBeVisible();
  // Starts to wait for the toast now, because the page may poll before the clock advances.
  const toastShown = expect(
    page.getByText('Your listing is active again', { exact: true }),
  ).toBeVisible();
  await stockUp(world, wallet, { traits: { [FEZ]: 1 } });
  await page.clock.fastForward(LONGER_THAN_A_POLL);
  await toastShown;
  await page.goto(RADAR);
  await expect(counts(page)).toContainText('1 active, 0 inactive');
  await expect(page.getByRole('region', { name: 'Recently active again' })).toContainText(
    'Tomato Fez',
  );
  await expectAccessible(page, 'main');
});

test('E580 E550 E586 E591 E597 E618 on wide screens, each order at risk is one line with its checkbox first and its buttons, and a received offer’s picture is centered on its row below the heads of its columns', async ({
  page,
  wallet,
  world,
  product,
}) => {
  await stockUp(world, wallet, { traits: { [FEZ]: 2, [CARVED]: 1 } });
  await signInAt({ page, wallet }, RADAR);
  const me = await tradeAs(ownerOf(wallet), world, product);
  for (const price of ['0.91', '0.92']) await me.list(FEZ, price);
  const rival = newSigner();
  await stockUp(world, { address: () => rival.address }, { wrapped: 1, traits: { [FEZ]: 1 } });
  const other = await tradeAs(rival, world, product);
  await other.list(FEZ, '0.2214');
  await widen(page, 1280);
  await page.reload();

  const lefts = new Set<number>();
  for (const price of ['0.91 ETH', '0.92 ETH']) {
    const cell = page.getByRole('listitem').filter({ hasText: price }).last();
    const center = await centerOf(cell);
    for (const part of [
      cell.getByRole('link', { name: /^Listing/ }),
      cell.getByText('Undercut'),
      cell.getByRole('button', { name: /^Match the floor/ }),
      cell.getByRole('button', { name: /^Lower to/ }),
      cell.getByRole('button', { name: /^Change the price/ }),
      cell.getByRole('button', { name: /^Cancel the listing/ }),
    ])
      expect(Math.abs((await centerOf(part)) - center)).toBeLessThanOrEqual(24);
    expect((await cell.boundingBox())?.height).toBeLessThanOrEqual(64);
    expect((await cell.getByText(price).boundingBox())?.height).toBeLessThanOrEqual(24);
    lefts.add(Math.round((await cell.getByText('Undercut').boundingBox())?.x ?? -1));
  }
  expect(lefts.size).toBe(1);
  const head = page.getByText('Compared', { exact: true });
  expect((await head.boundingBox())?.x).toBe(
    (await page.getByText('Undercut', { exact: true }).last().boundingBox())?.x,
  );
  for (const action of [
    /^Match the floor/,
    /^Lower to/,
    /^Change the price/,
    /^Cancel the listing/,
  ]) {
    const buttons = await page.getByRole('listitem').getByRole('button', { name: action }).all();
    const edges = await Promise.all(buttons.map((button) => button.boundingBox()));
    expect(new Set(edges.map((box) => Math.round(box?.x ?? -1))).size, String(action)).toBe(1);
  }
  await widen(page, 1440);
  for (const price of ['0.91 ETH', '0.92 ETH']) {
    const cell = page.getByRole('listitem').filter({ hasText: price }).last();
    await expect(cell.getByText(/^last sale|^never sold/)).toBeVisible();
    expect((await cell.boundingBox())?.height).toBeLessThanOrEqual(64);
  }
  await widen(page, 1280);

  const pictureLeft = (await page.locator('main li a[aria-hidden]').first().boundingBox())?.x ?? -1;
  for (const price of ['0.91 ETH', '0.92 ETH']) {
    const cell = page.getByRole('listitem').filter({ hasText: price }).last();
    const [line, checkbox] = [
      await cell.boundingBox(),
      await cell.getByRole('checkbox').boundingBox(),
    ];
    if (!line || !checkbox) throw new Error('The order is not on the page.');
    expect(checkbox.x + checkbox.width).toBeLessThanOrEqual(pictureLeft);
    expect(line.height).toBeLessThanOrEqual(64);
    const tops = new Set<number>();
    for (const button of await cell.getByRole('button').all())
      tops.add(Math.round((await button.boundingBox())?.y ?? -1));
    expect(tops.size).toBe(1);
    await cell.getByRole('checkbox').check();
  }

  await page.goto('/dashboard?view=orders&show=offers-received');
  const offer = page.getByRole('listitem').filter({ hasText: 'the cheapest you hold that fits' });
  const [picture, accept] = [
    offer.first().locator('a[aria-hidden]').first(),
    offer.first().getByRole('button', { name: /Accept/ }),
  ];
  expect(Math.abs((await centerOf(picture)) - (await centerOf(accept)))).toBeLessThanOrEqual(2);
  await expect(head).toBeVisible();
  const compared = offer.first().getByText(/others’ floor|for sale by others/);
  expect((await head.boundingBox())?.x).toBe((await compared.boundingBox())?.x);
  await widen(page, 1279);
  await expect(head).toBeHidden();
});

test('E550 wide screens compare own orders with the last sale, as phones do', async ({ page }) => {
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  await page.goto('/dashboard?view=orders');
  const difference = page.getByRole('main').getByText(/% (above|below) yours$/);
  for (const width of [375, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(difference.first()).toBeVisible();
  }
});

test('E591 E618 on wide screens, the price of several editions has a gap to the market’s figures, and names are whole', async ({
  page,
}) => {
  await page.goto(ANY_PAGE);
  await signIn(page, 'Demo wallet');
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(RADAR);
    const cell = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByText(/^[\d.]+\sETH each$/) })
      .last();
    const price = await cell.getByText(/^[\d.]+\sETH each$/).boundingBox();
    const market = await cell.getByText('Undercut', { exact: true }).boundingBox();
    if (!price || !market) throw new Error('The row has no price or no market.');
    expect(market.x - price.x - price.width, `gap at ${width}`).toBeGreaterThanOrEqual(16);
    const cutNames = await page
      .locator('main li h2')
      .evaluateAll((names) =>
        names
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map(({ textContent }) => textContent),
      );
    expect(cutNames, `names that are cut off at ${width}`).toEqual([]);
  }
});
