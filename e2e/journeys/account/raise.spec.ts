import { expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { newSigner, ownerOf, tradeAs } from '../../fixtures/collectors/signed-orders';
import { actionDialog, reviewAndSign, signInAt, stockUp } from '../../fixtures/collectors/trader';
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
  const dialog = actionDialog(page, 'Raise your offer');
  await expect(dialog.getByText('Your offer now')).toBeVisible();
  await dialog.getByLabel('New price, in WETH').fill('0.0003');
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await reviewAndSign(dialog, 'Your offer is raised');
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
  await reviewAndSign(dialog, 'Your offer is raised');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /^Raise to / })).toHaveAccessibleName(
    /, 0\.0004 WETH$/,
  );
});
