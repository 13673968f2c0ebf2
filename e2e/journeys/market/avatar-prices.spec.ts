import { expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { continueOnPhone, overflow, widen } from '../../fixtures/look/window-width';
import { signInAt, stockUp, traitSection } from '../../fixtures/collectors/trader';
import { expect, test } from '../../fixtures/test';

const AVATAR = { collection: 'tin-parliament', tokenId: '7' };
const OTHER = { collection: 'tin-parliament', tokenId: '17' };
const PAGE = '/avatars/tin-parliament/7';

test('E559 E574 the page of an avatar has its price and best offer once, its buttons on the first screen, and the other figures below', async ({
  page,
}) => {
  await page.goto(PAGE);
  const term = (name: string) => page.getByRole('main').getByText(name, { exact: true });
  const offer = page.getByRole('button', { name: 'Make an offer' });
  for (const width of [1440, 375]) {
    await (width === 375 ? continueOnPhone(page) : widen(page, width));
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(term('Price')).toHaveCount(1);
    await expect(term('Best offer')).toHaveCount(1);
    await expect(offer).toBeInViewport({ ratio: 1 });
    const top = (await offer.boundingBox())?.y ?? 0;
    for (const name of ['Collection floor', 'Last sale', 'Rank'])
      expect((await term(name).first().boundingBox())?.y, name).toBeGreaterThan(top);
    expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  }
  await expectAccessibleInBothThemes(page, 'main');
});

test('E558 E575 E576 an alert for one avatar starts at a price below the floor, fires for that avatar, and names it on the watchlist', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const seller = newSigner();
  await stockUp(world, { address: () => seller.address }, { avatars: [AVATAR, OTHER] });
  const trade = await tradeAs(seller, world, product);
  await signInAt({ page, wallet }, PAGE);
  await page.getByRole('main').getByRole('button', { name: 'Price alert', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Price alert' });
  await dialog.getByRole('button', { name: /^10% below collection floor/ }).click();
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Set alert' }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Alert set at' })).toBeVisible();

  await trade.listAvatar(OTHER, '0.0001');
  await page.goto('/watchlist');
  const row = traitSection(page, 'Price alerts').getByRole('listitem');
  await expect(row).toContainText('Tin Parliament #7');
  await expect(row).toContainText('Not for sale now');
  await trade.listAvatar(AVATAR, '0.0002');
  await page.reload();
  await expect(row).toContainText(/Reached on .*: Tin Parliament #7 for 0\.0002 ETH/);
});
