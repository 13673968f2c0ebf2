import { expectAccessible } from '../../fixtures/look/accessibility';
import { setColorScheme } from '../../fixtures/look/color-scheme';
import { contrastOf } from '../../fixtures/look/contrast';
import {
  actionDialog,
  confirmFarPrice,
  signInAt,
  stockUp,
  traitSection,
} from '../../fixtures/collectors/trader';
import { expect, test } from '../../fixtures/test';

const FEZ = 'tomato-fez-tin-parliament';

test.use({ locale: 'de-DE' });

test('E14 in a German browser a price with a comma is listed and found, and “1.000” is never taken for 1', async ({
  page,
  wallet,
  world,
}) => {
  await stockUp(world, wallet, { traits: { [FEZ]: 1 } });
  await signInAt({ page, wallet }, `/traits/${FEZ}`);
  await page.getByRole('button', { name: 'List for sale' }).click();
  const listing = actionDialog(page, 'List for sale');
  const price = listing.getByLabel('Price per edition, in ETH');
  const sign = listing.getByRole('button', { name: 'Sign the listing' });
  const reviewed = (amount: string) =>
    listing.getByText(
      new RegExp(`^You list 1 × “Tomato Fez” \\(0x.* #\\d+\\) for ${amount} ETH\\.$`),
    );

  await test.step('a separator that can mean two things is asked about, and nothing is reviewed', async () => {
    for (const typed of ['1.000', '1,000']) {
      await price.fill(typed);
      await sign.click();
      await expect(listing.getByRole('alert')).toHaveText(
        `“${typed}” can mean 1 or 1000. Type the one you mean.`,
      );
      await expect(price).toHaveValue(typed);
    }
    await expectAccessible(page, '[role=dialog]');
  });

  await test.step('the review writes thousands so that they can’t be taken for decimals', async () => {
    await price.fill('1.000,50');
    await expect(reviewed('1\u202F000\\.5')).toBeVisible();
    await expect(price).toHaveValue('1.000,50');
  });

  await test.step('a price with a comma is listed', async () => {
    await price.fill('0,015');
    await expect(reviewed('0\\.015')).toBeVisible();
    await confirmFarPrice(listing);
    await sign.click();
    await expect(listing.getByRole('heading', { name: 'Your listing is live' })).toBeVisible();
    await listing.getByRole('button', { name: 'Done' }).click();
    await expect(
      traitSection(page, 'Listings').getByRole('button', {
        name: 'Cancel your listing at 0.015 ETH',
      }),
    ).toBeVisible();
  });

  await test.step('the market’s price filter takes the comma too, and its address holds a point', async () => {
    await page.goto('/market?name=Tomato+Fez&priceIn=eth&minPrice=0.001');
    await page.getByRole('textbox', { name: 'At most' }).fill('0,015');
    await page.getByRole('button', { name: 'Apply price' }).click();
    await expect(page).toHaveURL(/[?&]maxPrice=0\.015(&|$)/);
    await expect(
      page
        .getByRole('list', { name: 'Traits' })
        .getByRole('listitem')
        .filter({ hasText: 'Tomato Fez' }),
    ).toHaveCount(1);
  });
});

test('E383 E384 a listing starts from the floor by a press, and one far below it waits for a tick', async ({
  page,
  wallet,
  world,
}) => {
  await stockUp(world, wallet, { traits: { [FEZ]: 1 } });
  await signInAt({ page, wallet }, `/traits/${FEZ}`);
  await page.getByRole('button', { name: 'List for sale' }).click();
  const dialog = actionDialog(page, 'List for sale');
  const price = dialog.getByLabel('Price per edition, in ETH');
  await dialog.getByRole('button', { name: /^Floor/ }).click();
  await expect(price).toHaveValue(/^\d/);
  await expectAccessible(page, '[role=dialog]');
  await price.fill('0.001');
  const sign = dialog.getByRole('button', { name: 'Sign the listing' });
  await expect(sign).toBeDisabled();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('checkbox', { name: /^I want to list it .* below the floor$/ }).check();
  await sign.click();
  await expect(dialog.getByRole('heading', { name: 'Your listing is live' })).toBeVisible();
});

test('E505 E535 the tick for a far price is in view right above its button, which stays readable while it is disabled', async ({
  page,
  wallet,
  world,
}) => {
  await stockUp(world, wallet, { traits: { [FEZ]: 1 } });
  await signInAt({ page, wallet }, `/traits/${FEZ}`);
  await page.getByRole('button', { name: 'List for sale' }).click();
  const dialog = actionDialog(page, 'List for sale');
  await dialog.getByLabel('Price per edition, in ETH').fill('0.001');
  const sign = dialog.getByRole('button', { name: 'Sign the listing' });
  await expect(sign).toBeDisabled();
  for (const [width, height] of [
    [1440, 900],
    [375, 812],
  ] as const) {
    await page.setViewportSize({ width, height });
    await dialog.evaluate((content) => content.scrollTo(0, 0));
    const tick = dialog.getByRole('checkbox', { name: /^I want to list it .* below the floor$/ });
    for (const part of [tick, sign, dialog.getByText('Confirm the price before you sign.')])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
  for (const scheme of ['light', 'dark'] as const) {
    await setColorScheme(page, scheme);
    expect(await contrastOf(sign), scheme).toBeGreaterThanOrEqual(4.5);
  }
});
