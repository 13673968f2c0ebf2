import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import type { Page } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { closeMarket } from '../../fixtures/closed-features';
import { mainHeading } from '../../fixtures/shell';
import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { expect, test } from '../../fixtures/test';
import {
  signReviewed,
  actionDialog,
  signInAt,
  stockUp,
  traitSection,
} from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

const AVATAR = { collection: 'tin-parliament', tokenId: '7' };
const NAME = 'Tin Parliament #7';
const PAGE = '/avatars/tin-parliament/7';
const CALL = `/economy/v1${PAGE}`;

const wardrobe = (page: Page) => traitSection(page, 'What it wears').getByRole('listitem');
const offers = (page: Page) => traitSection(page, 'Listings, offers and trades');
const benches = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /^(Extract|Construct)/ });

test('E30 an avatar in the inventory links to its page, which links to what it wears, and back', async ({
  page,
  wallet,
  world,
  networkQuiet,
}) => {
  await signInAt({ page, wallet }, '/dashboard?view=inventory');
  await stockUp(world, wallet, { avatars: [AVATAR] });
  await page.reload();
  await page.getByRole('link', { name: NAME }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(page).toHaveTitle(`${NAME} · Trait Market`);
  await expect(mainHeading(page)).toHaveText(NAME);
  await expect(mainHeading(page)).toBeFocused();
  await expect(page.getByRole('img', { name: NAME })).toBeVisible();
  await expect(page.getByText(/^\d+(st|nd|rd|th) of \d+$/)).toBeVisible();
  await expect(page.getByText(/^Owned by .* \(you\)$/)).toBeVisible();
  await expect(wardrobe(page)).toHaveCount(7);
  await expect(offers(page)).toContainText('No listings, offers or trades for it yet.');
  await networkQuiet();
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await expectAccessibleInBothThemes(page, 'main');

  await continueOnPhone(page);
  const worn = wardrobe(page)
    .getByRole('link', { name: /Worn by/ })
    .first();
  const trait = (await worn.getAttribute('href')) ?? '';
  await worn.click();
  await expect(page).toHaveURL(trait);
  await expect(page.getByText('of the collection’s avatars')).toBeVisible();
  await page.goBack();
  await expect(mainHeading(page)).toHaveText(NAME);

  await page.getByRole('link', { name: 'Extract a trait' }).click();
  await expect(page).toHaveURL('/extract?avatar=tin-parliament/7');
  await expect(mainHeading(page)).toHaveText('Extract');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Construct' }).click();
  await expect(page).toHaveURL('/construct?avatar=tin-parliament/7');
});

test('E30 every place that shows an avatar links to its page, and strangers find no bench there', async ({
  page,
}) => {
  await page.goto('/collections');
  const face = page.getByRole('main').getByRole('link', { name: /#\d+$/ }).first();
  const name = (await face.getByRole('img').getAttribute('alt')) ?? '';
  await face.click();
  await expect(mainHeading(page)).toHaveText(name);
  await expect(wardrobe(page)).toHaveCount(7);
  await expect(benches(page)).toHaveCount(0);

  await continueOnPhone(page);
  await page.goto(`/profile/${DEMO_ADDRESS}?kind=avatar`);
  await page.getByRole('main').getByRole('link', { name: /#\d+$/ }).first().click();
  await expect(page).toHaveURL(/\/avatars\//);
  // Takes the first link, because the activity list on the same page may name the owner too.
  await expect(
    page.getByRole('main').getByRole('link', { name: 'wren-halloway' }).first(),
  ).toBeVisible();
  await expect(benches(page)).toHaveCount(0);

  await page.goto('/traits/tomato-fez-tin-parliament');
  const preview = traitSection(page, 'On an avatar').getByRole('link', { name: /#\d+$/ });
  await expect(preview).toHaveAttribute('href', /^\/avatars\/tin-parliament\/\d+$/);
});

test('E30 an offer for it says what it is committed to, and its owner accepts it there', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const bidder = newSigner();
  await world.control.grant({
    body: {
      walletAddress: bidder.address,
      coins: [{ chainId: 1, coin: 'wrapped', amount: '1000000000000000000' }],
    },
  });
  await page.goto(PAGE);
  const background = await wardrobe(page).filter({ hasText: 'Background' }).textContent();
  await (await tradeAs(bidder, world, product)).offerForAvatar(AVATAR, '0.9', 'background');
  await page.reload();
  const offer = offers(page).getByRole('listitem').filter({ hasText: '0.9 WETH' });
  await expect(offer).toContainText(`0.9 WETH for ${NAME}`);
  const committed = offer.getByText(/^As long as it wears/).getByRole('link');
  expect(background).toContain(await committed.textContent());
  await expect(offer.getByRole('button')).toHaveCount(0);
  await expectAccessible(page, 'main');

  await continueOnPhone(page);
  await signInAt({ page, wallet }, PAGE);
  await expect(offer).toBeVisible();
  await expect(offer.getByRole('button')).toHaveCount(0);
  await stockUp(world, wallet, { avatars: [AVATAR] });
  await page.reload();
  await offer.getByRole('button', { name: 'Accept at 0.9 WETH' }).click();
  const dialog = actionDialog(page, 'Accept an offer');
  await expectAccessible(page, '[role=dialog]');
  await signReviewed(dialog, 'Sale complete');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByText(/^Owned by 0x/)).toBeVisible();
  await expect(benches(page)).toHaveCount(0);
});

test('when the market is closed, the page says what it will show, and requests nothing', async ({
  page,
  world,
}) => {
  await closeMarket(world);
  await page.goto(PAGE);
  await expect(mainHeading(page)).toHaveText('Avatar #7');
  await expect(page.getByText(/The market isn’t open yet/)).toBeVisible();
  await expectAccessible(page, 'main');
  expect(await world.requestCount('GET', CALL)).toBe(0);
});
