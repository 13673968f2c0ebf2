import type { Locator, Page } from '@playwright/test';

import { newSigner, ownerOf, tradeAs } from '../../fixtures/collectors/signed-orders';
import { actionDialog, signInAt, stockUp, traitSection } from '../../fixtures/collectors/trader';
import { expect, test } from '../../fixtures/test';

const FEZ = 'tomato-fez-tin-parliament';
const UNLISTED = 'teal-propeller-cap-tin-parliament';
const WALL = '/market?collection=tin-parliament&slot=headwear&listed=true';
const OTHERS = '0.0002 ETH';

/** The own listings of a wall load on the first movement. */
const moveMouse = (page: Page): Promise<void> => page.mouse.move(400, 500);

const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Traits' }).getByRole('listitem').filter({ hasText: name });

const buyBy = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name }).first().click();
  const dialog = actionDialog(page, 'Buy');
  await expect(dialog).toContainText(OTHERS);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
};

/** Expects a line of the fez in the cart at the price of another seller. */
const expectInCart = async (page: Page): Promise<void> => {
  await page.goto('/cart');
  const rows = page.getByRole('list', { name: 'In your cart' }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(OTHERS);
};

type Place = { name: string; at: string; take: (page: Page) => Promise<void> };

/** Places that buy the cheapest listing of a trait. */
const places: readonly Place[] = [
  {
    name: 'a card of the market',
    at: WALL,
    take: async (page) => {
      await moveMouse(page);
      await buyBy(page, `Buy next: Tomato Fez for ${OTHERS}, the lowest price of others`);
    },
  },
  {
    name: 'the trait’s page',
    at: `/traits/${FEZ}`,
    take: (page) => buyBy(page, `Buy more for ${OTHERS}`),
  },
  {
    name: 'the comparison',
    at: `/compare?ids=${FEZ},${UNLISTED}`,
    take: (page) => buyBy(page, `Buy Tomato Fez for ${OTHERS}`),
  },
  {
    name: '“Add to cart” on the trait’s page',
    at: `/traits/${FEZ}`,
    take: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
      await expectInCart(page);
      await page.getByRole('button', { name: 'Remove Tomato Fez' }).click();
    },
  },
  {
    name: '“Add the cheapest”',
    at: '/cart',
    take: async (page) => {
      const sweep = traitSection(page, 'Add the cheapest of a collection');
      await sweep.getByRole('combobox', { name: 'Collection' }).selectOption('tin-parliament');
      await sweep.getByRole('combobox', { name: 'Slot' }).selectOption('Headwear');
      await sweep.getByRole('textbox', { name: 'How many' }).fill('1');
      await sweep.getByRole('button', { name: 'Add the cheapest' }).click();
      await expect(sweep.getByRole('status')).toContainText('Added 1 trait');
      await expectInCart(page);
    },
  },
];

test('E411 no place sells collectors their own listing, and the market’s cards say whose it is', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const seller = newSigner();
  await stockUp(world, { address: () => seller.address }, { traits: { [FEZ]: 1 } });
  await (await tradeAs(seller, world, product)).list(FEZ, '0.0002');

  await signInAt({ page, wallet }, '/help');
  await stockUp(world, wallet, { native: 5, traits: { [FEZ]: 2, [UNLISTED]: 1 } });
  const own = await tradeAs(ownerOf(wallet), world, product);
  await own.list(FEZ, '0.0001');
  await own.list(UNLISTED, '0.0001');

  for (const { name, at, take } of places)
    await test.step(name, async () => {
      await page.goto(at);
      await take(page);
    });

  await page.goto(WALL);
  await moveMouse(page);
  const unlisted = card(page, 'Teal Propeller Cap');
  await expect(unlisted.getByText('Yours')).toBeVisible();
  const leftOf = (part: Locator) =>
    part.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().left;
    });
  const nameLeft = await leftOf(unlisted.getByText('Teal Propeller Cap', { exact: true }).first());
  expect(await leftOf(unlisted.getByText('Yours'))).toBeCloseTo(nameLeft, 0);
  await expect(unlisted.getByRole('button', { name: /^(Buy|Add to cart)/ })).toHaveCount(0);
  await unlisted.getByRole('link', { name: 'Manage your listing of Teal Propeller Cap' }).click();
  await expect(page).toHaveURL('/dashboard?view=orders');
});
