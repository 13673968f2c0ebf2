import type { Locator, Page } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { dressAs } from '../../fixtures/collectors/dressed-avatars';
import { mainHeading } from '../../fixtures/shell';
import { ownerOf, newSigner } from '../../fixtures/collectors/signed-orders';
import { expect, test } from '../../fixtures/test';
import { actionDialog, signInAt, traitSection } from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

const PAGE = '/constructions';
const SEVEN = { collection: 'tin-parliament', tokenId: '7' };
const TWELVE = { collection: 'fathom-club', tokenId: '12' };
const NAME = 'Tin Parliament #7';
const OTHER = 'Fathom Club #12';

test.use({ scenario: 'credit-rich-elite' });

const entry = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('article', { name, exact: true }).first();

test('E50 an entry shows both looks, and links to the avatar, its traits and the person who changed it', async ({
  page,
  world,
  product,
  networkQuiet,
}) => {
  const owner = await dressAs(newSigner(), world, product);
  await owner.take(SEVEN);
  const hat = (await owner.wornBy(SEVEN)).find(({ slot }) => slot === 'headwear');
  await owner.takeOff(SEVEN, 'headwear');
  await page.goto(PAGE);
  await expect(page).toHaveTitle('Construct Feed · Trait Market');
  const look = entry(page, NAME);
  for (const when of ['before', 'after']) {
    const picture = look.getByRole('img', { name: `${NAME} ${when}` });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expect(look).toContainText(`Took off ${hat?.value}`);
  await networkQuiet();
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  await expectAccessibleInBothThemes(page, 'main');

  await continueOnPhone(page);
  await look.getByRole('link', { name: hat?.value ?? '' }).click();
  await expect(page).toHaveURL(`/traits/${hat?.id}`);
  await page.goBack();
  await look.getByRole('heading').getByRole('link').click();
  await expect(mainHeading(page)).toHaveText(NAME);
  const history = traitSection(page, 'History of looks');
  await expect(history.getByRole('article')).toContainText(`Took off ${hat?.value}`);
  await page.goBack();
  await look.getByRole('link', { name: 'Construct this look' }).click();
  await expect(page).toHaveURL(/\/construct\?avatar=tin-parliament\/7&wear=/);
});

test('E50 can be filtered and sorted in the address, using only the keyboard', async ({
  page,
  world,
  product,
}) => {
  for (const [avatar, slot] of [
    [SEVEN, 'headwear'],
    [TWELVE, 'outfit'],
  ] as const) {
    const owner = await dressAs(newSigner(), world, product);
    await owner.take(avatar);
    await owner.takeOff(avatar, slot);
  }
  await page.goto(PAGE);
  await expect(entry(page, NAME)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Outfit' }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(`${PAGE}?slot=outfit`);
  await expect(entry(page, NAME)).toHaveCount(0);
  await expect(entry(page, OTHER)).toBeVisible();
  await page.getByRole('link', { name: 'Rank gained' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PAGE}?slot=outfit&sort=rank-gained`);
  await page.goBack();
  await page.goBack();
  await expect(entry(page, NAME)).toBeVisible();

  await page.getByRole('combobox', { name: 'Collection' }).selectOption('tin-parliament');
  await expect(entry(page, OTHER)).toHaveCount(0);
  const traitLink = entry(page, NAME).getByRole('listitem').getByRole('link').first();
  const trait = (await traitLink.textContent()) ?? '';
  const id = ((await traitLink.getAttribute('href')) ?? '').replace('/traits/', '');
  await page.getByRole('searchbox', { name: 'Trait or wallet' }).focus();
  await page.keyboard.type(trait);
  await expect(page.getByRole('list', { name: 'Found' }).getByRole('button').first()).toContainText(
    trait,
  );
  await expectAccessible(page, 'main');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PAGE}?collection=tin-parliament&trait=${id}`);
  await expect(entry(page, NAME)).toBeVisible();
  const chip = page.getByRole('button', { name: `Remove filter Trait: ${trait}` });
  await chip.press('Enter');
  await expect(page).toHaveURL(`${PAGE}?collection=tin-parliament`);

  await page.getByRole('searchbox', { name: 'Trait or wallet' }).fill(newSigner().address);
  await page.getByRole('button', { name: /^Looks by 0x/ }).click();
  await expect(page.getByRole('heading', { name: 'No looks match' })).toBeVisible();
  await page.getByRole('button', { name: 'Show every look' }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(entry(page, OTHER)).toBeVisible();
});

test('the owner undoes a look, and the feed and the avatar say so', async ({
  page,
  world,
  product,
  wallet,
}) => {
  await signInAt({ page, wallet }, PAGE);
  const owner = await dressAs(ownerOf(wallet), world, product);
  await owner.take(SEVEN);
  const before = (await owner.wornBy(SEVEN)).map(({ id }) => id);
  await owner.takeOff(SEVEN, 'headwear');
  await continueOnPhone(page);
  await page.reload();
  const look = entry(page, NAME);
  await look.getByRole('button', { name: `Undo the change to ${NAME}` }).click();
  const dialog = actionDialog(page, 'Undo the change');
  await dialog.getByRole('button', { name: /^Sign/ }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(look).toContainText('Undone');
  await expect(look.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  expect((await owner.wornBy(SEVEN)).map(({ id }) => id)).toEqual(before);
  await expectAccessible(page, 'main');

  await page.goto('/avatars/tin-parliament/7');
  await expect(traitSection(page, 'History of looks')).toContainText('Undone');
});
