import { expectAccessibleInBothThemes } from '../../../fixtures/look/accessibility';
import {
  actionDialog,
  confirmFarPrice,
  openTrader,
  signInAt,
  signReviewed,
  stockUp,
  traitSection,
} from '../../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../../fixtures/look/window-width';
import { expect, test } from '../../../fixtures/test';

const COLLECTION = 'tin-parliament';
const AVATAR = { collection: COLLECTION, tokenId: '7' };
const NAME = 'Tin Parliament #7';

test('E607 E608 E609 an offer for any avatar is made on the collection’s page, and an owner accepts it on the page of theirs', async ({
  page,
  wallet,
  world,
  product,
  browser,
}) => {
  await signInAt({ page, wallet }, `/collections/${COLLECTION}#offers`);
  await stockUp(world, wallet, { wrapped: 40 });
  await page.reload();
  const listed = traitSection(page, 'Offers');
  await listed.getByRole('button', { name: 'Offer for any avatar' }).click();
  const offer = actionDialog(page, 'Offer for any avatar');
  await offer.getByLabel('Price per avatar, in WETH').fill('19');
  await offer.getByLabel('Avatars').fill('2');
  await expect(offer.getByText(/^You offer 19 WETH each for 2 of/)).toContainText(
    'any Tin Parliament avatar',
  );
  await expect(offer.getByText('That’s 38 WETH if all of them are accepted.')).toBeVisible();
  await expect(offer.getByText(/^Nothing is promised about what it wears/)).toBeVisible();
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await signReviewed(offer, 'Your offer is live', confirmFarPrice);
  await offer.getByRole('button', { name: 'Done' }).click();
  const own = listed.getByRole('row').filter({ hasText: '19 WETH' });
  await expect(own).toContainText('Any avatar 2 avatars, by you');

  const owner = await openTrader(browser, { world, product, name: 'Second Wallet' });
  await signInAt(owner, `/avatars/${COLLECTION}/${AVATAR.tokenId}`);
  const offers = traitSection(owner.page, 'Listings, offers and trades');
  await expect(offers.getByText('any Tin Parliament avatar').first()).toBeVisible();
  await expect(offers.getByRole('button', { name: /^Accept at 19 WETH/ })).toHaveCount(0);
  await stockUp(world, owner.wallet, { avatars: [AVATAR] });
  await owner.page.reload();
  await continueOnPhone(owner.page);
  expect(await overflow(owner.page), 'pixels that stick out').toBeLessThanOrEqual(0);
  await offers.getByRole('button', { name: `Accept at 19 WETH and give ${NAME}` }).click();
  const sale = actionDialog(owner.page, 'Accept an offer');
  await expect(sale.getByText(`You give ${NAME}`)).toBeVisible();
  await expect(sale.getByText(/^It comes with \d traits, which you give, too: /)).toBeVisible();
  await expectAccessibleInBothThemes(owner.page, '[role=dialog]');
  await signReviewed(sale, 'Sale complete');
  await expect(sale.getByText(`You sold ${NAME} for 19 WETH.`)).toBeVisible();
  expect(owner.browserErrors.unexpected()).toEqual([]);
  await owner.page.context().close();

  await expect(own).toContainText('Any avatar 1 avatar, by you');
  await page.goto(`/avatars/${COLLECTION}/${AVATAR.tokenId}`);
  await expect(page.getByText(/^Owned by .* \(you\)$/)).toBeVisible();
});
