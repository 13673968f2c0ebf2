import { expectAccessibleInBothThemes } from '../../../fixtures/look/accessibility';
import { continueOnPhone, overflow } from '../../../fixtures/look/window-width';
import { listedTraits } from '../../../fixtures/collectors/listed-traits';
import { signInAt, stockUp } from '../../../fixtures/collectors/trader';
import { expect, test } from '../../../fixtures/test';

test('E512 traits selected on the wall are added to the cart at their lowest prices, those that can’t be are named, and Undo removes them again', async ({
  page,
  wallet,
  world,
  product,
}) => {
  await signInAt({ page, wallet }, '/market');
  await stockUp(world, wallet, { native: 50 });
  const wanted = await listedTraits(world, product, 3, '&chainId=1&slot=eyes');
  const [first] = wanted;
  if (first === undefined) throw new Error('No trait is for sale.');
  await page.goto(`/traits/${first.id}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('link', { name: 'In your cart' })).toBeVisible();

  await page.goto('/market?listed=true&slot=eyes&chainId=1&sort=name');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Selected traits' });
  for (const { id } of wanted)
    await page
      .getByRole('list', { name: 'Traits' })
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href="/traits/${id}"]`) })
      .getByRole('checkbox')
      .check();
  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await expect(bar).toContainText('Added 2 traits to your cart.');
  await expect(bar).toContainText(`Already in your cart: ${first.value}.`);
  await expectAccessibleInBothThemes(page, 'main');
  await continueOnPhone(page);
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(bar).toContainText('Removed 2 traits from your cart.');
  await expect(bar).toBeFocused();

  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await bar.getByRole('link', { name: 'Go to cart' }).click();
  const rows = page.getByRole('list', { name: 'In your cart' }).locator('> li');
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('button', { name: /^Buy 3 traits/ }).first()).toBeEnabled();
});

test('E557 avatars selected in the market are added to the cart at their listing prices, and Undo removes them', async ({
  page,
  wallet,
  world,
}) => {
  await stockUp(world, wallet, { native: 50 });
  await signInAt({ page, wallet }, '/market?kind=avatars&listed=true&chainId=1');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Selected avatars' });
  const cards = page.getByRole('list', { name: 'Avatars' }).getByRole('listitem');
  const prices: string[] = [];
  for (const position of [0, 1]) {
    await cards.nth(position).getByRole('checkbox').check();
    prices.push(await cards.nth(position).locator('[data-price]').first().innerText());
  }
  await expect(bar.getByRole('status')).toHaveText(/^2 avatars selected/);
  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await expect(bar).toContainText('Added 2 avatars to your cart.');
  await expectAccessibleInBothThemes(page, 'main');
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(bar).toContainText('Removed 2 avatars from your cart.');

  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await continueOnPhone(page);
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await bar.getByRole('link', { name: 'Go to cart' }).click();
  const rows = page.getByRole('list', { name: 'In your cart' }).locator('> li');
  await expect(rows).toHaveCount(2);
  for (const price of prices) await expect(rows.filter({ hasText: price }).first()).toBeVisible();
});
