import { SLOTS } from '@trait-market/contract/economy/shared';
import type { Locator, Page } from '@playwright/test';

import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { dressAs } from '../../fixtures/collectors/dressed-avatars';
import { closeFeature } from '../../fixtures/closed-features';
import { mainHeading } from '../../fixtures/shell';
import { ownerOf, newSigner } from '../../fixtures/collectors/signed-orders';
import { expect, test } from '../../fixtures/test';
import { actionDialog, signInAt, traitSection } from '../../fixtures/collectors/trader';
import { goOnOnAPhone, overflow } from '../../fixtures/look/window-width';

const PAGE = '/constructions';
const SEVEN = { collection: 'tin-parliament', tokenId: '7' };
const TWELVE = { collection: 'fathom-club', tokenId: '12' };
const NAME = 'Tin Parliament #7';
const OTHER = 'Fathom Club #12';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

test.use({ scenario: 'credit-rich-elite' });

const entries = (page: Page): Locator => page.getByRole('main').getByRole('article');
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
  await expectAccessibleInBothThemes(page);

  await goOnOnAPhone(page);
  await expectAccessible(page);
  await look.getByRole('link', { name: hat?.value ?? '' }).click();
  await expect(page).toHaveURL(`/traits/${hat?.id}`);
  await page.goBack();
  await look.getByRole('heading').getByRole('link').click();
  await expect(mainHeading(page)).toHaveText(NAME);
  const history = traitSection(page, 'History of looks');
  await expect(history.getByRole('article')).toContainText(`Took off ${hat?.value}`);
  await expectAccessible(page);
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
  await expectAccessible(page);
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
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show every look' }).click();
  await expect(page).toHaveURL(PAGE);
  await expect(entry(page, OTHER)).toBeVisible();
});

test('loads in pages, and announces what is new before showing it', async ({
  page,
  world,
  product,
}) => {
  await page.clock.install();
  const owner = newSigner();
  const dresser = await dressAs(owner, world, product);
  const mine = `${PAGE}?wallet=${owner.address}`;
  const avatars = Array.from({ length: 13 }, (_, index) => ({
    collection: 'tin-parliament',
    tokenId: String(index + 1),
  }));
  for (const avatar of avatars) {
    await dresser.take(avatar);
    const removable = (await dresser.wornBy(avatar)).find(
      ({ slot }) => slot !== 'body' && slot !== 'background',
    );
    if (removable) await dresser.takeOff(avatar, removable.slot);
  }
  await page.goto(mine);
  await expect(entries(page)).toHaveCount(12);
  await page.getByRole('button', { name: 'Show more looks' }).click();
  await expect(page.getByText('13 of 13 looks shown')).toBeVisible();
  await expect(entries(page)).toHaveCount(13);

  const latest = { collection: 'tin-parliament', tokenId: '20' };
  await dresser.take(latest);
  await dresser.takeOff(latest, ...SLOTS.filter((one) => one !== 'body' && one !== 'background'));
  await page.clock.fastForward(16_000);
  await expect(page.getByRole('button', { name: 'Show 1 new look' })).toBeVisible();
  await expect(entry(page, 'Tin Parliament #20')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show 1 new look' }).click();
  await expect(entry(page, 'Tin Parliament #20')).toBeVisible();
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
  await goOnOnAPhone(page);
  await page.reload();
  const look = entry(page, NAME);
  await look.getByRole('button', { name: `Undo the change to ${NAME}` }).click();
  const dialog = actionDialog(page, 'Undo the change');
  await dialog.getByRole('button', { name: /^Sign/ }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(look).toContainText('Undone');
  await expect(look.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  expect((await owner.wornBy(SEVEN)).map(({ id }) => id)).toEqual(before);
  await expectAccessible(page);

  await page.goto('/avatars/tin-parliament/7');
  await expect(traitSection(page, 'History of looks')).toContainText('Undone');
});

test('E51 after a day it is too late to undo, and it says so', async ({
  page,
  world,
  product,
  wallet,
  browserErrors,
}) => {
  await signInAt({ page, wallet }, PAGE);
  // The session began today; the change whose undo expires soon was made almost 24 hours ago.
  const ago = 24 * HOUR_MS - 10 * MINUTE_MS;
  await world.control.clock({ body: { advanceMs: -ago } });
  const owner = await dressAs(ownerOf(wallet), world, product);
  await owner.take(SEVEN);
  await owner.takeOff(SEVEN, 'headwear');
  await world.control.clock({ body: { advanceMs: ago } });
  await page.reload();
  const look = entry(page, NAME);
  await look.getByRole('button', { name: /^Undo/ }).click();
  const dialog = actionDialog(page, 'Undo the change');
  await expect(dialog.getByRole('button', { name: /^Sign/ })).toBeVisible();
  await world.control.clock({ body: { advanceMs: 20 * MINUTE_MS } });
  browserErrors.allow(/status of 4\d\d/);
  await dialog.getByRole('button', { name: /^Sign/ }).click();
  await expect(dialog).toContainText('Too late to undo');
  await expectAccessible(page);
  // Closes the dialog, because a reload would reopen it.
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(look).toBeVisible();
  await expect(look.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
});

test('says when it cannot show anything', async ({
  page,
  world,
  product,
  browserErrors,
  startFresh,
}) => {
  await test.step('a failure is reported, and Try again shows the looks', async () => {
    const owner = await dressAs(newSigner(), world, product);
    await owner.take(SEVEN);
    await owner.takeOff(SEVEN, 'headwear');
    browserErrors.require(/status of 503/);
    const call = '**/economy/v1/constructions?**';
    await page.route(call, (route) =>
      route.fulfill({ status: 503, json: { message: 'Closed for stocktaking' } }),
    );
    await page.goto(PAGE);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Closed for stocktaking');
    await page.unroute(call);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(entry(page, NAME)).toBeVisible();
  });

  await test.step('before the feature opens, the page says what it will show, and requests nothing', async () => {
    await startFresh();

    await closeFeature(world, 'constructions');
    await page.goto(PAGE);
    await expect(page.getByText('The latest avatars that people have constructed.')).toBeVisible();
    await expectAccessible(page);
    expect(await world.requestCount('GET', '/economy/v1/constructions')).toBe(0);
  });
});
