import type { Page } from '@playwright/test';
import { ActivityPageSchema } from '@trait-market/contract/economy/activity';
import { LightBurnPageSchema } from '@trait-market/contract/economy/burns';
import { DrawPageSchema } from '@trait-market/contract/economy/draws';
import type { AvatarRef } from '@trait-market/contract/economy/shared';

import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { stockUp, traitSection } from '../../fixtures/collectors/trader';
import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { layoutShift, watchLayoutShift } from '../../fixtures/look/layout-shift';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';
import type { Product } from '../../fixtures/product';
import { expect, test } from '../../fixtures/test';
import { WORLD_HEADER, type World } from '../../fixtures/world';

const TRAIT = 'tomato-fez-tin-parliament';

const newTrader = async (world: World, product: Product) => {
  const signer = newSigner();
  const coins = { native: 500, wrapped: 500, pol: 9000, wrappedPol: 9000 };
  await stockUp(world, { address: () => signer.address }, coins);
  return tradeAs(signer, world, product);
};

test('E307 E308 E309 a trait’s page shows the depth of its offers, past ones, and all its holders', async ({
  page,
  world,
  product,
  networkQuiet,
}) => {
  const [bidder, other] = [await newTrader(world, product), await newTrader(world, product)];
  await bidder.cancel(await bidder.offer(TRAIT, '41'));
  await bidder.offer(TRAIT, '42');
  await other.offer(TRAIT, '43');
  await other.offer(TRAIT, '42');
  await watchLayoutShift(page);
  await page.goto(`/traits/${TRAIT}`);
  await traitSection(page, 'Trades').scrollIntoViewIfNeeded();
  // The records are then near the window, but below it.
  await traitSection(page, 'Similar in this collection').evaluate((similar) =>
    similar.scrollIntoView(),
  );
  const depth = traitSection(page, 'Offer depth');
  await expect(depth.getByRole('row', { name: /^43 \w+ 1 1 1$/ })).toBeVisible();
  await expect(depth.getByRole('row', { name: /^42 \w+ 2 2 3$/ })).toBeVisible();
  await expect(depth.getByRole('img', { name: /^Offers for \d+ editions/ })).toBeVisible();
  const past = traitSection(page, 'Past offers');
  await expect(past.getByRole('row', { name: /^41 .*Canceled/ })).toBeVisible();
  await networkQuiet();
  await expectAccessibleInBothThemes(page, 'main');
  expect(await layoutShift(page)).toBeLessThan(0.005);

  const opener = page.getByRole('button', { name: /^All \d+ holders$/ });
  await opener.click();
  const holders = page.getByRole('dialog', { name: 'Holders' });
  await expect(holders.getByRole('row')).not.toHaveCount(0);
  await expectAccessible(page, '[role=dialog]');
  await page.goBack();
  await expect(holders).toBeHidden();
  await expect(opener).toBeFocused();

  await continueOnPhone(page);
  await opener.click();
  await expect(holders.getByRole('row')).not.toHaveCount(0);
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
});

/** Returns the latest sold avatar of the seed. */
const soldAvatar = async (page: Page, world: World): Promise<AvatarRef> => {
  const response = await page.request.get(
    '/economy/v1/activity?type=sale&collection=tin-parliament&limit=60',
    { headers: { [WORLD_HEADER]: world.name } },
  );
  const { items } = ActivityPageSchema.parse(await response.json());
  const sold = items.flatMap(({ items: things }) =>
    things.flatMap((item) => (item.kind === 'avatar' ? [item.avatar] : [])),
  );
  if (sold[0] === undefined) throw new Error('The seed has sales of avatars.');
  return sold[0];
};

test('E285 E286 E294 an avatar’s page shows where its token is, its metadata and every owner', async ({
  page,
  world,
  networkQuiet,
}) => {
  const { collection, tokenId, name } = await soldAvatar(page, world);
  await page.goto(`/avatars/${collection}/${tokenId}`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const section = traitSection(page, 'Provenance');
  const owners = section.getByRole('listitem');
  await expect(owners.first()).toContainText(/Bought from .* (ETH|POL)/);
  await expect(owners.last()).toContainText('Minted');
  await expect(section.getByText('ERC-721')).toBeVisible();
  const link = section.getByRole('link', { name: /^View on (etherscan\.io|polygonscan\.com)/ });
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`/token/0x[0-9a-f]{40}\\?a=${tokenId}$`, 'i'),
  );
  await expect(link).toHaveAttribute('rel', /noopener/);
  await section.getByRole('button', { name: 'View metadata' }).click();
  const shown = section.getByRole('textbox', { name: 'Metadata as JSON' });
  await expect(shown).toHaveValue(new RegExp(`"${name}"`));
  const json = section.getByRole('link', { name: /^Open JSON/ });
  const response = await page.request.get((await json.getAttribute('href')) ?? '', {
    headers: { [WORLD_HEADER]: world.name },
  });
  expect(response.headers()['content-type']).toContain('application/json');
  expect(JSON.parse(await shown.inputValue())).toEqual(await response.json());
  await networkQuiet();
  await expectAccessibleInBothThemes(page, 'main');
  await continueOnPhone(page);
});

test('E531 draws, certificates and constructions name their transaction', async ({
  page,
  world,
  product,
}) => {
  const ask = async (path: string): Promise<unknown> => {
    const url = `${product.bffUrl}/economy/v1${path}`;
    return (await fetch(url, { headers: { [WORLD_HEADER]: world.name } })).json();
  };
  const burned = ActivityPageSchema.parse(await ask('/activity?type=burn&limit=60'));
  const wallets = new Set(burned.items.map(({ from }) => from.address));
  const pages = await Promise.all([...wallets].map((wallet) => ask(`/wallets/${wallet}/burns`)));
  const [burn] = pages.flatMap((one) => LightBurnPageSchema.parse(one).items);
  const draw = DrawPageSchema.parse(await ask('/draws')).items.find(
    ({ state, drop }) => state === 'drawn' && drop !== null,
  );
  for (const path of [
    `/packs?opened=${draw?.id}`,
    `/the-light?burn=${burn?.id}`,
    '/constructions',
  ]) {
    await page.goto(path);
    await expect(page.getByText('View transaction').first()).toBeVisible();
    await continueOnPhone(page);
    expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});
