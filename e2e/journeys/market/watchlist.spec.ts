import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { mainHeading } from '../../fixtures/shell';
import { signIn } from '../../fixtures/sign-in';
import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { expect, test } from '../../fixtures/test';
import { stockUp, traitSection } from '../../fixtures/collectors/trader';
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
  await expect(page.getByText('You aren’t watching anything yet')).toBeVisible();
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
  await expect(traits.getByText(/^−\d/)).toBeVisible();
  await expectAccessible(page, 'main');
  await traits.getByRole('button', { name: 'Stop watching Tomato Fez' }).click();
  await expect(traits).toBeHidden();
  await page.reload();
  await expect(traitSection(page, 'Collections')).toBeVisible();
  await expect(traits).toBeHidden();
});
