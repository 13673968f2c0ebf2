import type { Page } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { dressAs } from '../../fixtures/collectors/dressed-avatars';
import { mainHeading } from '../../fixtures/shell';
import { ownerOf } from '../../fixtures/collectors/signed-orders';
import { expect, test } from '../../fixtures/test';
import {
  signReviewed,
  actionDialog,
  confirmFarPrice,
  openTrader,
  signInAt,
  stockUp,
  traitSection,
} from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

const AVATAR = { collection: 'tin-parliament', tokenId: '7' };
const NAME = 'Tin Parliament #7';
const PAGE = '/avatars/tin-parliament/7';
const WALL = '/market?kind=avatars&collection=tin-parliament&listed=true';

const wornNames = (page: Page) =>
  traitSection(page, 'What it wears')
    .getByRole('link', { name: /Worn by/ })
    .allTextContents();

test('E128 an avatar is listed with what it wears, can’t be bought while a trait is off, and is bought on the market with everything it wears', async ({
  page,
  wallet,
  world,
  product,
  browser,
  networkQuiet,
}) => {
  await signInAt({ page, wallet }, PAGE);
  await stockUp(world, wallet, { avatars: [AVATAR] });
  await page.reload();
  await page.getByRole('button', { name: 'List for sale' }).click();
  const listing = actionDialog(page, 'List for sale');
  await listing.getByLabel('Price, in ETH').fill('0.0001');
  await expect(listing.getByText(/^It’s sold with everything it wears:/)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await expect(
    listing.getByText(/It’s valid only while “Tin Parliament #7”/).first(),
  ).toBeVisible();
  await confirmFarPrice(listing);
  await listing.getByRole('button', { name: /^Sign/ }).click();
  await expect(listing.getByRole('heading', { name: 'Your listing is live' })).toBeVisible();
  await listing.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'List at another price' })).toBeVisible();
  await networkQuiet();
  await continueOnPhone(page);
  await expectAccessible(page, 'main');
  const worn = await wornNames(page);

  const buyer = await openTrader(browser, { world, product, name: 'Second Wallet' });
  const wall = buyer.page.getByRole('list', { name: 'Avatars' });
  const card = wall.getByRole('listitem').filter({ hasText: /Tin Parliament #7 / });
  await buyer.page.goto('/market');
  await buyer.page
    .getByRole('navigation', { name: 'On the market' })
    .getByRole('link', { name: 'Avatars' })
    .click();
  await expect(mainHeading(buyer.page)).toHaveText('Avatars');
  await signInAt(buyer, WALL);
  await stockUp(world, buyer.wallet, { native: 1 });
  await expect(card).toContainText('0.0001 ETH');
  expect(await overflow(buyer.page), 'pixels that stick out').toBeLessThanOrEqual(0);
  await expectAccessibleInBothThemes(buyer.page, 'main');

  // The seller takes traits off on another device, which makes the listing inactive.
  const bench = await dressAs(ownerOf(wallet), world, product);
  const look = (await bench.wornBy(AVATAR)).map(({ id }) => id);
  await bench.takeOff(AVATAR, 'eyes', 'headwear', 'mouth');
  await card.getByRole('button', { name: `Buy ${NAME} for 0.0001 ETH` }).click();
  await expect(buyer.page.getByText('It can’t be bought now', { exact: true })).toBeVisible();
  await buyer.page.reload();
  await expect(wall.getByRole('listitem').first()).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.goto('/dashboard?view=radar');
  await expect(page.getByText(/no longer wears|wears something else/).first()).toBeVisible();

  await bench.dress(AVATAR, look);
  await buyer.page.reload();
  await card.getByRole('button', { name: `Buy ${NAME} for 0.0001 ETH` }).click();
  const purchase = actionDialog(buyer.page, 'Buy');
  await expect(purchase.getByText(/^You buy “Tin Parliament #7”/)).toBeVisible();
  await expect(purchase.getByText('An avatar comes with everything it wears.')).toBeVisible();
  await expectAccessible(buyer.page, '[role=dialog]');
  await purchase.getByRole('button', { name: /^Sign/ }).click();
  await expect(purchase.getByRole('heading', { name: 'Purchase complete' })).toBeVisible();
  await buyer.page.goto(PAGE);
  await expect(buyer.page.getByText(/^Owned by .* \(you\)$/)).toBeVisible();
  await expect(buyer.page.getByText('Not for sale')).toBeVisible();
  expect(await wornNames(buyer.page)).toEqual(worn);

  await page.goto(PAGE);
  await stockUp(world, wallet, { wrapped: 1 });
  await page.getByRole('button', { name: 'Make an offer' }).click();
  const offer = actionDialog(page, 'Make an offer');
  await offer.getByLabel('Your offer, in WETH').fill('0.5');
  await expect(offer.getByRole('checkbox', { name: /^Only with what it wears now/ })).toBeChecked();
  await signReviewed(offer, 'Your offer is live', confirmFarPrice);
  await buyer.page.reload();
  await buyer.page.getByRole('button', { name: 'Accept at 0.5 WETH' }).click();
  await signReviewed(actionDialog(buyer.page, 'Accept an offer'), 'Sale complete');
  await page.reload();
  await expect(page.getByText(/^Owned by .* \(you\)$/)).toBeVisible();
  expect(buyer.browserErrors.unexpected()).toEqual([]);
  await buyer.page.context().close();
});
