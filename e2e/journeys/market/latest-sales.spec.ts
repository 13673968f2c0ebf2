import { expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { layoutShift, watchLayoutShift } from '../../fixtures/look/layout-shift';
import { continueOnPhone } from '../../fixtures/look/window-width';
import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { stockUp } from '../../fixtures/collectors/trader';
import { expect, test } from '../../fixtures/test';

const FEZ = 'tomato-fez-tin-parliament';

test('E332 the home page loads its latest sales when they come near, in their place, and announces a new one', async ({
  page,
  world,
  product,
  networkQuiet,
}) => {
  expect((await world.control.flags({ body: { live: true } })).status).toBe(200);
  const [seller, buyer] = [newSigner(), newSigner()];
  await stockUp(world, { address: () => seller.address }, { traits: { [FEZ]: 1 } });
  await stockUp(world, { address: () => buyer.address }, { native: 5 });

  await watchLayoutShift(page);
  await page.goto('/');
  await networkQuiet();
  const heading = page.getByRole('heading', { name: 'Latest sales' });
  await expect(heading).toBeAttached();
  expect(await world.requestCount('GET', '/economy/v1/activity')).toBe(0);

  await heading.scrollIntoViewIfNeeded();
  const sales = page.getByRole('list', { name: 'Latest sales' }).getByRole('listitem');
  await expect(sales).toHaveCount(6);
  await expect(sales.first()).toContainText(/\d (W?ETH|W?POL)/);
  await expect(sales.first()).toContainText(/≈\s\$/);
  await expect(sales.first().locator('time')).toBeVisible();
  await networkQuiet();
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await expectAccessibleInBothThemes(page);

  const order = await (await tradeAs(seller, world, product)).list(FEZ, '1.25');
  await (await tradeAs(buyer, world, product)).buy(order);
  await page.getByRole('button', { name: 'Show 1 new sale' }).click();
  await expect(sales.first()).toContainText('Tomato Fez');
  await expect(sales.first()).toContainText('Tin Parliament');
  await expect(sales.first()).toContainText('1.25 ETH');
  await continueOnPhone(page);
  await sales.first().getByRole('link', { name: 'Tomato Fez', exact: true }).click();
  await expect(page).toHaveURL(`/traits/${FEZ}`);
});

test('E332 the home page reports that its latest sales couldn’t be loaded, without moving anything', async ({
  page,
  world,
  browserErrors,
}) => {
  browserErrors.require(/status of 503/);
  const answer = { kind: 'status', status: 503, message: 'Closed for stocktaking' } as const;
  await world.control.addFault({ body: { path: '/economy/v1/activity', answer } });
  await watchLayoutShift(page);
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Latest sales' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('alert')).toContainText('Closed for stocktaking');
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await world.control.clearFaults();
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByRole('listitem')).toHaveCount(6);
});
