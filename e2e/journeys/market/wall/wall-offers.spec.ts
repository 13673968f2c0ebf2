import { CHAINS } from '@trait-market/contract/economy/shared';

import { expectAccessibleInBothThemes } from '../../../fixtures/look/accessibility';
import { continueOnPhone, overflow } from '../../../fixtures/look/window-width';
import { listedTraits } from '../../../fixtures/collectors/listed-traits';
import { actionDialog, signInAt, stockUp } from '../../../fixtures/collectors/trader';
import { expect, test } from '../../../fixtures/test';

const SIGNING = 'eth_signTypedData_v4';

test('E295 E297 offers on traits selected on the wall take one signature for each network, and none is sent that another account signs', async ({
  page,
  wallet,
  world,
  product,
}) => {
  await signInAt({ page, wallet }, '/market');
  await stockUp(world, wallet, { wrapped: 50, wrappedPol: 100_000 });
  const wanted = [
    ...(await listedTraits(world, product, 2, '&chainId=1&slot=eyes')),
    ...(await listedTraits(world, product, 2, '&chainId=137&slot=eyes')),
  ];
  await page.goto('/market?listed=true&slot=eyes&sort=name');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = page.getByRole('region', { name: 'Selected traits' });
  const wall = page.getByRole('list', { name: 'Traits' });
  for (const chain of ['ethereum', 'polygon']) {
    const filter = page.getByRole('complementary', { name: 'Filters' });
    await filter.getByRole('checkbox', { name: new RegExp(`^${chain}`, 'i') }).click();
    for (const { id } of wanted.filter(
      ({ chainId }) => CHAINS[chainId].name.toLowerCase() === chain,
    ))
      // By its link, because traits of several networks can have the same name.
      await wall
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="/traits/${id}"]`) })
        .getByRole('checkbox')
        .check();
    if (chain === 'ethereum') await filter.getByRole('checkbox', { name: /^ethereum/i }).click();
  }
  await expect(bar.getByRole('status')).toContainText(`${wanted.length} traits selected, about `);
  await expectAccessibleInBothThemes(page, 'main');
  await continueOnPhone(page);
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);

  await bar.getByRole('button', { name: 'Make offers on 4 traits' }).click();
  const dialog = actionDialog(page, 'Make offers on 4 traits');
  await expect(dialog.getByRole('table', { name: 'Your offers' }).getByRole('row')).toHaveCount(5);
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByRole('row')).toHaveCount(6);
  const before = wallet.timesAsked(SIGNING);

  wallet.signWrongly();
  await dialog.getByRole('button', { name: 'Sign 2 times' }).click();
  await expect(dialog.getByRole('heading', { name: 'Signed with another account' })).toBeFocused();
  const end = wallet.address().slice(-4);
  await expect(dialog).toContainText(
    new RegExp(`You signed with 0x\\S+; switch your wallet to 0x\\S+${end} and try again`, 'i'),
  );
  expect(await world.requestCount('POST', '/economy/v1/orders')).toBe(0);
  wallet.signRightly();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your 4 offers are live' })).toBeVisible();
  expect(wallet.timesAsked(SIGNING) - before).toBe(3);
  expect(await world.requestCount('POST', '/economy/v1/orders')).toBe(4);
});
