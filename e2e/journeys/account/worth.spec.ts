import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { expect, test } from '../../fixtures/test';
import {
  actionDialog,
  confirmFarPrice,
  putUpForSale,
  signInAt,
  stockUp,
} from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

const FEZ = 'tomato-fez-tin-parliament';
const FEZ_NAME = 'Tomato Fez';
const IN_EUROS = /^(about|less than) .*(euros?|cents?)$/;

test('E91 an estimate is shown beside the price, and buying and selling shows as a gain', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const rival = newSigner();
  await stockUp(world, { address: () => rival.address }, { native: 5, traits: { [FEZ]: 1 } });
  const trade = await tradeAs(rival, world, product);
  await trade.list(FEZ, '0.001');

  await signInAt({ page, wallet }, '/dashboard?view=balances');
  await stockUp(world, wallet, { native: 5 });
  const unit = page.getByRole('combobox', { name: 'Estimates in' });
  await unit.selectOption('Euros (EUR)');

  await page.goto(`/traits/${FEZ}`);
  await expect(
    page.getByRole('main').getByRole('button', { name: IN_EUROS }).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Buy for 0.001 ETH' }).filter({ visible: true }).click();
  const buying = actionDialog(page, `Buy “${FEZ_NAME}”`).or(actionDialog(page, 'Buy'));
  const paid = buying.getByRole('button', { name: IN_EUROS });
  await expect(paid).toHaveText(/^≈\s\d+\.\d\d EUR/);
  await paid.focus();
  await expect(paid).toHaveAccessibleDescription(/^Estimated at the exchange rates of \d/);
  await expectAccessible(page, '[role=dialog]');
  await buying.getByRole('button', { name: 'Sign the purchase' }).click();
  await expect(buying.getByRole('heading', { name: 'Purchase complete' })).toBeVisible();
  await buying.getByRole('button', { name: 'Done' }).click();
  await putUpForSale(page, '0.002', confirmFarPrice);
  await trade.buy(await trade.cheapest(FEZ));

  await continueOnPhone(page);
  await page.goto('/dashboard');
  const gains = page.getByRole('region', { name: 'Gains and losses' });
  // The sale price of 0.002 minus the cost, the market's fee and the royalties.
  const fez = gains.getByRole('listitem').filter({ hasText: FEZ_NAME });
  await expect(fez).toContainText(/Result\+0\.000\d+ ETHof 1 edition/);
  const download = page.waitForEvent('download');
  await gains.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('gains-and-losses.csv');
  const history = page.getByRole('region', { name: 'Latest history' });
  const sales = history.getByRole('listitem').filter({ hasText: / (sold|bought) / });
  await expect(sales).toHaveCount(2);
  await expect(
    page
      .getByRole('region', { name: 'Needs your attention' })
      .getByText('Nothing needs your attention right now.'),
  ).toBeVisible();

  await stockUp(world, wallet, { traits: { [FEZ]: 2 } });
  await page.reload();
  const value = page.getByRole('region', { name: 'What you own is worth' });
  await expect(value.getByRole('img', { name: /EUR on .* EUR on / })).toBeVisible();
  await expect(value.getByText('Worth by floor, before fees')).toBeVisible();
  await expect(value.getByText('Worth by offers, before fees')).toBeVisible();
  await value.getByRole('combobox', { name: 'Estimates in' }).selectOption('US dollars ($)');
  await expect(value.getByRole('img', { name: /\$[\d.,]+ on / })).toBeVisible();
  await value.getByRole('button', { name: 'Show as a table' }).click();
  await expect(value.getByRole('row')).toHaveCount(32);
  await expectAccessibleInBothThemes(page, 'main');
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
});
