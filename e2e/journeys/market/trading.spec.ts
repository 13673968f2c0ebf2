import type { Locator } from '@playwright/test';

import { expectAccessible } from '../../fixtures/look/accessibility';
import { expect, test } from '../../fixtures/meet';
import {
  actionDialog,
  confirmFarPrice,
  putUpForSale,
  reviewAndSign,
  signReviewed,
  signInAt,
  stockUp,
  traitSection,
} from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

const FEZ = 'tomato-fez-tin-parliament';
const FEZ_NAME = 'Tomato Fez';
const CARVED = 'ebony-carved-figure-night-post';
const AVATAR = { collection: 'tin-parliament', tokenId: '7' };
const AVATAR_NAME = 'Tin Parliament #7';
const at = (id: string) => `/traits/${id}`;

/** Ticks that a trade brings far less than it takes. */
const confirmLoss = (dialog: Locator): Promise<void> =>
  dialog
    .getByRole('checkbox', { name: /^I accept that I get .* less than I give, by floor$/ })
    .check();

test('E14 E443 one collector lists, another buys: the price is paid, the trait moves, the listing is gone', async ({
  page,
  wallet,
  world,
  meet,
}) => {
  const buyer = await meet('Buyer Wallet');
  await stockUp(world, wallet, { traits: { [FEZ]: 1 } });
  await stockUp(world, buyer.wallet, { native: 2 });

  await signInAt({ page, wallet }, at(FEZ));
  await page.getByRole('button', { name: 'List for sale' }).click();
  const listing = actionDialog(page, 'List for sale');
  await listing.getByLabel('Price per edition, in ETH').fill('0.01');
  await expect(listing.getByText(/below the floor:/)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await expect(
    listing.getByText(/^You list 1 × “Tomato Fez” \(0x.* #\d+\) for 0\.01 ETH\.$/),
  ).toBeVisible();
  await expect(listing.getByText(/^It expires on/)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await confirmFarPrice(listing);
  await listing.getByRole('button', { name: 'Sign the listing' }).click();
  await expect(listing.getByRole('heading', { name: 'Your listing is live' })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await listing.getByRole('button', { name: 'Done' }).click();
  await expect(listing).toBeHidden();
  await expect(
    traitSection(page, 'Listings').getByRole('button', { name: 'Cancel your listing at 0.01 ETH' }),
  ).toBeVisible();

  await signInAt(buyer, at(FEZ));
  await buyer.page.getByRole('button', { name: 'Buy for 0.01 ETH' }).click();
  const purchase = actionDialog(buyer.page, 'Buy');
  await expect(purchase.getByText('You pay 0.01 ETH (fees included)')).toBeVisible();
  await purchase.getByRole('button', { name: 'Sign the purchase' }).click();
  await expect(purchase.getByRole('heading', { name: 'Purchase complete' })).toBeVisible();
  const transaction = purchase.locator('dl > div').filter({ hasText: /^Transaction/ });
  expect((await transaction.boundingBox())?.height, 'one line').toBeLessThan(32);
  await purchase.getByRole('button', { name: 'Done' }).click();
  await expect(buyer.page.getByText('You hold 1 loose edition.')).toBeVisible();
  await expect(
    traitSection(buyer.page, 'Listings').getByRole('button', { name: 'Buy at 0.01 ETH' }),
  ).toBeHidden();
});

test('E14 E15 an offer wraps the missing amount, with a separate signature, and the holder accepts it', async ({
  page,
  wallet,
  world,
  meet,
}) => {
  const holder = await meet('Holder Wallet');
  await stockUp(world, wallet, { native: 5 });
  await stockUp(world, holder.wallet, { traits: { [FEZ]: 1 } });

  await signInAt({ page, wallet }, at(FEZ));
  await page.getByRole('button', { name: 'Make an offer' }).click();
  const offer = actionDialog(page, 'Make an offer');
  const price = offer.getByLabel('Price per edition, in WETH');
  await price.fill('99');
  await expect(offer.getByText('Not enough WETH. Offer less, or add ETH.')).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Sign the offer' })).toBeDisabled();
  await price.fill('2');
  await expect(offer.getByText(/needs its own signature/)).toBeVisible();
  await expect(offer.getByText(/This is above recent sales/)).toBeVisible();
  await expect(offer.getByText(/Signature 1 of 2/)).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await confirmFarPrice(offer);
  await offer.getByRole('button', { name: 'Sign 2 times' }).click();
  await expect(offer.getByRole('heading', { name: 'Your offer is live' })).toBeVisible();
  expect(wallet.timesAsked('eth_signTypedData_v4')).toBe(2);
  await offer.getByRole('button', { name: 'Done' }).click();

  await signInAt(holder, at(FEZ));
  await traitSection(holder.page, 'Offers')
    .getByRole('button', { name: 'Accept at 2 WETH' })
    .click();
  const acceptance = actionDialog(holder.page, 'Accept an offer');
  await signReviewed(acceptance, 'Sale complete');
  await expect(acceptance.getByText(`You sold ${FEZ_NAME} for 2 WETH.`)).toBeVisible();
  await expect(acceptance.getByRole('button', { name: 'Share' })).toBeVisible();
  await expectAccessible(holder.page, '[role=dialog]');
  await acceptance.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await expect(page.getByText('You hold 1 loose edition.')).toBeVisible();
});

test('E14 E16 E388 E389 an avatar with what it wears and a trait are traded for a trait, without money', async ({
  page,
  wallet,
  world,
  meet,
}) => {
  const other = await meet('Other Wallet');
  await stockUp(world, wallet, { traits: { [CARVED]: 2 }, avatars: [AVATAR] });
  await stockUp(world, other.wallet, { traits: { [FEZ]: 1 } });

  await signInAt({ page, wallet }, at(FEZ));
  await page.getByRole('button', { name: 'Propose a trade' }).click();
  const proposal = actionDialog(page, 'Propose a trade');
  await proposal.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  await expect(proposal.getByRole('listitem').first()).toContainText('Ebony Carved Figure');
  await expect(proposal.getByRole('listitem').first()).toContainText(
    /Epic · The Night Post\s*Floor [\d.]+\sETH/,
  );
  await proposal.getByRole('checkbox', { name: AVATAR_NAME }).check();
  await expect(proposal.getByRole('checkbox', { name: /^Promise that it keeps/ })).toBeChecked();
  await proposal.getByRole('textbox', { name: /Ebony Carved Figure/ }).fill('2');
  await page.reload();
  await expect(proposal.getByRole('checkbox', { name: AVATAR_NAME })).toBeChecked();
  await expectAccessible(page, '[role=dialog]');
  await proposal.getByRole('button', { name: 'Review' }).click();
  await expect(
    proposal.getByText(
      /^You give “Tin Parliament #7” \(0x.* #7\) and 2 × “Ebony Carved Figure” \(0x/,
    ),
  ).toBeVisible();
  await expect(proposal.getByRole('status').filter({ hasText: 'By floor' })).toContainText(
    /By floor, you get [\d.]+ ETH (less|more) than you give.*[\d.]+% \1 ≈\s\$/,
  );
  const promise = `It’s valid only while “${AVATAR_NAME}” (`;
  const promised = await proposal.getByText(promise).allTextContents();
  expect(promised.length).toBeGreaterThan(0);
  await expect(proposal.getByText(`You get 1 × “${FEZ_NAME}” (`)).toBeVisible();
  await proposal.getByRole('button', { name: 'Sign the trade' }).click();
  await expect(proposal.getByRole('heading', { name: 'Your trade is live' })).toBeVisible();
  await expect(
    proposal.getByText(
      'Nothing moves until someone accepts it. Until then, you can change or cancel it.',
    ),
  ).toBeVisible();
  await expect(proposal.getByText('You give', { exact: true })).not.toHaveCount(0);
  await expect(proposal.getByText('You get', { exact: true })).toHaveCount(1);

  await signInAt(other, at(FEZ));
  await traitSection(other.page, 'Trades')
    .getByRole('listitem')
    .filter({
      hasText: `You give${FEZ_NAME}You get${AVATAR_NAME} and 2 × Ebony Carved Figure`,
    })
    .getByRole('button', { name: 'Accept' })
    .click();
  const acceptance = actionDialog(other.page, 'Accept a trade');
  await expectAccessible(other.page, '[role=dialog]');
  await expect(acceptance.getByText(promise)).toHaveText(promised);
  await acceptance.getByRole('button', { name: 'Sign the trade' }).click();
  await expect(acceptance.getByRole('heading', { name: 'Trade complete' })).toBeVisible();
  await expect(acceptance.getByRole('link', { name: AVATAR_NAME })).toBeVisible();
  await expect(
    acceptance.getByRole('link', { name: 'Ebony Carved Figure', exact: true }),
  ).toBeVisible();
  await other.page.goto(at(CARVED));
  await expect(other.page.getByText('You hold 2 loose editions.')).toBeVisible();
});

test('E433 E437 E540 E541 coin is added to a trade, and the other side gets it with the trait', async ({
  page,
  wallet,
  world,
  meet,
}) => {
  const other = await meet('Other Wallet');
  await stockUp(world, wallet, { native: 1, wrapped: 1, traits: { [CARVED]: 1 } });
  await stockUp(world, other.wallet, { native: 1, traits: { [FEZ]: 1 } });

  await signInAt({ page, wallet }, at(FEZ));
  await page.getByRole('button', { name: 'Propose a trade' }).click();
  const proposal = actionDialog(page, 'Propose a trade');
  await proposal.getByRole('checkbox', { name: /Ebony Carved Figure/ }).check();
  await proposal.getByRole('textbox', { name: /You add, in/ }).fill('0.02');
  await expect(proposal.getByRole('region', { name: 'You give' })).toContainText('0.02 W');
  await expectAccessible(page, '[role=dialog]');
  await proposal.getByRole('button', { name: 'Review' }).click();
  await expect(
    proposal.getByText(/^You give 1 × “Ebony Carved Figure” .* and 0\.02 W/),
  ).toBeVisible();
  await proposal.getByRole('button', { name: 'Sign the trade' }).click();
  await expect(proposal.getByRole('heading', { name: 'Your trade is live' })).toBeVisible();
  await proposal.getByRole('link', { name: 'See your trades' }).click();
  const own = page.getByRole('listitem').filter({ hasText: 'You give' });
  await expect(own).toContainText(/You give.*Ebony Carved Figure and 0\.02 W\w+.*You get/);
  await expect(own.locator('img')).toHaveCount(2);

  await signInAt(other, at(FEZ));
  await traitSection(other.page, 'Trades')
    .getByRole('listitem')
    .filter({ hasText: /You get.*Ebony Carved Figure and 0\.01\d* W\w+ after fees/ })
    .getByRole('button', { name: 'Accept' })
    .click();
  const acceptance = actionDialog(other.page, 'Accept a trade');
  await expect(acceptance.getByRole('region', { name: 'You get' })).toContainText(/0\.01\d+ W/);
  await expect(
    acceptance.getByText(/^You get 1 × .* and at least 0\.01\d+ W\w+, after fees/),
  ).toBeVisible();
  await signReviewed(acceptance, 'Trade complete', confirmLoss);
  await expect(
    acceptance.getByText(/^You gave .* and got Ebony Carved Figure and 0\.01\d+ W/),
  ).toBeVisible();
  await other.page.goto('/dashboard?view=history');
  await expect(
    other.page.getByText(/traded Ebony Carved Figure and 0\.02 W/).first(),
  ).toBeVisible();
});

test('E669 an own trade is changed: declining keeps it, and signing twice replaces it', async ({
  page,
  wallet,
  world,
  meet,
}) => {
  const other = await meet('Other Wallet');
  await stockUp(world, wallet, { native: 1, wrapped: 1, traits: { [CARVED]: 2 } });
  await stockUp(world, other.wallet, { native: 1, traits: { [FEZ]: 1 } });

  await signInAt({ page, wallet }, at(FEZ));
  await page.getByRole('button', { name: 'Propose a trade' }).click();
  const proposal = actionDialog(page, 'Propose a trade');
  await proposal.getByRole('textbox', { name: /Ebony Carved Figure/ }).fill('1');
  await proposal.getByRole('textbox', { name: /You add, in/ }).fill('0.02');
  await reviewAndSign(proposal, 'Your trade is live');
  await proposal.getByRole('button', { name: 'Done' }).click();

  const trades = traitSection(page, 'Trades');
  await trades.getByRole('button', { name: 'Change your trade' }).click();
  const dialog = actionDialog(page, 'Change your trade');
  await expect(dialog.getByRole('checkbox', { name: /Ebony Carved Figure/ })).toBeChecked();
  await expect(dialog.getByRole('textbox', { name: /You add, in/ })).toHaveValue('0.02');
  await expect(dialog.getByRole('button', { name: 'Review' })).toBeDisabled();
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('textbox', { name: /Ebony Carved Figure/ }).fill('2');
  await dialog.getByRole('textbox', { name: /You add, in/ }).fill('0.01');
  await dialog.getByRole('button', { name: 'Review' }).click();
  await expect(dialog.getByRole('region', { name: 'What changes' })).toContainText(
    'You give: Ebony Carved Figure and 0.02 WETH → 2 × Ebony Carved Figure and 0.01 WETH',
  );
  await expectAccessible(page, '[role=dialog]');
  wallet.rejectAfter('eth_signTypedData_v4', 1);
  await dialog.getByRole('button', { name: 'Sign 2 times' }).click();
  await expect(
    dialog.getByText('Nothing was sent: your trade is still as it was.').first(),
  ).toBeVisible();
  await page.reload();
  await expect(dialog.getByRole('button', { name: 'Sign the trade' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await continueOnPhone(page);
  await page.goto('/dashboard?view=orders&show=trades');
  await page.getByRole('button', { name: /^Change trade: Ebony Carved Figure/ }).click();
  await dialog.getByRole('textbox', { name: /Ebony Carved Figure/ }).fill('2');
  await dialog.getByRole('button', { name: '1 week' }).click();
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await reviewAndSign(dialog, 'Your trade is changed');
  await expect(dialog.getByText(/^If someone is already accepting your old trade/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /^Change trade: / })).toHaveAccessibleName(
    /2 × Ebony Carved Figure and 0\.02 WETH/,
  );

  await signInAt(other, at(FEZ));
  await traitSection(other.page, 'Trades')
    .getByRole('listitem')
    .filter({ hasText: /You get.*2 × Ebony Carved Figure and 0\.01\d* WETH after fees/ })
    .getByRole('button', { name: 'Accept' })
    .click();
  const acceptance = actionDialog(other.page, 'Accept a trade');
  await expect(acceptance.getByText(/^You get 2 × /)).toBeVisible();
  await signReviewed(acceptance, 'Trade complete', confirmLoss);
});

test('E14 when two people buy the last edition, one gets it, and the other learns that someone else got it first', async ({
  page,
  wallet,
  world,
  meet,
}) => {
  const racers = await Promise.all(['First Wallet', 'Second Wallet'].map(meet));
  await stockUp(world, wallet, { traits: { [FEZ]: 1 } });
  await signInAt({ page, wallet }, at(FEZ));
  await putUpForSale(page, '0.03', confirmFarPrice);

  const dialogs = [];
  for (const racer of racers) {
    await stockUp(world, racer.wallet, { native: 2 });
    racer.browserErrors.allow(/409/);
    await signInAt(racer, at(FEZ));
    await racer.page.getByRole('button', { name: 'Buy for 0.03 ETH' }).click();
    const dialog = actionDialog(racer.page, 'Buy');
    dialogs.push(dialog);
  }
  await Promise.all(
    dialogs.map((dialog) => dialog.getByRole('button', { name: 'Sign the purchase' }).click()),
  );
  const ends = await Promise.all(
    dialogs.map(async (dialog) => {
      const end = dialog.getByRole('heading', {
        name: /Purchase complete|Someone else got it first/,
      });
      await expect(end).toBeVisible();
      return end.textContent();
    }),
  );
  expect(ends.toSorted()).toEqual(['Purchase complete', 'Someone else got it first']);

  const late = ends.indexOf('Someone else got it first');
  const [racer, dialog] = [racers[late], dialogs[late]];
  if (!racer || !dialog) throw new Error('Nobody came too late.');
  await dialog.getByRole('button', { name: /^Buy the next at/ }).click();
  await signReviewed(dialog, 'Purchase complete');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(racer.page.getByText('You hold 1 loose edition.')).toBeVisible();
});
