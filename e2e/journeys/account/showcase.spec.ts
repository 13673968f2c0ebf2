import { readLinkPreview } from '../../fixtures/link-preview';
import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { newSigner, tradeAs } from '../../fixtures/collectors/signed-orders';
import { confirmFarPrice, signInAt, stockUp, traitSection } from '../../fixtures/collectors/trader';
import { expect, test } from '../../fixtures/test';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

const FEZ = 'tomato-fez-tin-parliament';
const AVATAR = { collection: 'tin-parliament', tokenId: '7' };

test('E314 E315 a collector arranges a showcase that links preview, and a sold trait disappears from it', async ({
  page,
  wallet,
  world,
  product,
  request,
  networkQuiet,
  browserErrors,
}) => {
  // The wallet has no public profile.
  browserErrors.allow(/status of 404/);
  await signInAt({ page, wallet }, '/');
  const address = wallet.address();
  const profile = `/profile/${address}`;
  await stockUp(world, wallet, { traits: { [FEZ]: 1 }, avatars: [AVATAR] });
  const plain = await readLinkPreview({ page, request, world }, profile);
  expect(plain.picture).not.toContain('/og/showcases/');

  await page.goto(profile);
  const showcase = traitSection(page, 'Showcase');
  await page.getByRole('button', { name: 'Arrange your showcase' }).click();
  const editor = page.getByRole('dialog', { name: 'Arrange your showcase' });
  await editor.getByRole('button', { name: 'Tomato Fez' }).click();
  await editor.getByRole('button', { name: 'Avatars' }).click();
  await editor.getByRole('button', { name: 'Tin Parliament #7' }).click();
  await expect(editor.getByRole('status')).toHaveText('2 of 12 chosen');
  await editor.getByRole('button', { name: 'Move Tin Parliament #7 earlier' }).click();
  await expectAccessibleInBothThemes(page, '[role=dialog]');
  await continueOnPhone(page);
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 375, height: 560 });
  await expect(editor.getByRole('button', { name: 'Save showcase' })).toBeInViewport({ ratio: 1 });
  await editor.getByRole('button', { name: 'Save showcase' }).click();
  await expect(editor).toBeHidden();
  const shown = showcase.getByRole('list', { name: 'On show' }).getByRole('link');
  await expect(shown).toHaveText([/^Tin Parliament #7/, /^Tomato Fez/]);
  await networkQuiet();
  await expectAccessible(page, 'main');
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);

  // Anyone gets the showcase with the page, without scripts, and before everything else.
  const html = await (
    await request.get(profile, { headers: { 'x-mock-world': world.name } })
  ).text();
  expect(html.indexOf('Tin Parliament #7')).toBeGreaterThan(-1);
  expect(html.indexOf('aria-label="On show"')).toBeLessThan(html.indexOf('Traits and avatars'));
  const preview = await readLinkPreview({ page, request, world }, profile);
  expect(preview.preview).toMatch(/’s showcase$/);
  expect(preview.picture).toBe(`/og/showcases/${address}.png`);
  expect(preview.description).toMatch(/^2 things on show: Tin Parliament #7, Tomato Fez\. Wallet /);

  const buyer = newSigner();
  await stockUp(world, { address: () => buyer.address }, { native: 5 });
  const bought = await tradeAs(buyer, world, product);
  await page.reload();
  await expect(shown).toHaveCount(2);
  await page.goto(`/traits/${FEZ}`);
  await page.getByRole('button', { name: 'List for sale' }).click();
  const listing = page.getByRole('dialog', { name: 'List for sale' });
  await listing.getByLabel('Price per edition, in ETH').fill('0.0001');
  await confirmFarPrice(listing);
  await listing.getByRole('button', { name: /^Sign/ }).click();
  await expect(listing.getByRole('heading', { name: 'Your listing is live' })).toBeVisible();
  await bought.buy(await bought.cheapest(FEZ), 1);
  await page.goto(profile);
  await expect(shown).toHaveText([/^Tin Parliament #7/]);
});
