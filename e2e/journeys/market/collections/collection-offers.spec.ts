import { expectAccessible } from '../../../fixtures/look/accessibility';
import { newSigner, tradeAs } from '../../../fixtures/collectors/signed-orders';
import {
  actionDialog,
  signInAt,
  signReviewed,
  stockUp,
  traitSection,
} from '../../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../../fixtures/look/window-width';
import { expect, test } from '../../../fixtures/test';

const COLLECTION = 'tin-parliament';
const FEZ = 'tomato-fez-tin-parliament';

test('E508 E509 a collection’s offers are listed to the last, and an owner accepts the one for their trait there', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const bidder = newSigner();
  await stockUp(world, { address: () => bidder.address }, { wrapped: 50 });
  const buyer = await tradeAs(bidder, world, product);
  await buyer.offerAny({ collection: COLLECTION }, '0.0002');
  await buyer.offerAny({ collection: COLLECTION, slot: 'headwear' }, '9', 2n);
  await buyer.offer(FEZ, '0.0003');
  await stockUp(world, wallet, { traits: { [FEZ]: 1 } });
  await signInAt({ page, wallet }, `/collections/${COLLECTION}#offers`);

  const offers = traitSection(page, 'Offers');
  const rows = offers.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows.filter({ hasText: 'Any trait' }).last()).toContainText('0.0002 WETH');
  const hats = rows.filter({ hasText: 'Any headwear' }).first();
  await expect(hats).toContainText('9 WETH');
  const showMore = offers.getByRole('button', { name: 'Show more offers' });
  while (await showMore.isVisible()) {
    const count = await rows.count();
    await showMore.click();
    await expect(rows).not.toHaveCount(count);
  }
  await expect(offers.getByText(/^(\d+) of \1 offers shown$/)).toBeAttached();
  const fez = rows.filter({ hasText: '0.0003 WETH' });
  await expect(fez.getByRole('button', { name: /and give 1 Tomato Fez$/ })).toBeVisible();
  await expect(rows.filter({ hasText: 'Any eyes' }).getByRole('button')).toHaveCount(0);
  await expectAccessible(page, 'main');
  await continueOnPhone(page);
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);

  await hats.getByRole('button', { name: /^Accept at 9 WETH/ }).click();
  const dialog = actionDialog(page, 'Accept an offer');
  await signReviewed(dialog, 'Sale complete');
  await expect(dialog.getByText('You sold Tomato Fez for 9 WETH.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(hats).toContainText('1 edition,');
  await expect(offers.getByRole('button', { name: /^Accept/ })).toHaveCount(0);
});
