import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { mainHeading } from '../../fixtures/shell';
import { signIn } from '../../fixtures/sign-in';
import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { expect, test } from '../../fixtures/test';
import { listedTraits } from '../../fixtures/collectors/listed-traits';
import { signInAt, stockUp, traitSection } from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

const FEZ = 'tomato-fez-tin-parliament';

test('E115 a watchlist without a wallet is stored, moves to the account at sign-in, and notifies of a lower floor', async ({
  page,
  wallet,
  world,
  product,
  networkQuiet,
}) => {
  await page.goto('/watchlist');
  await expect(page.getByText(/^You aren’t watching anything yet/)).toBeVisible();
  await page.goto(`/traits/${FEZ}`);
  await page.getByRole('button', { name: 'Watch Tomato Fez' }).click();
  await expect(page.getByRole('button', { name: 'Watch Tomato Fez' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto('/collections/fathom-club');
  await page.getByRole('button', { name: 'Watch Fathom Club' }).click();
  await page.getByRole('link', { name: 'Your watchlist' }).click();
  await expect(page).toHaveURL('/watchlist');
  await expect(mainHeading(page)).toHaveText('Watchlist');
  const traits = traitSection(page, 'Traits');
  await expect(traits.getByRole('link', { name: 'Tomato Fez' })).toBeVisible();
  await expect(traitSection(page, 'Collections').getByRole('listitem')).toContainText('ETH');
  await networkQuiet();
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await expectAccessibleInBothThemes(page, 'main');

  await continueOnPhone(page);
  await signIn(page, wallet.injected.name);
  await expect(page.getByText('Watchlist added', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Saved to your account/)).toBeVisible();
  await page.reload();
  await expect(traits.getByRole('link', { name: 'Tomato Fez' })).toBeVisible();

  const seller = newSigner();
  await stockUp(world, { address: () => seller.address }, { traits: { [FEZ]: 1 } });
  await (await tradeAs(seller, world, product)).list(FEZ, '0.0001');
  await page.goto('/dashboard?view=notices');
  const notice = page.getByRole('link', { name: /Lower floor.*lists Tomato Fez for 0\.0001/ });
  await expect(notice).toBeVisible();
  await notice.click();
  await expect(page).toHaveURL(`/traits/${FEZ}`);
  await page.getByRole('link', { name: 'Your watchlist' }).click();
  await expect(traits.getByText(/^(−\d|>99\.9% lower)/)).toBeVisible();
  await expectAccessible(page, 'main');
  await page.goto('/dashboard?view=watchlist');
  await traits.getByRole('button', { name: 'Buy Tomato Fez' }).click();
  await expect(page.getByRole('dialog')).toContainText('0.0001 ETH');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/watchlist');
  await traits.getByRole('button', { name: 'Stop watching Tomato Fez' }).click();
  await expect(traits).toBeHidden();
  await page.reload();
  await expect(traitSection(page, 'Collections')).toBeVisible();
  await expect(traits).toBeHidden();
});

test('E280 offers on all watched traits of two networks take one signature for each, after wrapping', async ({
  page,
  wallet,
  world,
  product,
}) => {
  await signInAt({ page, wallet }, '/market');
  await stockUp(world, wallet, { native: 50, pol: 100_000 });
  const watched = [];
  for (const chainId of [1, 137])
    watched.push(...(await listedTraits(world, product, 2, `&chainId=${chainId}`)));
  for (const { id } of watched) {
    await page.goto(`/traits/${id}`);
    const star = page
      .getByRole('main')
      .getByRole('button', { name: /^Watch / })
      .first();
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto('/watchlist');
  const traits = traitSection(page, 'Traits');
  await expect(traits.getByRole('listitem')).toHaveCount(4);
  await traits.getByRole('button', { name: 'Make offers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make offers on 4 traits' });
  await expect(dialog).toContainText('one signature for each network: Ethereum and Polygon');
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await continueOnPhone(page);
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByText('2 offers on Ethereum', { exact: false }).first()).toBeVisible();
  await expect(dialog.getByRole('row')).toHaveCount(6);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: /^Sign \d+ times$/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Your 4 offers are live' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.goto('/dashboard?view=radar');
  await expect(page.getByText(/^4 open orders: 4 active/)).toBeVisible();
});
