import type { Page } from '@playwright/test';

import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import type { Product } from '../../fixtures/product';
import { expect, test } from '../../fixtures/test';
import { setVisibility } from '../../fixtures/tab-visibility';
import type { World } from '../../fixtures/world';

const FEZ = 'tomato-fez-tin-parliament';

const newSeller = async (world: World, product: Product) => {
  const signer = newSigner();
  const { status } = await world.control.grant({
    body: { walletAddress: signer.address, traits: [{ id: FEZ, quantity: 9 }] },
  });
  expect(status).toBe(200);
  return tradeAs(signer, world, product);
};

const turnOn = async ({ control }: World): Promise<void> => {
  expect((await control.flags({ body: { live: true } })).status).toBe(200);
};

const streamsOf = async ({ control }: World): Promise<number> => {
  const { status, body } = await control.events();
  return status === 200 ? body.open : -1;
};

const news = (page: Page, words: string) =>
  page.getByRole('main').getByRole('button', { name: `Show ${words}` });

test('E212 other people’s actions appear at once, despite cut connections and in a tab that was hidden', async ({
  page,
  world,
  product,
}) => {
  await turnOn(world);
  const seller = await newSeller(world, product);
  await page.goto('/activity');
  await expect.poll(() => streamsOf(world)).toBe(1);
  await seller.list(FEZ, '0.010');
  await expect(news(page, '1 new event')).toBeVisible();

  await world.control.cutEvents();
  await seller.list(FEZ, '0.011');
  await expect(news(page, '2 new events')).toBeVisible({ timeout: 12_000 });
  await expect.poll(() => streamsOf(world)).toBe(1);

  await setVisibility(page, 'hidden');
  await expect.poll(() => streamsOf(world)).toBe(0);
  await seller.list(FEZ, '0.012');
  await setVisibility(page, 'visible');
  await expect(news(page, '3 new events')).toBeVisible();

  await news(page, '3 new events').click();
  await page.getByRole('main').getByRole('link', { name: 'Tomato Fez' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tomato Fez' })).toBeVisible();
  await seller.list(FEZ, '0.0001');
  await expect(
    page.getByRole('main').getByText('0.0001 ETH').filter({ visible: true }).first(),
  ).toBeVisible();
  expect(await streamsOf(world)).toBe(1);
  expect(await world.requestCount('GET', '/economy/v1/events')).toBeLessThanOrEqual(3);
});
