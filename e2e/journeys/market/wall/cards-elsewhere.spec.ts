import type { Page } from '@playwright/test';

import { expectAccessibleInBothThemes } from '../../../fixtures/look/accessibility';
import { ownerOf, tradeAs } from '../../../fixtures/collectors/signed-orders';
import { actionDialog, signInAt, stockUp, traitSection } from '../../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../../fixtures/look/window-width';
import { expect, test } from '../../../fixtures/test';

const OWN = 'teal-propeller-cap-tin-parliament';
const OWN_NAME = 'Teal Propeller Cap';

const places = [
  { name: 'a collection’s page', at: '/collections/tin-parliament', list: 'Traits' },
  {
    name: 'similar traits',
    at: '/traits/copper-laurel-wreath-tin-parliament',
    list: 'Similar in this collection',
  },
] as const;

/** Scrolls to a list that loads once it is near the window. */
const listOf = async (page: Page, name: string) => {
  await traitSection(page, 'Activity').scrollIntoViewIfNeeded();
  const list = traitSection(page, name).getByRole('list', { name });
  await list.scrollIntoViewIfNeeded();
  return list;
};

for (const { name, at, list } of places)
  test(`E673 cards of ${name} are the market’s: they buy, estimate the price and know the user’s own listing`, async ({
    page,
    wallet,
    world,
    product,
  }) => {
    await signInAt({ page, wallet }, '/market');
    // The lists stay cards.
    await page.getByRole('button', { name: 'List view' }).click();
    await stockUp(world, wallet, { native: 5, traits: { [OWN]: 1 } });
    await (await tradeAs(ownerOf(wallet), world, product)).list(OWN, '0.0001');

    await page.goto(at);
    const cards = await listOf(page, list);
    const boxes = await Promise.all(
      (await cards.getByRole('listitem').all()).slice(0, 3).map((card) => card.boundingBox()),
    );
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    const own = cards.getByRole('listitem').filter({ hasText: OWN_NAME });
    await expect(own.getByText('Yours')).toBeVisible();
    await expect(own.getByRole('button', { name: /^(Buy|Add to cart)/ })).toHaveCount(0);

    const offered = cards
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Buy / }) })
      .first();
    const buy = offered.getByRole('button', { name: /^Buy / });
    const price = await offered.locator('[data-price]').first().innerText();
    await expect(offered.getByText(/^≈/)).toBeVisible();
    await buy.click();
    const dialog = actionDialog(page, 'Buy');
    await expect(dialog).toContainText(price);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await offered.getByRole('button', { name: /^Add to cart: / }).click();
    await expect(offered.getByRole('button', { name: /^In cart: / })).toBeVisible();
    await expectAccessibleInBothThemes(page, 'main');
    await continueOnPhone(page);
    expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  });

test('E673 the rarest traits of a collection that aren’t for sale can be offered for on its page', async ({
  page,
  wallet,
  world,
}) => {
  await signInAt({ page, wallet }, '/collections/tin-parliament');
  await stockUp(world, wallet, { native: 5 });
  await page.getByRole('button', { name: 'Rarest' }).click();
  const list = traitSection(page, 'Traits').getByRole('list', { name: 'Traits' });
  await list
    .getByRole('button', { name: /^Make offer for / })
    .first()
    .click();
  await expect(actionDialog(page, 'Make an offer')).toBeVisible();
});
