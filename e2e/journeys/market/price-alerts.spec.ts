import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { signInAt, stockUp, traitSection } from '../../fixtures/collectors/trader';
import { expect, test } from '../../fixtures/test';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

const FEZ = 'tomato-fez-tin-parliament';
const ANY = 'Any headwear of Tin Parliament';

test('E311 E312 a collector is notified at their price for a trait, a kind and a search, once each, and sets the alert again', async ({
  page,
  wallet,
  world,
  product,
  networkQuiet,
}) => {
  const seller = newSigner();
  await stockUp(world, { address: () => seller.address }, { traits: { [FEZ]: 3 } });
  const trade = await tradeAs(seller, world, product);

  await signInAt({ page, wallet }, `/traits/${FEZ}`);
  const openAlerts = () =>
    page.getByRole('main').getByRole('button', { name: 'Price alert', exact: true }).click();
  await openAlerts();
  const dialog = page.getByRole('dialog', { name: 'Price alert' });
  const setAt = async (price: string) => {
    await dialog.getByRole('textbox', { name: 'At this price or less' }).fill(price);
    await dialog.getByRole('button', { name: 'Set alert' }).click();
    await expect(dialog.getByRole('status')).toContainText(`Alert set at ${price}`);
  };
  await setAt('0.0001');
  await dialog.getByRole('combobox', { name: 'For' }).selectOption(ANY);
  await setAt('0.00005');
  const inDialog = dialog.getByRole('list', { name: 'Alerts that you have' });
  await expect(inDialog.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.goto('/market?slot=headwear&collection=tin-parliament');
  await page.getByRole('button', { name: 'Saved searches', exact: true }).click();
  const searches = page.getByRole('dialog', { name: 'Saved searches' });
  await searches.getByRole('textbox', { name: 'Save this search as' }).fill('Hats');
  await searches.getByRole('button', { name: 'Save search' }).click();
  await searches.getByRole('button', { name: 'Price alert for Hats' }).click();
  await dialog.getByRole('combobox', { name: 'In' }).selectOption('USD');
  await setAt('0.01');
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(searches).toBeVisible();
  await page.keyboard.press('Escape');

  await trade.list(FEZ, '0.0001');
  await page.goto('/watchlist');
  const alerts = traitSection(page, 'Price alerts');
  const rows = alerts.getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'Tomato Fez' })).toContainText(/Reached on .*: 0\.0001 ETH/);
  await expect(alerts.getByText('Reached')).toHaveCount(1);
  await networkQuiet();
  await expectAccessibleInBothThemes(page, 'main');
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);

  await continueOnPhone(page);
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await trade.list(FEZ, '0.000001');
  await page.goto('/dashboard?view=notices');
  const notices = page.getByRole('main').getByRole('link', { name: /Price alert/ });
  await expect(notices).toHaveCount(3);
  await notices.filter({ hasText: 'set at 0.0001 ETH or less' }).click();
  await expect(page).toHaveURL(`/traits/${FEZ}`);

  // The listing of 0.000001 ETH fires the alert again, once it is set again.
  await page.goto('/watchlist');
  await expect(alerts.getByText('Reached')).toHaveCount(3);
  const first = rows.filter({ hasText: 'At 0.0001 ETH or less' });
  await first.getByRole('button', { name: /^Change alert/ }).click();
  await first.getByRole('textbox').fill('0.0000005');
  await first.getByRole('button', { name: 'Save alert' }).click();
  const changed = rows.filter({ hasText: 'At 0.0000005 ETH or less' });
  await expect(changed).toContainText('Floor now 0.000001 ETH');
  await expectAccessible(page, 'main');
  await changed.getByRole('button', { name: /^Remove alert/ }).click();
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
});
