import { ANY_PAGE } from '../../fixtures/any-page';
import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { dock, layersOn, openSlot, putOn, signChange } from '../../fixtures/collectors/bench';
import { closeFeatures } from '../../fixtures/closed-features';
import { expect, test } from '../../fixtures/meet';
import { mainHeading } from '../../fixtures/shell';
import { ownerOf, tradeAs } from '../../fixtures/collectors/signed-orders';
import { answerLate } from '../../fixtures/slow-answers';
import {
  actionDialog,
  putUpForSale,
  signReviewed,
  signInAt,
  stockUp,
  traitSection,
} from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

/** An avatar that wears a hat and no accessory. */
const AVATAR = { collection: 'tin-parliament', tokenId: '7' };
const NAME = 'Tin Parliament #7';
const OTHER = { collection: 'tin-parliament', tokenId: '12' };
const HAT = 'charcoal-crooked-wizard-hat-tin-parliament';
const HAT_NAME = 'Charcoal Crooked Wizard Hat';
const FEZ = 'tomato-fez-tin-parliament';
const EXTRACT = '/extract?avatar=tin-parliament/7';
const CONSTRUCT = '/construct?avatar=tin-parliament/7';

test('an avatar is chosen, taken apart on the stage, and its owner signs what is shown', async ({
  page,
  wallet,
  world,
  networkQuiet,
}) => {
  await page.goto('/extract');
  await expect(mainHeading(page)).toHaveText('Extract');
  await expect(page.getByRole('main').getByRole('button', { name: 'Connect' })).toBeVisible();
  await signInAt({ page, wallet }, '/extract');
  await stockUp(world, wallet, { avatars: [AVATAR] });
  await page.reload();
  await page.setViewportSize({ width: 1280, height: 400 });
  const chosen = page.getByRole('main').getByRole('link', { name: NAME });
  await chosen.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await chosen.click();
  await expect(page).toHaveURL(EXTRACT);
  await expect(mainHeading(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 720 });

  const after = page.getByRole('img', { name: `${NAME}, after` });
  await expect(after).toBeVisible();
  await expect(page.getByRole('heading', { name: NAME }).getByRole('link')).toHaveAttribute(
    'href',
    '/avatars/tin-parliament/7',
  );
  await networkQuiet();
  await page.getByRole('button', { name: `Take off ${HAT_NAME}` }).click();
  expect(await layersOn(after)).not.toContain('headwear');
  expect(await layersOn(page.getByRole('img', { name: `${NAME}, now` }))).toContain('headwear');
  await expect(dock(page)).toContainText('1 change');
  await expect(dock(page)).toContainText('5 of your 165 credits');
  await expect(
    page.getByRole('definition').filter({ hasText: /^\d+(st|nd|rd|th) →/ }),
  ).toBeVisible();
  await expect(page.getByText('Always worn')).toHaveCount(2);
  await networkQuiet();
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await expectAccessibleInBothThemes(page, 'main');

  await continueOnPhone(page);
  await expectAccessible(page, 'main');
  await page.reload();
  await expect(dock(page)).toContainText('1 change');
  await page.keyboard.press('Control+z');
  await expect(dock(page)).toContainText('No changes yet');
  await page.keyboard.press('Control+Shift+z');
  await expect(dock(page)).toContainText('1 change');

  await dock(page).getByRole('button', { name: 'Extract 1 trait' }).click();
  const dialog = actionDialog(page, 'Extract');
  await expect(
    dialog.getByText(/^You take off “Charcoal Crooked Wizard Hat” \(#\d+\)/),
  ).toBeVisible();
  await expect(dialog.getByText('It costs 5 credits at most.')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  // Delays the avatar: before the inventory arrives, the change must not be planned again.
  await answerLate(page, '**/economy/v1/avatars/tin-parliament/7');
  await dialog.getByRole('button', { name: 'Sign the change' }).click();
  await expect(dialog.getByRole('heading', { name: 'Extracted' })).toBeVisible();
  await expect(dialog).toContainText(`${HAT_NAME} is loose in your wallet now.`);
  await expect(dialog.getByRole('link', { name: 'See or undo the change' })).toHaveAttribute(
    'href',
    '/avatars/tin-parliament/7#looks',
  );
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dock(page)).toContainText('You have 160 credits');
  await expect(page.getByRole('button', { name: `Take off ${HAT_NAME}` })).toHaveCount(0);
});

test('one collector extracts and lists a trait, another buys and wears it, and the first can no longer undo', async ({
  page,
  wallet,
  world,
  meet,
}) => {
  await signInAt({ page, wallet }, EXTRACT);
  await stockUp(world, wallet, { avatars: [AVATAR] });
  const buyer = await meet('Buyer Wallet');
  await signInAt(buyer, ANY_PAGE);
  await stockUp(world, buyer.wallet, { native: 2, avatars: [OTHER] });

  await page.reload();
  await page.getByRole('button', { name: `Take off ${HAT_NAME}` }).click();
  await (
    await signChange(page, 'Extract 1 trait', 'Extracted')
  )
    .getByRole('button', { name: 'Done' })
    .click();
  await page.goto('/avatars/tin-parliament/7');
  await expect(
    traitSection(page, 'History of looks').getByRole('button', { name: /^Undo/ }),
  ).toBeVisible();
  await page.goto(`/traits/${HAT}`);
  await putUpForSale(page, '0.01');

  await buyer.page.goto(`/traits/${HAT}`);
  await buyer.page.getByRole('button', { name: 'Buy for 0.01 ETH' }).click();
  const purchase = actionDialog(buyer.page, 'Buy');
  await signReviewed(purchase, 'Purchase complete');
  await buyer.page.goto('/construct?avatar=tin-parliament/12');
  await openSlot(buyer.page, 'Headwear');
  await putOn(buyer.page, HAT_NAME);
  // Delays the avatar, so that the change isn't planned again before the inventory arrives.
  await answerLate(buyer.page, '**/economy/v1/avatars/tin-parliament/12');
  await (
    await signChange(buyer.page, 'Construct', 'Constructed')
  )
    .getByRole('button', { name: 'Done' })
    .click();
  await expect(buyer.page.getByRole('button', { name: 'Show before' })).toBeDisabled();

  await buyer.page.goto('/constructions');
  const newest = buyer.page.getByRole('main').getByRole('article').first();
  await expect(newest).toContainText('Tin Parliament #12');
  await expect(newest).toContainText(HAT_NAME);

  await page.goto('/avatars/tin-parliament/7');
  const history = traitSection(page, 'History of looks');
  await expect(history.getByRole('article')).toHaveCount(1);
  await expect(history.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await expect(traitSection(page, 'What it wears')).not.toContainText(HAT_NAME);
});

test('E55 trying on sends no request, and shows within a frame of the choice', async ({
  page,
  wallet,
  world,
  networkQuiet,
}) => {
  await signInAt({ page, wallet }, '/construct');
  await stockUp(world, wallet, { avatars: [AVATAR], traits: { [FEZ]: 1 } });
  await page.goto(CONSTRUCT);
  await openSlot(page, 'Outfit');
  const forSale = page.getByRole('heading', { name: 'On the market' }).locator('..');
  await expect(forSale.getByRole('radio')).not.toHaveCount(0);
  await expect(forSale).not.toContainText('traits shown');
  await openSlot(page, 'Headwear');
  await expect(page.getByRole('radio', { name: 'Tomato Fez' })).toBeEnabled();
  await networkQuiet();
  await expectAccessibleInBothThemes(page, 'main');
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const stage = page.getByRole('img', { name: `${NAME}, after` });
  const hat = stage.locator('img[data-slot="headwear"]');
  const before = await hat.getAttribute('src');
  const drawn = await page.getByRole('radio', { name: 'Tomato Fez' }).evaluate(
    (radio: HTMLInputElement) =>
      new Promise<boolean>((resolve) => {
        radio.click();
        requestAnimationFrame(() => {
          const layer = document.querySelector<HTMLImageElement>(
            '[role=img] img[data-slot="headwear"]',
          );
          resolve(layer !== null && layer.src.includes('tomato-fez') && layer.complete);
        });
      }),
  );
  expect(drawn, 'the layer stands there in the next frame').toBe(true);
  expect(urls.filter((url) => url.includes('/pictures/'))).toEqual([]);
  expect(await hat.getAttribute('src')).not.toBe(before);

  await page.getByRole('button', { name: 'Show before' }).click();
  await expect(
    page.getByRole('img', { name: `${NAME}, now` }).locator('img[data-slot="headwear"]'),
  ).toHaveAttribute('src', before ?? '');
  await page.getByRole('button', { name: 'Show after' }).click();

  await continueOnPhone(page);
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Tomato Fez' })).toBeDisabled();
  await page.reload();
  await expect(dock(page)).toContainText('1 change');
  await dock(page).getByRole('button', { name: 'Undo' }).click();
  await expect(dock(page)).toContainText('No changes yet');
});

test('E56 an offer that depends on a trait becomes inactive when it is taken off, and its maker is notified', async ({
  page,
  wallet,
  world,
  product,
  meet,
}) => {
  const maker = await meet('Maker Wallet');
  await signInAt(maker, ANY_PAGE);
  await stockUp(world, maker.wallet, { wrapped: 1 });
  await signInAt({ page, wallet }, '/extract');
  await stockUp(world, wallet, { avatars: [AVATAR] });
  await (
    await tradeAs(ownerOf(maker.wallet), world, product)
  ).offerForAvatar(AVATAR, '0.9', 'headwear');

  await page.goto(EXTRACT);
  await page.getByRole('button', { name: `Take off ${HAT_NAME}` }).click();
  const warning = page.getByText(
    /^The offer by .* for 0\.9 WETH depends on what this avatar wears/,
  );
  await expect(warning).toBeVisible();
  await dock(page).getByRole('button', { name: 'Extract 1 trait' }).click();
  const dialog = actionDialog(page, 'Extract');
  await expect(dialog.getByText(/depends on what this avatar wears now/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign the change' }).click();
  await expect(dialog.getByRole('heading', { name: 'Extracted' })).toBeVisible();

  await maker.page.goto('/dashboard?view=orders');
  await maker.page.getByRole('main').getByRole('link', { name: 'Offers made' }).click();
  await expect(maker.page.getByRole('main')).toContainText(
    /the avatar no longer wears|no longer wears/i,
  );
});

test('the bench of someone else’s avatar offers your own', async ({ page, wallet, world }) => {
  await signInAt({ page, wallet }, CONSTRUCT);
  await expect(page.getByRole('main')).toContainText(`You don’t own ${NAME}. Choose one of yours.`);
  await continueOnPhone(page);
  await expectAccessible(page, 'main');
  await stockUp(world, wallet, { avatars: [OTHER], traits: { [FEZ]: 1 } });
  await page.goto(`${CONSTRUCT}&wear=${FEZ}`);
  await expect(page.getByRole('main')).toContainText(
    'Choose which of your avatars should wear this look.',
  );
  await page.getByRole('main').getByRole('link', { name: 'Tin Parliament #12' }).click();
  await expect(page).toHaveURL('/construct?avatar=tin-parliament/12');
  await expect(
    page
      .getByRole('img', { name: 'Tin Parliament #12, after' })
      .locator('img[data-slot="headwear"]'),
  ).toHaveAttribute('src', /tomato-fez/);
});

test('before the benches open, the pages say what they will be', async ({ page, world }) => {
  await closeFeatures(world, ['extract', 'construct', 'construct-premium']);
  for (const path of ['/extract', '/construct', '/construct-premium']) {
    await page.goto(path);
    await expect(page.getByText('Not open yet')).toBeVisible();
  }
});
