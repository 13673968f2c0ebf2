import type { Locator, Page } from '@playwright/test';

import { newSigner, ownerOf, tradeAs } from '../../fixtures/collectors/signed-orders';
import {
  actionDialog,
  signInAt,
  signReviewed,
  stockUp,
  traitSection,
} from '../../fixtures/collectors/trader';
import { layoutShift, movedElements, watchLayoutShift } from '../../fixtures/look/layout-shift';
import { WIDE } from '../../fixtures/shell';
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
  const rows = page.getByRole('list', { name: 'In your cart' }).locator('> li');
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
      const name = `Buy Tomato Fez for ${OTHERS}, the lowest price of others`;
      const button = page.getByRole('main').getByRole('button', { name });
      await expect(button).toBeVisible();
      for (const width of [1440, 1024, 768, 375]) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await button.evaluate((one) => one.scrollWidth - one.clientWidth);
        expect(cut, `pixels of the price that are cut off at ${width}`).toBe(0);
      }
      await page.setViewportSize(WIDE);
      await buyBy(page, name);
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

test('E411 E654 no place sells collectors their own listing, and the market’s cards and rows say whose it is, uncut', async ({
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
  await page.getByRole('button', { name: 'List view' }).click();
  for (const name of ['Tomato Fez', 'Teal Propeller Cap']) {
    const yours = card(page, name).getByText('Yours');
    await expect(yours).toBeVisible();
    const cutParts = () =>
      yours.locator('..').evaluate((buttons) => {
        const row = buttons.getBoundingClientRect();
        return [...buttons.children].filter((part) => {
          const { left, right, height } = part.getBoundingClientRect();
          return left < row.left - 1 || right > row.right + 1 || height > row.height + 1;
        }).length;
      });
    await expect.poll(cutParts).toBe(0);
  }
  const compareButtons = page
    .getByRole('list', { name: 'Traits' })
    .getByRole('button', { name: /^Compare / });
  const columns = await compareButtons.evaluateAll((all) =>
    all.map((button) =>
      [
        button.previousElementSibling?.getBoundingClientRect().right,
        button.getBoundingClientRect().left,
      ]
        .map((edge) => Math.round(edge ?? 0))
        .join(),
    ),
  );
  expect(columns.length).toBeGreaterThan(2);
  expect(new Set(columns).size, columns.join('\n')).toBe(1);
  const next = card(page, 'Tomato Fez').getByRole('button', { name: /^Buy Tomato Fez for / });
  await expect(next).toContainText(OTHERS, { useInnerText: true });
  await card(page, 'Tomato Fez')
    .getByRole('button', { name: /^In cart/ })
    .click();
  await expect(next).toContainText(OTHERS, { useInnerText: true });
  for (const width of [1440, 1024, 768, 375]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await next.evaluate((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
    });
    expect(lines, `lines of the button at ${width} px`).toBe(1);
  }
  await page.setViewportSize(WIDE);
  await unlisted.getByRole('link', { name: 'Manage your listing of Teal Propeller Cap' }).click();
  await expect(page).toHaveURL('/dashboard?view=orders&name=Teal%20Propeller%20Cap');
});

/** The most that a page's late lines of the user's own may move (E424). */
const SHIFT = 0.02;

const SIZES = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

test('E431 a trait’s page shows reserved listings that the user made or can buy, and E424 moves nothing', async ({
  page,
  wallet,
  world,
  product,
  networkQuiet,
}) => {
  const seller = newSigner();
  await stockUp(world, { address: () => seller.address }, { traits: { [FEZ]: 1 } });
  await signInAt({ page, wallet }, '/help');
  await stockUp(world, wallet, { native: 5, traits: { [FEZ]: 1 } });
  await (await tradeAs(ownerOf(wallet), world, product)).reserve(FEZ, '0.3', seller.address);
  await (await tradeAs(seller, world, product)).reserve(FEZ, '0.1', wallet.address());

  await watchLayoutShift(page);
  const forUser = page.getByRole('list', { name: 'Reserved for you' });
  for (const size of SIZES)
    await test.step(`${size.width} pixels wide`, async () => {
      await page.setViewportSize(size);
      await page.goto(`/traits/${FEZ}`);
      await expect(page.getByText('You hold 1 loose edition, 1 reserved.')).toBeVisible();
      await expect(forUser).toContainText('Reserved for you at 0.1 ETH');
      await networkQuiet();
      expect(await layoutShift(page), (await movedElements(page)).join('\n')).toBeLessThanOrEqual(
        SHIFT,
      );
      await expect(page.getByRole('button', { name: 'List for sale' })).toHaveCount(0);
    });

  const rows = traitSection(page, 'Listings').getByRole('row');
  await expect(rows.nth(1)).toContainText('Reserved for you');
  await expect(rows.nth(2)).toContainText('Reserved for 0x');
  await rows.nth(2).getByRole('button', { name: 'Cancel your listing at 0.3 ETH' }).click();
  await signReviewed(actionDialog(page, 'Cancel an order'), /^Canceled/);
  await page.keyboard.press('Escape');
  await expect(page.getByText('You hold 1 loose edition.')).toBeVisible();

  await forUser.getByRole('button', { name: /^Buy/ }).click();
  await signReviewed(actionDialog(page, 'Buy'), 'Purchase complete');
  await page.keyboard.press('Escape');
  await expect(page.getByText('You hold 2 loose editions.')).toBeVisible();
  await expect(forUser).toHaveCount(0);
});

test('E530 an avatar’s page shows its reserved listing to its seller and its buyer, and E424 moves nothing', async ({
  page,
  wallet,
  world,
  product,
  networkQuiet,
}) => {
  const [own, wanted] = ['3', '4'].map((tokenId) => ({ collection: 'tin-parliament', tokenId }));
  if (own === undefined || wanted === undefined) throw new Error('unreachable');
  const seller = newSigner();
  await stockUp(world, { address: () => seller.address }, { avatars: [wanted] });
  await signInAt({ page, wallet }, '/help');
  await stockUp(world, wallet, { native: 5, avatars: [own] });
  await (await tradeAs(ownerOf(wallet), world, product)).reserveAvatar(own, '0.3', seller.address);
  await (await tradeAs(seller, world, product)).reserveAvatar(wanted, '0.1', wallet.address());

  await watchLayoutShift(page);
  const forUser = page.getByRole('list', { name: 'Reserved for you' });
  const orders = traitSection(page, 'Listings, offers and trades');
  const expectStill = async (): Promise<void> => {
    await networkQuiet();
    expect(await layoutShift(page), (await movedElements(page)).join('\n')).toBeLessThanOrEqual(
      SHIFT,
    );
  };
  for (const size of SIZES)
    await test.step(`${size.width} pixels wide`, async () => {
      await page.setViewportSize(size);
      await page.goto('/avatars/tin-parliament/3');
      await expect(page.getByText('For sale only to')).toBeVisible();
      await expectStill();
      await page.goto('/avatars/tin-parliament/4');
      await expect(forUser).toContainText('Reserved for you at 0.1 ETH');
      await expectStill();
    });

  await expect(orders.getByRole('listitem').first()).toContainText('Reserved for you');
  await forUser.getByRole('button', { name: /^Buy/ }).click();
  await signReviewed(actionDialog(page, 'Buy'), 'Purchase complete');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Owned by')).toContainText('(you)');
  await expect(forUser).toHaveCount(0);

  await page.goto('/avatars/tin-parliament/3');
  await expect(orders.getByRole('listitem').first()).toContainText('Reserved for 0x');
  await orders.getByRole('button', { name: 'Cancel your listing at 0.3 ETH' }).click();
  await signReviewed(actionDialog(page, 'Cancel an order'), /^Canceled/);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Not for sale')).toBeVisible();
});

test('E446 a purchase names the own open offer for the same, and the receipt cancels it', async ({
  page,
  wallet,
  world,
  product,
}) => {
  const seller = newSigner();
  await stockUp(world, { address: () => seller.address }, { traits: { [FEZ]: 1 } });
  await (await tradeAs(seller, world, product)).list(FEZ, '0.0002');
  await signInAt({ page, wallet }, '/help');
  await stockUp(world, wallet, { native: 5, wrapped: 1 });
  await (await tradeAs(ownerOf(wallet), world, product)).offer(FEZ, '0.0001');

  await page.goto(`/traits/${FEZ}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: `Buy for ${OTHERS}` })
    .first()
    .click();
  const dialog = actionDialog(page, 'Buy');
  await expect(dialog).toContainText('You have an open offer for Tomato Fez: 0.0001 WETH for 1.');
  await expect(dialog.getByRole('button', { name: 'Cancel the offer first' })).toBeVisible();
  await signReviewed(dialog, 'Purchase complete');
  await dialog.getByRole('button', { name: 'Cancel your offer for the same' }).click();
  await signReviewed(actionDialog(page, 'Cancel an order'), /^Canceled/);
});
