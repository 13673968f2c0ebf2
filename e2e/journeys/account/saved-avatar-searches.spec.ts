import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { stockUp } from '../../fixtures/collectors/trader';
import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';
import { mainHeading } from '../../fixtures/shell';
import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

const AVATAR = { collection: 'tin-parliament', tokenId: '7' };

test('E391 E392 E393 a search of avatars is saved before sign-in, stays afterwards, leads back to them, and reports a matching listing', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const seller = newSigner();
  await stockUp(world, { address: () => seller.address }, { avatars: [AVATAR] });
  const trade = await tradeAs(seller, world, product);
  const owner = seller.address.toLowerCase();
  const address = `/market?kind=avatars&collection=tin-parliament&owner=${owner}&sort=rank`;

  await page.goto('/market?kind=avatars');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^Tin Parliament/ }).click();
  await filters.getByRole('textbox', { name: 'Wallet address' }).fill(seller.address);
  await filters.getByRole('button', { name: 'Add owner' }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Rarest first');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('list', { name: 'Avatars' }).getByRole('listitem')).toHaveCount(1);

  const button = page.getByRole('button', { name: 'Saved searches', exact: true });
  const saved = page.getByRole('dialog', { name: 'Saved searches' });
  const row = saved.getByRole('list', { name: 'Your searches' }).getByRole('listitem');
  await button.click();
  await expect(saved.getByText(/^Saved in this browser\. Connect your wallet/)).toBeVisible();
  const name = saved.getByRole('textbox', { name: 'Save this search as' });
  await expect(name).toHaveValue(/^Tin Parliament, 0x/);
  await name.fill('A friend’s tins');
  await saved.getByRole('button', { name: 'Save search' }).click();
  await expect(row).toContainText('A friend’s tins · showing now');
  await expect(saved.getByRole('status')).toHaveText('Saved “A friend’s tins”.');
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  await signIn(page, wallet.injected.name);
  await expect(page).toHaveURL(address);
  await button.click();
  await expect(page.getByText('Saved searches added', { exact: true })).toBeVisible();
  await saved.getByRole('checkbox', { name: /for A friend’s tins$/ }).click();
  await saved.getByRole('button', { name: 'Price alert for A friend’s tins' }).click();
  const alert = page.getByRole('dialog', { name: 'Price alert' });
  await alert.getByRole('textbox', { name: 'At this price or less' }).fill('0.5');
  await alert.getByRole('button', { name: 'Set alert' }).click();
  await expect(alert.getByRole('status')).toContainText('Alert set at 0.5');
  await page.keyboard.press('Escape');
  await expect(saved.getByRole('checkbox', { name: /for A friend’s tins$/ })).toBeChecked();

  await continueOnPhone(page);
  await page.goto('/market');
  await button.click();
  await expect(row).toContainText('Avatars');
  await saved.getByRole('link', { name: 'Show A friend’s tins' }).click();
  await expect(page).toHaveURL(/^[^?]+\?kind=avatars&/);
  await expect(mainHeading(page)).toHaveText('Avatars');
  await expect(page.getByRole('list', { name: 'Avatars' }).getByRole('listitem')).toHaveCount(1);
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await expectAccessible(page, 'main');
  await button.click();
  await expect(row).toContainText('showing now');
  await expectAccessible(page, '[role=dialog]');

  await trade.listAvatar(AVATAR, '0.4');
  await page.goto('/dashboard?view=notices');
  const notices = page.getByRole('main');
  await expect(notices.getByRole('link', { name: /Price alert/ })).toContainText(
    'Tin Parliament #7 is listed for 0.4 ETH.',
  );
  await notices.getByRole('link', { name: /New for “A friend’s tins”/ }).click();
  await expect(page).toHaveURL('/avatars/tin-parliament/7');
});
