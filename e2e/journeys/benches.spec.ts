import { ANY_PAGE } from '../fixtures/any-page';
import { expectAccessible, expectAccessibleInBothThemes } from '../fixtures/accessibility';
import { dock, layersOn, openSlot, putOn, signChange } from '../fixtures/bench';
import { closeFeatures } from '../fixtures/closed-features';
import { expect, test } from '../fixtures/meet';
import { mainHeading } from '../fixtures/shell';
import { ownerOf, somebody, tradeAs } from '../fixtures/signed-orders';
import {
  actDialog,
  putUpForSale,
  reviewAndSign,
  signInAt,
  stockUp,
  traitSection,
} from '../fixtures/trader';
import { goOnOnAPhone, overflow } from '../fixtures/window-width';

/** It wears a hat, and nothing in the slot of accessories. */
const AVATAR = { collection: 'tin-parliament', tokenId: '7' };
const NAME = 'Tin Parliament #7';
const OTHER = { collection: 'tin-parliament', tokenId: '12' };
const HAT = 'charcoal-crooked-wizard-hat-tin-parliament';
const HAT_NAME = 'Charcoal Crooked Wizard Hat';
const FEZ = 'tomato-fez-tin-parliament';
const EXTRACT = '/extract?avatar=tin-parliament/7';
const CONSTRUCT = '/construct?avatar=tin-parliament/7';

test('an avatar is chosen, taken apart on the stage, and its owner signs what it says', async ({
  page,
  wallet,
  world,
  networkQuiet,
}) => {
  await page.goto('/extract');
  await expect(mainHeading(page)).toHaveText('Extract');
  await expect(page.getByRole('main').getByRole('button', { name: 'Connect' })).toBeVisible();
  await expectAccessible(page);
  await signInAt({ page, wallet }, '/extract');
  await stockUp(world, wallet, { avatars: [AVATAR] });
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: NAME }).click();
  await expect(page).toHaveURL(EXTRACT);

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
  await expectAccessibleInBothThemes(page);

  await goOnOnAPhone(page);
  await expectAccessible(page);
  await page.reload();
  await expect(dock(page)).toContainText('1 change');
  await page.keyboard.press('Control+z');
  await expect(dock(page)).toContainText('No changes yet');
  await page.keyboard.press('Control+Shift+z');
  await expect(dock(page)).toContainText('1 change');

  await dock(page).getByRole('button', { name: 'Extract 1 trait' }).click();
  const dialog = actDialog(page, 'Extract');
  await expect(
    dialog.getByText(/^You take off “Charcoal Crooked Wizard Hat” \(#\d+\)/),
  ).toBeVisible();
  await expect(dialog.getByText('It costs 5 credits at most.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign with your wallet' }).click();
  await expect(dialog.getByRole('heading', { name: 'Extracted' })).toBeVisible();
  await expect(dialog).toContainText(`${HAT_NAME} is loose in your wallet now.`);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dock(page)).toContainText('You have 160 credits');
  await expect(page.getByRole('button', { name: `Take off ${HAT_NAME}` })).toHaveCount(0);
});

test('what one extracts and lists another buys and wears, and the first can no longer undo', async ({
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
  const purchase = actDialog(buyer.page, 'Buy');
  await reviewAndSign(purchase, 'Purchase complete');
  await buyer.page.goto('/construct?avatar=tin-parliament/12');
  await openSlot(buyer.page, 'Headwear');
  await putOn(buyer.page, HAT_NAME);
  await signChange(buyer.page, 'Construct', 'Constructed');

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

test('trying on asks nobody, and is seen in the frame in which it is chosen', async ({
  page,
  wallet,
  world,
  networkQuiet,
}) => {
  await signInAt({ page, wallet }, '/construct');
  await stockUp(world, wallet, { avatars: [AVATAR], traits: { [FEZ]: 1 } });
  await page.goto(CONSTRUCT);
  await openSlot(page, 'Headwear');
  await expect(page.getByRole('radio', { name: 'Tomato Fez' })).toBeEnabled();
  await networkQuiet();
  await expectAccessibleInBothThemes(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
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
  expect(asked.filter((url) => url.includes('/pictures/'))).toEqual([]);
  expect(await hat.getAttribute('src')).not.toBe(before);

  await page.getByRole('button', { name: 'Show before' }).click();
  await expect(
    page.getByRole('img', { name: `${NAME}, now` }).locator('img[data-slot="headwear"]'),
  ).toHaveAttribute('src', before ?? '');
  await page.getByRole('button', { name: 'Show after' }).click();

  await goOnOnAPhone(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lock', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Tomato Fez' })).toBeDisabled();
  await page.reload();
  await expect(dock(page)).toContainText('1 change');
  await dock(page).getByRole('button', { name: 'Undo' }).click();
  await expect(dock(page)).toContainText('No changes yet');
});

test('what a look lacks is bought first; where the second is gone meanwhile, the avatar stays as it is', async ({
  page,
  wallet,
  world,
  product,
  browserErrors,
}) => {
  browserErrors.require(/status of 409/);
  await signInAt({ page, wallet }, '/construct');
  await stockUp(world, wallet, { native: 2, avatars: [AVATAR] });
  await page.goto(CONSTRUCT);
  await openSlot(page, 'Headwear');
  await putOn(page, 'Mustard Fez');
  await openSlot(page, 'Eyes');
  await putOn(page, 'Saffron Sleepy Lids');
  const basket = traitSection(page, 'Bought first');
  await expect(basket.getByRole('listitem')).toHaveCount(2);
  await expect(basket).toContainText('Together 0.0378 ETH');
  await expectAccessible(page);
  await dock(page).getByRole('button', { name: 'Buy 2 traits and construct' }).click();
  const dialog = actDialog(page, 'Construct');
  await expect(dialog).toContainText('2 traits are bought first');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByText('Signature 3 of 3: Changing the avatar')).toBeVisible();

  const rival = somebody();
  await world.control.grant({
    body: {
      walletAddress: rival.address,
      coins: [{ chainId: 1, coin: 'native', amount: '9000000000000000000' }],
    },
  });
  const trade = await tradeAs(rival, world, product);
  await trade.buy(await trade.cheapest('mustard-fez-tin-parliament'));

  await dialog.getByRole('button', { name: 'Sign 3 times with your wallet' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'The trait you bought first is yours, loose in your wallet. The avatar hasn’t changed, and no credits were spent.',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(basket.getByRole('listitem')).toHaveCount(1);
  await expect(basket).toContainText('Mustard Fez');
  await expect(basket).toContainText('Not for sale right now');
  await expect(
    dock(page).getByRole('button', { name: 'Buy 1 trait and construct' }),
  ).toBeDisabled();

  await basket.getByRole('button', { name: 'Remove Mustard Fez' }).click();
  await (
    await signChange(page, 'Construct', 'Constructed')
  )
    .getByRole('button', { name: 'Done' })
    .click();
  await expect(dock(page)).toContainText('No changes yet');
});

test('an offer that depends on what is taken off becomes inactive, and its maker is told', async ({
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
  const dialog = actDialog(page, 'Extract');
  await expect(dialog.getByText(/depends on what this avatar wears now/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign with your wallet' }).click();
  await expect(dialog.getByRole('heading', { name: 'Extracted' })).toBeVisible();

  await maker.page.goto('/dashboard?view=orders');
  await maker.page.getByRole('main').getByRole('link', { name: 'Offers made' }).click();
  await expect(maker.page.getByRole('main')).toContainText(
    /the avatar no longer wears|no longer wears/i,
  );
});

test('the bench of an avatar that is not one’s own offers one’s own', async ({
  page,
  wallet,
  world,
}) => {
  await signInAt({ page, wallet }, CONSTRUCT);
  await expect(page.getByRole('main')).toContainText(`You don’t own ${NAME}. Choose one of yours.`);
  await expectAccessible(page);
  await goOnOnAPhone(page);
  await expectAccessible(page);
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

test('without enough credits it says so, and nothing that was chosen is lost', async ({
  page,
  wallet,
  world,
}) => {
  await world.control.scenario({ body: { name: 'no-credits' } });
  await signInAt({ page, wallet }, EXTRACT);
  await stockUp(world, wallet, { avatars: [AVATAR] });
  await page.reload();
  await page.getByRole('button', { name: `Take off ${HAT_NAME}` }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This costs 5 credits and you have 0.',
  );
  await expect(dock(page).getByRole('button', { name: 'Extract 1 trait' })).toBeDisabled();
  await expectAccessible(page);
});

test('T68 two tabs spend the last credits at Construct: one does, the other is told and keeps its look', async ({
  page,
  wallet,
  world,
  browserErrors,
}) => {
  browserErrors.require(/status of 409/);
  await world.control.scenario({ body: { name: 'no-credits' } });
  await signInAt({ page, wallet }, '/construct');
  await stockUp(world, wallet, { avatars: [AVATAR, OTHER], traits: { [FEZ]: 2 } });
  await world.control.grant({
    body: { walletAddress: wallet.address(), credits: { vanilla: 5 } },
  });
  const other = await page.context().newPage();
  const tabs = [
    { tab: page, at: CONSTRUCT },
    { tab: other, at: '/construct?avatar=tin-parliament/12' },
  ];
  for (const { tab, at } of tabs) {
    await tab.goto(at);
    await openSlot(tab, 'Headwear');
    await putOn(tab, 'Tomato Fez');
    await expect(dock(tab)).toContainText('5 of your 5 credits');
    await dock(tab).getByRole('button', { name: 'Construct' }).click();
    await expect(
      actDialog(tab, 'Construct').getByText('It costs 5 credits at most.'),
    ).toBeVisible();
  }
  await actDialog(page, 'Construct').getByRole('button', { name: 'Sign with your wallet' }).click();
  await expect(
    actDialog(page, 'Construct').getByRole('heading', { name: 'Constructed' }),
  ).toBeVisible();

  const late = actDialog(other, 'Construct');
  await late.getByRole('button', { name: 'Sign with your wallet' }).click();
  await expect(late.getByRole('alert')).toContainText('Not enough credits');
  await expect(late.getByRole('alert')).toContainText('Nothing has moved.');
  await expectAccessible(other);
  await late.getByRole('button', { name: 'Close' }).last().click();
  await expect(dock(other)).toContainText('1 change');
  await expect(other.getByRole('main').getByRole('alert')).toContainText(
    'This costs 5 credits and you have 0.',
  );
  await expect(
    other
      .getByRole('img', { name: 'Tin Parliament #12, after' })
      .locator('img[data-slot="headwear"]'),
  ).toHaveAttribute('src', /tomato-fez/);
  await other.goto('/avatars/tin-parliament/12');
  await expect(traitSection(other, 'What it wears')).not.toContainText('Tomato Fez');
});

test('where the benches are closed, the pages say what they will be', async ({ page, world }) => {
  await closeFeatures(world, ['extract', 'construct', 'construct-premium']);
  for (const path of ['/extract', '/construct', '/construct-premium']) {
    await page.goto(path);
    await expect(page.getByText('Not open yet')).toBeVisible();
  }
});
