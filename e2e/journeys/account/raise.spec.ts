import { expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { newSigner, ownerOf, tradeAs } from '../../fixtures/collectors/signed-orders';
import {
  actionDialog,
  confirmFarPrice,
  signInAt,
  signReviewed,
  stockUp,
} from '../../fixtures/collectors/trader';
import { expect, test } from '../../fixtures/test';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

const FEZ = 'tomato-fez-tin-parliament';

test('E329 an own offer is raised above another, from the trait’s page and again from one’s orders', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const rival = newSigner();
  await stockUp(world, { address: () => rival.address }, { wrapped: 5 });
  await stockUp(world, wallet, { wrapped: 5 });
  await signInAt({ page, wallet }, '/');
  await (await tradeAs(rival, world, product)).offer(FEZ, '0.0002');
  await (await tradeAs(ownerOf(wallet), world, product)).offer(FEZ, '0.0001');

  await page.goto(`/traits/${FEZ}`);
  await page.getByRole('button', { name: 'Raise your offer at 0.0001 WETH' }).click();
  const dialog = actionDialog(page, 'Change your offer');
  await expect(dialog.getByText('Your offer now')).toBeVisible();
  await dialog.getByLabel('New price, in WETH').fill('0.0003');
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await signReviewed(dialog, 'Your offer is raised');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /^Raise your offer/ })).toHaveAccessibleName(
    'Raise your offer at 0.0003 WETH',
  );

  await continueOnPhone(page);
  await page.goto('/dashboard?view=orders&show=offers-made');
  // A collector of the seed offers more, so the button proposes a price above that.
  await expect(page.getByRole('button', { name: /^Raise to 0\.\d+ WETH: / })).toHaveCount(1);
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: /^Raise to .*, 0\.0003 WETH$/ }).click();
  await dialog.getByLabel('New price, in WETH').fill('0.0004');
  await signReviewed(dialog, 'Your offer is raised');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /^Raise to / })).toHaveAccessibleName(
    /, 0\.0004 WETH$/,
  );
});

test('E15 E329 a raise wraps the missing amount in the same dialog, and never more than is held', async ({
  page,
  wallet,
  world,
  product,
}) => {
  await stockUp(world, wallet, { native: 5, wrapped: 1 });
  await signInAt({ page, wallet }, '/');
  await (await tradeAs(ownerOf(wallet), world, product)).offer(FEZ, '0.5');
  await page.goto(`/traits/${FEZ}`);
  await page.getByRole('button', { name: 'Raise your offer at 0.5 WETH' }).click();
  const dialog = actionDialog(page, 'Change your offer');
  const price = dialog.getByLabel('New price, in WETH');
  const before = wallet.timesAsked('eth_signTypedData_v4');
  await price.fill('99');
  await expect(dialog.getByText('Not enough WETH. Offer less, or add ETH.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Sign the offer' })).toBeDisabled();
  await price.fill('2');
  await expect(dialog.getByText(/^1 ETH will be wrapped first/)).toBeVisible();
  await expect(dialog.getByText('Signature 1 of 3: wrapping')).toBeVisible();
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await signReviewed(dialog, 'Your offer is raised', confirmFarPrice);
  expect(wallet.timesAsked('eth_signTypedData_v4') - before).toBe(3);
});
