import { readFile } from 'node:fs/promises';

import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { dock, openSlot } from '../../fixtures/collectors/bench';
import { dressAs } from '../../fixtures/collectors/dressed-avatars';
import { mainHeading } from '../../fixtures/shell';
import { ownerOf } from '../../fixtures/collectors/signed-orders';
import { answerLate } from '../../fixtures/slow-answers';
import { expect, test } from '../../fixtures/test';
import { actionDialog, signInAt, stockUp } from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

const COLLECTION = 'tin-parliament';
const FEZ = 'tomato-fez-tin-parliament';
const PREMIUM = `/construct-premium?collection=${COLLECTION}`;
const avatar = (number: number) => ({ collection: COLLECTION, tokenId: String(number) });
const nameOf = (number: number) => `Tin Parliament #${number}`;
const avatars = (count: number) => Array.from({ length: count }, (_, index) => avatar(index + 1));

test('E58 twenty avatars change with one signature, and none does if one of them has moved', async ({
  page,
  wallet,
  world,
  product,
  networkQuiet,
  browserErrors,
}) => {
  browserErrors.require(/status of 409/);
  await page.goto('/construct-premium');
  await expect(mainHeading(page)).toHaveText('Construct Premium');
  await expect(page.getByRole('main').getByRole('button', { name: 'Connect' })).toBeVisible();
  await signInAt({ page, wallet }, '/construct-premium');
  await stockUp(world, wallet, { avatars: avatars(21), traits: { [FEZ]: 20 } });
  await page.goto(PREMIUM);

  const chosen = page.getByRole('list', { name: 'Your avatars' });
  await page.getByRole('button', { name: 'Choose the first 20' }).click();
  await expect(chosen.getByRole('checkbox', { checked: true })).toHaveCount(20);
  await chosen.getByRole('checkbox', { name: nameOf(21), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(
    `20 is the most for one signature. Leave one out to choose ${nameOf(21)}.`,
  );
  await networkQuiet();
  await expectAccessibleInBothThemes(page, 'main');
  await dock(page).getByRole('link', { name: 'Dress 20 avatars' }).click();
  await expect(page.getByRole('heading', { name: 'Dress Tin Parliament' })).toBeFocused();

  for (const slot of ['Outfit', 'Mouth', 'Eyes', 'Accessory']) {
    await openSlot(page, slot);
    await page.getByRole('radio', { name: /^None/ }).check();
  }
  await openSlot(page, 'Headwear');
  await page.getByRole('radio', { name: /^Tomato Fez/ }).check();
  await page.getByRole('button', { name: 'Give this look to the others' }).click();
  await expect(dock(page)).toContainText('20 of 20 avatars change');
  await expect(dock(page)).toContainText('15 of your 165 credits');
  const changes = page.getByRole('region', { name: 'What changes' });
  await expect(
    changes.getByRole('listitem').filter({ hasText: /\d changes?/ }),
    'besides warnings about orders',
  ).toHaveCount(20);
  await expect(
    changes
      .getByRole('definition')
      .filter({ hasText: /^\d+(st|nd|rd|th) →/ })
      .first(),
  ).toBeVisible();
  await networkQuiet();
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await expectAccessibleInBothThemes(page, 'main');

  await page.reload();
  await dock(page).getByRole('button', { name: 'Construct 20 avatars' }).click();
  const dialog = actionDialog(page, 'Construct 20 avatars');
  await expect(
    dialog.getByText('You change 20 avatars with one signature: all of them, or none.'),
  ).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 4 })).toHaveCount(20);
  await expectAccessible(page, '[role=dialog]');

  const elsewhere = await dressAs(ownerOf(wallet), world, product);
  await elsewhere.takeOff(avatar(7), 'headwear');
  const before = await elsewhere.wornBy(avatar(1));
  await dialog.getByRole('button', { name: 'Sign the change' }).click();
  const refused = dialog.getByRole('alert');
  await expect(refused).toContainText(`${nameOf(7)} has changed`);
  await expect(refused).toContainText(
    'None of the 20 avatars was changed, and no credits were spent.',
  );
  expect(await elsewhere.wornBy(avatar(1))).toEqual(before);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dock(page)).toContainText('20 of 20 avatars change');
  // The change on the other device cost 5 credits.
  await expect(dock(page)).toContainText('15 of your 160 credits');

  // Delays the avatars: before the loose traits arrive, nothing must be planned again.
  await answerLate(page, '**/inventory?kind=avatar*');
  await dock(page).getByRole('button', { name: 'Construct 20 avatars' }).click();
  await dialog.getByRole('button', { name: 'Sign the change' }).click();
  await expect(dialog.getByRole('heading', { name: 'Constructed' })).toBeVisible();
  await expect(dialog).toContainText('20 avatars have their new looks.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dock(page)).toContainText('No changes yet');
  await expect(dock(page)).toContainText('You have 145 credits');

  for (const one of avatars(20)) {
    const worn = await elsewhere.wornBy(one);
    expect(worn.map(({ slot }) => slot)).toEqual(['background', 'body', 'headwear']);
    expect(worn.some(({ id }) => id === FEZ)).toBe(true);
  }
  await page.goto(`/constructions?wallet=${wallet.address()}`);
  const feed = page.getByRole('main');
  await expect(feed.getByRole('article').first()).toContainText('Tomato Fez');
  await expect(feed).toContainText('20 looks');
});

test('E62 outfits are saved, put on all chosen avatars, renamed and deleted, and a look is saved as a picture', async ({
  page,
  wallet,
  world,
  networkQuiet,
}) => {
  await signInAt({ page, wallet }, '/construct-premium');
  await stockUp(world, wallet, { avatars: avatars(3), traits: { [FEZ]: 2 } });
  await page.goto(PREMIUM);
  const chosen = page.getByRole('list', { name: 'Your avatars' });
  for (const number of [1, 2, 3])
    await chosen.getByRole('checkbox', { name: nameOf(number), exact: true }).check();
  await dock(page).getByRole('link', { name: 'Dress 3 avatars' }).click();
  for (const slot of ['Outfit', 'Mouth', 'Eyes', 'Accessory']) {
    await openSlot(page, slot);
    await page.getByRole('radio', { name: /^None/ }).check();
  }
  await openSlot(page, 'Headwear');
  await page.getByRole('radio', { name: /^Tomato Fez/ }).check();

  await page.getByRole('button', { name: 'Outfits', exact: true }).click();
  await page.getByLabel('Save this look as').fill('Sunday fez');
  await page.getByRole('button', { name: 'Save outfit' }).click();
  const outfits = page.getByRole('list', { name: 'Saved outfits' });
  const saved = (name: string) => outfits.getByRole('heading', { name, exact: true });
  await expect(saved('Sunday fez')).toBeVisible();
  await page.getByLabel('Save this look as').fill('sunday FEZ');
  await expect(page.getByRole('button', { name: 'Replace outfit' })).toBeVisible();
  await page.getByLabel('Save this look as').clear();

  await page.getByRole('button', { name: 'Apply Sunday fez to all 3' }).click();
  const ask = page.getByRole('group', { name: 'Part of this look is missing' });
  await expect(ask).toContainText('Tomato Fez: enough for 2 of 3');
  await ask.getByRole('button', { name: 'Apply the rest' }).click();
  await expect(ask).toBeHidden();
  await expect(dock(page)).toContainText('3 of 3 avatars change');

  await page.getByRole('button', { name: 'Rename Sunday fez' }).click();
  await page.getByLabel('New name').fill('Gala');
  await networkQuiet();
  await expectAccessibleInBothThemes(page, 'main');
  await page.keyboard.press('Enter');
  await expect(saved('Gala')).toBeVisible();

  await continueOnPhone(page);
  await page.reload();
  await expect(dock(page)).toContainText('3 of 3 avatars change');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  await page.getByRole('button', { name: /^Large square/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('tin-parliament-1-square.png');
  const picture = await readFile(await file.path());
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([2048, 2048]);

  await page.getByRole('button', { name: 'Outfits', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Gala' }).click();
  await page.getByRole('button', { name: 'Delete outfit' }).click();
  await expect(saved('Gala')).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Outfits', exact: true }).click();
  await expect(page.getByText(/^\d+ of 20 saved/)).toBeVisible();
  await expect(saved('Gala')).toBeHidden();
});
