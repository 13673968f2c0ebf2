import { expect, test } from '../../fixtures/test';
import { newSigner, ownerOf, tradeAs } from '../../fixtures/collectors/signed-orders';
import { signInAt, stockUp } from '../../fixtures/collectors/trader';

const FEZ = 'tomato-fez-tin-parliament';
const FEZ_NAME = 'Tomato Fez';
/** Milliseconds: longer than the market's poll interval. */
const LONGER_THAN_A_POLL = 16_000;

const listed = (quantity: number, words: string) =>
  new RegExp(`You hold ${quantity} of [\\d,]+, ${words}`);

test('what others buy from someone disappears from each of their open pages, without a reload', async ({
  page,
  wallet,
  world,
  product,
  browserErrors,
}) => {
  await page.clock.install();
  await stockUp(world, wallet, { traits: { [FEZ]: 4 } });
  await signInAt({ page, wallet }, `/traits/${FEZ}`);
  const seller = await tradeAs(ownerOf(wallet), world, product);
  const buyer = newSigner();
  await world.control.grant({
    body: {
      walletAddress: buyer.address,
      coins: [{ chainId: 1, coin: 'native', amount: '1000000000000000000' }],
    },
  });
  const other = await tradeAs(buyer, world, product);
  const main = page.getByRole('main');
  const orders = [];
  for (const price of ['0.010', '0.011', '0.012', '0.013'])
    orders.push(await seller.list(FEZ, price));
  const [first, second, third, fourth] = orders;
  if (!first || !second || !third || !fourth) throw new Error('Four were listed.');

  await page.reload();
  await expect(main.getByText('You hold 4 loose editions, 4 listed.')).toBeVisible();
  await other.buy(first);
  await page.clock.fastForward(LONGER_THAN_A_POLL);
  await expect(main.getByText('You hold 3 loose editions, 3 listed.')).toBeVisible();

  await page.goto('/dashboard?view=inventory');
  await expect(main.getByText(listed(3, 'all listed'))).toBeAttached();
  await other.buy(second);
  await page.clock.fastForward(LONGER_THAN_A_POLL);
  await expect(main.getByText(listed(2, 'all listed'))).toBeAttached();

  await page.goto('/dashboard?view=balances');
  const ethereum = main.getByRole('region', { name: 'Ethereum' });
  const coins = ethereum.getByRole('definition').first();
  await expect(coins).toContainText('ETH');
  const before = await coins.innerText();
  await other.buy(third);
  await page.clock.fastForward(LONGER_THAN_A_POLL);
  await expect(coins).not.toHaveText(before);

  await page.goto('/dashboard?view=orders');
  const row = main.getByRole('listitem').filter({ hasText: '0.013 ETH' });
  await expect(row.getByRole('button', { name: /^Cancel/ })).toBeVisible();
  await other.buy(fourth);
  await page.clock.fastForward(LONGER_THAN_A_POLL);
  await expect(row.getByRole('button', { name: /^Cancel/ })).toBeHidden();
  await expect(row).toContainText('Filled');

  // Users without a username have no profile, so the browser logs a 404 response.
  browserErrors.require(/status of 404/);
  await page.goto(`/profile/${wallet.address()}?show=activity`);
  await expect(main.getByText(FEZ_NAME).first()).toBeVisible();
  const sales = main.getByRole('listitem').filter({ hasText: /sold|bought/ });
  await expect(sales).toHaveCount(4);
  await stockUp(world, wallet, { traits: { [FEZ]: 1 } });
  await other.buy(await seller.list(FEZ, '0.014'));
  await page.clock.fastForward(LONGER_THAN_A_POLL);
  await expect(sales).toHaveCount(5);
});
