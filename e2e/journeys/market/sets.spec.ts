import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { expect, test } from '../../fixtures/test';
import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { actionDialog, signInAt, stockUp, traitSection } from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

const FEZ = 'tomato-fez-tin-parliament';
const PAGE = '/collections/tin-parliament';

test('E310 a collector sees which headwear is missing, and buys the rest that’s for sale with one signature', async ({
  page,
  wallet,
  world,
  product,
  networkQuiet,
}) => {
  const seller = newSigner();
  await stockUp(world, { address: () => seller.address }, { traits: { [FEZ]: 1 } });
  await (await tradeAs(seller, world, product)).list(FEZ, '0.0001');

  await page.goto(PAGE);
  const sets = traitSection(page, 'Sets');
  const headwear = sets.getByRole('button', { name: /^Headwear/ });
  await expect(headwear).toHaveText(/^Headwear \d+ traits$/);

  await signInAt({ page, wallet }, PAGE);
  await stockUp(world, wallet, { native: 500 });
  await expect(headwear).toHaveText(/^Headwear 0 of \d+$/);
  await headwear.click();
  const missing = sets.getByRole('list', { name: 'Missing in Headwear' }).getByRole('listitem');
  await expect(missing.first()).toContainText('Tomato Fez');
  await expect(missing.first()).toContainText('0.0001 ETH');
  await expectAccessibleInBothThemes(page, 'main');
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await continueOnPhone(page);
  await expectAccessible(page, 'main');
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);

  const buy = sets.getByRole('button', { name: /missing to cart/ });
  const [, count] = /^Add (\d+) missing/.exec(await buy.innerText()) ?? [];
  await buy.click();
  await expect(sets.getByRole('status')).toHaveText(
    `Added ${count} traits, each at its lowest price.`,
  );
  await networkQuiet();
  await sets.getByRole('link', { name: 'Go to cart' }).click();
  await expect(page.getByRole('list', { name: 'In your cart' }).locator('> li')).toHaveCount(
    Number(count),
  );
  const signedBefore = wallet.timesAsked('eth_signTypedData_v4');
  await page.getByRole('button', { name: `Buy ${count} traits` }).click();
  const dialog = actionDialog(page, 'Buy what’s in your cart');
  await dialog.getByRole('button', { name: 'Sign the purchase' }).click();
  await expect(dialog.getByRole('heading', { name: 'Purchase complete' })).toBeVisible();
  expect(wallet.timesAsked('eth_signTypedData_v4') - signedBefore).toBe(1);
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.goto(PAGE);
  await expect(headwear).toHaveText(new RegExp(`^Headwear ${count} of \\d+$`));
});
