import type { Locator } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { closeFeature } from '../../fixtures/closed-features';
import { expect, test } from '../../fixtures/test';
import { mainHeading } from '../../fixtures/shell';
import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { actionDialog, signInAt, stockUp } from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

const FEZ = 'tomato-fez-tin-parliament';
const FEZ_NAME = 'Tomato Fez';

const bought = async (trade: Awaited<ReturnType<typeof tradeAs>>, traitId: string) => {
  const listing = await trade.cheapest(traitId);
  await trade.buy(listing, listing.remaining);
};

const traitOf = async (row: Locator): Promise<string> =>
  ((await row.getByRole('link').getAttribute('href')) ?? '').replace('/traits/', '');

test('E81 a cart of five on two networks: someone else buys one and the next one costs more, another is gone at signing', async ({
  page,
  wallet,
  world,
  product,
  browserErrors,
}) => {
  browserErrors.require(/status of 409/);
  const [rival, seller] = [newSigner(), newSigner()];
  await stockUp(world, { address: () => rival.address }, { native: 50, pol: 50_000 });
  await stockUp(world, { address: () => seller.address }, { traits: { [FEZ]: 1 } });
  const trade = await tradeAs(rival, world, product);
  await (await tradeAs(seller, world, product)).list(FEZ, '5');

  await signInAt({ page, wallet }, `/traits/${FEZ}`);
  await stockUp(world, wallet, { native: 50, pol: 50_000 });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'In your cart' }).click();
  await expect(mainHeading(page)).toHaveText('Cart');

  const sweep = page.getByRole('region', { name: 'Add the cheapest of a collection' });
  for (const [collection, words] of [
    ['fathom-club', 'Added 2 traits'],
    ['foxglove-court', 'Added 2 traits'],
  ] as const) {
    await sweep.getByRole('combobox', { name: 'Collection' }).selectOption(collection);
    await sweep.getByRole('combobox', { name: 'Slot' }).selectOption('Headwear');
    await sweep.getByRole('textbox', { name: 'How many' }).fill('2');
    await sweep.getByRole('button', { name: 'Add the cheapest' }).click();
    await expect(sweep.getByRole('status')).toContainText(words);
  }
  const total = page.getByRole('region', { name: 'Total' });
  await expect(total.getByRole('button', { name: 'Buy 5 traits' })).toBeEnabled();
  await expect(total.getByRole('heading')).toHaveText(['On Ethereum', 'On Polygon']);
  await expectAccessibleInBothThemes(page, 'main');
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);

  await continueOnPhone(page);
  // Another user buys the listing that is in the cart.
  await bought(trade, FEZ);
  await page.reload();
  const rows = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem');
  const fez = rows.filter({ hasText: FEZ_NAME });
  await expect(fez).toContainText(/no longer for sale. The next one costs .* more\./);
  await expect(total.getByRole('button', { name: 'Buy 4 traits' })).toBeEnabled();
  await fez.getByRole('button', { name: 'Take the next one' }).click();
  const gone = await traitOf(rows.last());
  await total.getByRole('button', { name: 'Buy 5 traits' }).click();

  const dialog = actionDialog(page, 'Buy what’s in your cart');
  await expect(dialog.getByRole('heading', { name: 'On Polygon' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expectAccessible(page, '[role=dialog]');
  // Another user buys a listing of the cart after the review has loaded.
  await bought(trade, gone);
  await dialog.getByRole('button', { name: /^Sign \d times/ }).click();
  await expect(dialog.getByRole('heading', { name: /^You bought \d of \d$/ })).toBeVisible();
  await expect(dialog.getByText('Someone else got it first')).toHaveCount(1);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Done' }).click();

  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('no longer for sale');
  expect(await traitOf(rows)).toBe(gone);
  await page.goto(`/traits/${FEZ}`);
  await expect(page.getByText('You hold 1 loose edition.')).toBeVisible();
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
