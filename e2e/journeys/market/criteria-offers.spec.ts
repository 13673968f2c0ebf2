import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { ownerOf, newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { expect, test } from '../../fixtures/test';
import {
  signReviewed,
  actionDialog,
  confirmFarPrice,
  signInAt,
  stockUp,
  traitSection,
} from '../../fixtures/collectors/trader';
import { continueOnPhone } from '../../fixtures/look/window-width';

const COLLECTION = 'tin-parliament';
const FEZ = 'tomato-fez-tin-parliament';
/** Milliseconds: longer than the poll interval of the notification bell. */
const LONGER_THAN_A_POLL = 16_000;

test('E107 a collection offer is accepted with any trait that fits, and refused with one that does not', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const bidder = newSigner();
  await stockUp(world, { address: () => bidder.address }, { wrapped: 50 });
  const buyer = await tradeAs(bidder, world, product);
  const offer = await buyer.offerAny({ collection: COLLECTION, slot: 'headwear' }, '9', 2n);
  const eyes = await buyer.traitOf({ collection: COLLECTION, slot: 'eyes' });

  await stockUp(world, wallet, { traits: { [FEZ]: 2, [eyes]: 1 } });
  await signInAt({ page, wallet }, `/traits/${eyes}`);
  const offers = traitSection(page, 'Offers');
  await expect(page.getByText(/^You hold 1 loose/)).toBeVisible();
  await expect(offers.getByText('9 WETH')).toHaveCount(0);
  const holder = await tradeAs(ownerOf(wallet), world, product);
  expect(await holder.giveAny(offer, eyes)).toMatchObject({
    status: 400,
    body: { code: 'not-in-criteria' },
  });

  await continueOnPhone(page);
  await page.goto(`/traits/${FEZ}`);
  const best = offers.getByRole('row').nth(1);
  await expect(best).toContainText('9 WETH');
  await expect(best).toContainText('for any headwear of Tin Parliament');
  await best.getByRole('button', { name: 'Accept at 9 WETH' }).click();
  const dialog = actionDialog(page, 'Accept an offer');
  await expect(dialog.getByText('You give Tomato Fez')).toBeVisible();
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await expect(dialog.getByText(/Your browser checked that this trait fits\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Sign/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Sale complete' })).toBeVisible();
  await expect(dialog.getByText('You sold Tomato Fez for 9 WETH.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^You hold 1 loose/)).toBeVisible();

  expect(await holder.giveAny(offer, FEZ)).toMatchObject({ status: 200 });
});

test('E438 an offer for a rarity is accepted with a trait that has it, and the form says that its set stays', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const rare = { collection: COLLECTION, slot: 'headwear', rarity: 'rare' } as const;
  const bidder = newSigner();
  await stockUp(world, { address: () => bidder.address }, { wrapped: 50 });
  const buyer = await tradeAs(bidder, world, product);
  const trait = await buyer.traitOf(rare);
  await buyer.offerAny(rare, '9');

  await stockUp(world, wallet, { traits: { [trait]: 1 }, wrapped: 1 });
  await signInAt({ page, wallet }, `/traits/${trait}`);
  const best = traitSection(page, 'Offers').getByRole('row').nth(1);
  await expect(best).toContainText('for any rare headwear of Tin Parliament');
  await best.getByRole('button', { name: 'Accept at 9 WETH' }).click();
  const dialog = actionDialog(page, 'Accept an offer');
  await expect(dialog.getByText(/\d traits?, as rated when signed\./)).toBeVisible();
  await signReviewed(dialog, 'Sale complete');
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.goto(`/collections/${COLLECTION}`);
  await page.getByRole('button', { name: 'Make a collection offer' }).first().click();
  const form = actionDialog(page, 'Make a collection offer');
  await form.getByLabel('Slot').selectOption('headwear');
  await form.getByLabel('Rarity').selectOption('rare');
  await expect(form.getByText('Any rare headwear of Tin Parliament').first()).toBeVisible();
  await expect(form.getByText(/traits that are rare when you sign/)).toBeVisible();
  await form.getByLabel(/^Price per edition/).fill('0.01');
  await expect(form.getByText(/Your offer stays for/)).toBeVisible();
});

test('E387 the cheapest trait that fits is selected, and the receipt leads to the next one', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const bidder = newSigner();
  await stockUp(world, { address: () => bidder.address }, { wrapped: 50 });
  const buyer = await tradeAs(bidder, world, product);
  await buyer.offerAny({ collection: COLLECTION, slot: 'eyes' }, '9', 2n);
  const ids = await buyer.traitsOf({ collection: COLLECTION, slot: 'eyes' });
  await stockUp(world, wallet, { traits: Object.fromEntries(ids.map((id) => [id, 1])) });

  await signInAt({ page, wallet }, '/dashboard?view=orders&show=offers-received');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '9 WETH each' });
  await row.getByRole('button', { name: /^Accept and give / }).click();
  const dialog = actionDialog(page, 'Accept an offer');
  const radios = dialog.getByRole('radio');
  const picker = dialog.getByText(/^Choose from your \d+ traits that fit$/);
  const showMore = dialog.getByRole('button', { name: /^Show / });
  await picker.click();
  await showMore.click();
  await expect(radios).toHaveCount(ids.length);
  await expect(radios.first()).toBeChecked();
  await dialog.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await dialog.getByRole('searchbox').fill('nothing has this name');
  await expect(radios).toHaveCount(1);
  await dialog.getByRole('searchbox').fill('');
  const label = dialog.locator('label').filter({ has: page.getByRole('radio', { checked: true }) });
  const name = await label.locator('.font-semibold').first().textContent();
  await expectAccessible(page, '[role=dialog]');
  await expect(dialog.getByText(`You sell 1 × “${name}”`)).toBeVisible();
  await dialog.getByRole('button', { name: /^Sign/ }).click();
  await expect(dialog.getByText(`You sold ${name} for 9 WETH.`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept with another trait' }).click();
  await picker.click();
  await showMore.click();
  await expect(radios).toHaveCount(ids.length - 1);
  await signReviewed(dialog, 'Sale complete');
});

test('E110 an offer for any trait of a slot is outbid by one for any of the collection', async ({
  page,
  wallet,
  world,
  product,
  networkQuiet,
}) => {
  await page.clock.install();
  await stockUp(world, wallet, { wrapped: 20 });
  await signInAt({ page, wallet }, `/traits/${FEZ}`);
  await page.getByRole('button', { name: 'Make an offer' }).click();
  const dialog = actionDialog(page, 'Make an offer');
  await dialog
    .getByRole('combobox', { name: 'Offer for' })
    .selectOption('Any headwear of Tin Parliament');
  await expect(dialog.getByText(/^\d+ traits fit\.$/)).toBeVisible();
  await dialog.getByLabel('Price per edition, in WETH').fill('2');
  await dialog.getByRole('textbox', { name: 'Editions' }).fill('3');
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await expect(
    dialog.getByText(/^You offer 2 WETH each for 3 of .any headwear of Tin Parliament/),
  ).toBeVisible();
  await expect(
    dialog.getByText('Your browser checked that what you sign matches these traits.'),
  ).toBeVisible();
  await signReviewed(dialog, 'Your offer is live', confirmFarPrice);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const rival = newSigner();
  await stockUp(world, { address: () => rival.address }, { wrapped: 20 });
  await (await tradeAs(rival, world, product)).offerAny({ collection: COLLECTION }, '3');
  await page.goto('/dashboard?view=notices');
  // Waits until the network is idle, because advancing the clock would time out pending requests.
  await networkQuiet();
  await page.clock.fastForward(LONGER_THAN_A_POLL);
  const main = page.getByRole('main');
  const outbid = main.getByRole('link', { name: /You’ve been outbid/ });
  await expect(outbid).toContainText(
    'offers 3 WETH for any headwear of Tin Parliament. Your offer is 2 WETH.',
  );
  await outbid.click();
  await expect(page).toHaveURL(/show=offers-made/);
  const own = main.getByRole('listitem').filter({ hasText: 'Any headwear of Tin Parliament' });
  await expect(own).toContainText('3 editions, 2 WETH each');
  await expectAccessible(page, 'main');
  await own.getByRole('button', { name: /^Cancel the offer for/ }).click();
  const cancel = actionDialog(page, 'Cancel an order');
  await cancel.getByRole('button', { name: /^Sign/ }).click();
  await expect(cancel.getByRole('heading', { name: 'Canceled' })).toBeVisible();
});

test('E490 E529 the fields of an offer fit on a phone, and the button that signs is in view without scrolling', async ({
  page,
  wallet,
  world,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await stockUp(world, wallet, { wrapped: 20 });
  await signInAt({ page, wallet }, `/traits/${FEZ}`);
  await page.getByRole('button', { name: 'Make an offer' }).click();
  const dialog = actionDialog(page, 'Make an offer');
  const field = dialog.getByRole('combobox', { name: 'Offer for' });
  await expect(field.getByRole('option', { disabled: true })).toHaveCount(0);
  const bottom = await dialog.getByRole('group', { name: 'Expires' }).boundingBox();
  const actions = await dialog.locator('[data-slot=dialog-actions]').boundingBox();
  if (!bottom || !actions) throw new Error('The form is missing.');
  expect(bottom.y + bottom.height).toBeLessThanOrEqual(actions.y);
  await dialog.getByLabel('Price per edition, in WETH').fill('0.01');
  await expect(dialog.getByRole('button', { name: 'Sign the offer' })).toBeInViewport({ ratio: 1 });
});
