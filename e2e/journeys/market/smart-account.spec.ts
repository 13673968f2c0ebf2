import { DEMO_SMART_ADDRESS } from '@trait-market/contract/demo-address';

import {
  actionDialog,
  confirmFarPrice,
  putUpForSale,
  signInAt,
  stockUp,
  traitSection,
} from '../../fixtures/collectors/trader';
import { expect, test } from '../../fixtures/meet';
import { expectSignedIn, openSignIn, signInDialog } from '../../fixtures/sign-in';

const FEZ = 'tomato-fez-tin-parliament';

test('T15 T124 a smart account signs in once its chain responds, lists a trait, and sells it', async ({
  page,
  world,
  meet,
  browserErrors,
}) => {
  browserErrors.require(/^console: Cannot authenticate user/);
  browserErrors.require(/the server responded with a status of 503 .*users.login/);
  const buyer = await meet('Buyer Wallet');
  await stockUp(world, { address: () => DEMO_SMART_ADDRESS }, { traits: { [FEZ]: 1 } });
  await stockUp(world, buyer.wallet, { native: 2 });
  await page.goto(`/traits/${FEZ}`);

  await test.step('while its chains don’t respond, sign-in says so and can be tried again', async () => {
    const down = { kind: 'status', status: 500 } as const;
    await world.control.addFault({ body: { path: '/rpc/*', method: 'POST', answer: down } });
    const dialog = await openSignIn(page);
    await dialog.getByRole('button', { name: 'Demo smart account' }).click();
    await expect(dialog.getByRole('alert')).toContainText('its network doesn’t respond');
    await world.control.clearFaults();
    await signInDialog(page).getByRole('button', { name: 'Try again' }).click();
    await expectSignedIn(page);
  });

  await putUpForSale(page, '0.01', confirmFarPrice);
  await expect(
    traitSection(page, 'Listings').getByRole('button', { name: 'Cancel your listing at 0.01 ETH' }),
  ).toBeVisible();

  await signInAt(buyer, `/traits/${FEZ}`);
  await buyer.page.getByRole('button', { name: 'Buy for 0.01 ETH' }).click();
  const purchase = actionDialog(buyer.page, 'Buy');
  await purchase.getByRole('button', { name: 'Sign the purchase' }).click();
  await expect(purchase.getByRole('heading', { name: 'Purchase complete' })).toBeVisible();
  await purchase.getByRole('button', { name: 'Done' }).click();

  await page.goto('/dashboard?view=notices');
  await expect(page.getByRole('link', { name: /Sold.*Tomato Fez/ })).toBeVisible();
});
