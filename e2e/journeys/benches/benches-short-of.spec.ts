import { expectAccessible } from '../../fixtures/look/accessibility';
import { dock, openSlot, putOn } from '../../fixtures/collectors/bench';
import { expect, test } from '../../fixtures/meet';
import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { actionDialog, signInAt, stockUp, traitSection } from '../../fixtures/collectors/trader';

/** An avatar that wears a hat and no accessory. */
const AVATAR = { collection: 'tin-parliament', tokenId: '7' };
const OTHER = { collection: 'tin-parliament', tokenId: '12' };
const FEZ = 'tomato-fez-tin-parliament';
const CONSTRUCT = '/construct?avatar=tin-parliament/7';

test('E57 missing traits are bought first; when one is gone, nothing is bought and the avatar stays as it is', async ({
  page,
  wallet,
  world,
  product,
  browserErrors,
}) => {
  browserErrors.require(/status of 409/);
  await signInAt({ page, wallet }, '/construct');
  await stockUp(world, wallet, { native: 2, avatars: [AVATAR] });
  await page.goto(CONSTRUCT);
  await openSlot(page, 'Headwear');
  await putOn(page, 'Mustard Fez');
  await openSlot(page, 'Eyes');
  await putOn(page, 'Saffron Sleepy Lids');
  const basket = traitSection(page, 'Bought first');
  await expect(basket.getByRole('listitem')).toHaveCount(2);
  await expect(basket).toContainText('Together 0.0378 ETH');
  await expectAccessible(page, 'main');
  await dock(page).getByRole('button', { name: 'Buy 2 traits and construct' }).click();
  const dialog = actionDialog(page, 'Construct');
  await expect(dialog).toContainText('2 traits are bought first');
  await expectAccessible(page, '[role=dialog]');
  await expect(dialog.getByText('Signature 2 of 2: change')).toBeVisible();

  const rival = newSigner();
  await world.control.grant({
    body: {
      walletAddress: rival.address,
      coins: [{ chainId: 1, coin: 'native', amount: '9000000000000000000' }],
    },
  });
  const trade = await tradeAs(rival, world, product);
  await trade.buy(await trade.cheapest('mustard-fez-tin-parliament'));

  await dialog.getByRole('button', { name: 'Sign 2 times' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Someone else got it first');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(basket.getByRole('listitem')).toHaveCount(2);
  await expect(basket.getByRole('listitem').filter({ hasText: 'Mustard Fez' })).toContainText(
    'Not for sale right now',
  );
  await expect(
    dock(page).getByRole('button', { name: 'Buy 2 traits and construct' }),
  ).toBeDisabled();

  await basket.getByRole('button', { name: 'Remove Mustard Fez' }).click();
  await dock(page).getByRole('button', { name: 'Buy 1 trait and construct' }).click();
  await dialog.getByRole('button', { name: 'Sign 2 times' }).click();
  await expect(dialog.getByRole('heading', { name: 'Constructed' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dock(page)).toContainText('No changes yet');
});

test('E32 T68 two tabs spend the last credits at Construct: one succeeds, the other says so and keeps its look', async ({
  page,
  wallet,
  world,
  browserErrors,
}) => {
  browserErrors.require(/status of 409/);
  await world.control.scenario({ body: { name: 'no-credits' } });
  await signInAt({ page, wallet }, '/construct');
  await stockUp(world, wallet, { avatars: [AVATAR, OTHER], traits: { [FEZ]: 2 } });
  await world.control.grant({
    body: { walletAddress: wallet.address(), credits: { vanilla: 5 } },
  });
  const other = await page.context().newPage();
  const tabs = [
    { tab: page, at: CONSTRUCT },
    { tab: other, at: '/construct?avatar=tin-parliament/12' },
  ];
  for (const { tab, at } of tabs) {
    await tab.goto(at);
    await openSlot(tab, 'Headwear');
    await putOn(tab, 'Tomato Fez');
    await expect(dock(tab)).toContainText('5 of your 5 credits');
    await dock(tab).getByRole('button', { name: 'Construct' }).click();
    await expect(
      actionDialog(tab, 'Construct').getByText('It costs 5 credits at most.'),
    ).toBeVisible();
  }
  await actionDialog(page, 'Construct').getByRole('button', { name: 'Sign the change' }).click();
  await expect(
    actionDialog(page, 'Construct').getByRole('heading', { name: 'Constructed' }),
  ).toBeVisible();

  const late = actionDialog(other, 'Construct');
  await late.getByRole('button', { name: 'Sign the change' }).click();
  await expect(late.getByRole('alert')).toContainText('Not enough credits');
  await expect(late.getByRole('alert')).toContainText('Nothing has moved.');
  await expectAccessible(other, '[role=dialog]');
  await late.getByRole('button', { name: 'Close' }).last().click();
  await expect(dock(other)).toContainText('1 change');
  await expect(other.getByRole('main').getByRole('alert')).toContainText(
    'This costs 5 credits and you have 0.',
  );
  await expect(
    other
      .getByRole('img', { name: 'Tin Parliament #12, after' })
      .locator('img[data-slot="headwear"]'),
  ).toHaveAttribute('src', /tomato-fez/);
  await other.goto('/avatars/tin-parliament/12');
  await expect(traitSection(other, 'What it wears')).not.toContainText('Tomato Fez');
});
