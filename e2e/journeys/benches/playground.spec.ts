import type { Locator, Page } from '@playwright/test';

import { expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { closeFeature } from '../../fixtures/closed-features';
import { mainHeading } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';
import { signInAt, stockUp } from '../../fixtures/collectors/trader';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

const PAGE = '/playground';
const HEAD = `${PAGE}?collection=tin-parliament`;
const FEZ = 'tomato-fez-tin-parliament';

const stage = (page: Page): Locator => page.getByRole('img', { name: /in this look$/ });
const layers = (page: Page): Promise<string[]> =>
  stage(page)
    .locator('img')
    .evaluateAll((all) => all.map((one) => (one instanceof HTMLImageElement ? one.src : '')));
const slots = (page: Page): Locator => page.getByRole('group', { name: 'Slots' });
const option = (page: Page, name: RegExp | string): Locator =>
  page.getByRole('main').getByRole('radio', { name });
const worn = (page: Page): Locator => page.getByRole('main').locator('label:has(:checked)');
const choose = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('main').locator('label').filter({ hasText: name }).first().click();

test('E52 a look is made without a wallet, is in the address, and survives a reload', async ({
  page,
  world,
  networkQuiet,
}) => {
  await page.goto(HEAD);
  await expect(page).toHaveTitle('Playground · Trait Market');
  await expect(stage(page)).toBeVisible();
  const bare = await layers(page);
  await networkQuiet();
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);

  await continueOnPhone(page);
  await choose(page, /Tomato Fez/);
  await expect(page).toHaveURL(`${HEAD}&wear=${FEZ}`);
  expect(await layers(page)).toHaveLength(bare.length + 1);
  await expect(page.getByText('Headwear: Tomato Fez put on.')).toBeAttached();
  await slots(page).getByRole('button', { name: /^Eyes/ }).click();
  await expect(option(page, /^None/)).toBeChecked();
  const look = page.getByRole('main').locator('label:has([type=radio])').nth(2);
  await look.click();
  await expect(page).toHaveURL(new RegExp(`wear=${FEZ}`));
  await expect(page).toHaveURL(/wear=.*wear=/);
  const made = await layers(page);

  await page.reload();
  await expect(stage(page)).toBeVisible();
  await expect.poll(() => layers(page)).toEqual(made);
  await expect(page.getByText('Costs now')).toBeVisible();
  await slots(page).scrollIntoViewIfNeeded();
  await expect(slots(page).getByRole('button', { pressed: true })).toBeInViewport({ ratio: 0.95 });
  expect(await world.requestCount('POST', '/v1/auth/login')).toBe(0);
  await expectAccessibleInBothThemes(page, 'main');
});

test('E53 a choice is shown without a request, by keyboard alone too', async ({
  page,
  networkQuiet,
}) => {
  await page.goto(HEAD);
  await expect(option(page, /^Tomato Fez/)).toBeAttached();
  await networkQuiet();
  const urls: string[] = [];
  page.on('request', (request) => {
    // The page requests prices and exchange rates and sends flag usage automatically, and Chromium requests the icon.
    if (!/\/looks\/price|\/rates$|\/collect\/|\/favicon\.svg$/.test(request.url()))
      urls.push(request.url());
  });
  for (const position of [1, 2, 3]) {
    const before = await layers(page);
    await page.getByRole('main').locator('label:has([type=radio])').nth(position).click();
    expect(await layers(page)).not.toEqual(before);
    const drawn = await stage(page)
      .locator('img')
      .evaluateAll((all) => all.map((one) => one instanceof HTMLImageElement && one.complete));
    expect(new Set(drawn)).toEqual(new Set([true]));
  }
  await networkQuiet();
  expect(urls).toEqual([]);

  await test.step('works by keyboard alone: choose, undo, redo, start over, shuffle with a lock', async () => {
    await page.goto(HEAD);
    await expect(option(page, /^None/)).toBeChecked();
    await option(page, /^None/).focus();
    await page.keyboard.press('ArrowRight');
    await expect(worn(page)).not.toContainText('None');
    const first = (await layers(page)).length;
    await page.keyboard.press('ControlOrMeta+z');
    await expect(option(page, /^None/)).toBeChecked();
    expect(await layers(page)).toHaveLength(first - 1);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(worn(page)).not.toContainText('None');
    const before = await worn(page).textContent();

    await page.getByRole('button', { name: 'Lock', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Shuffle' }).press('Enter');
    await expect(page).toHaveURL(/wear=.*wear=/);
    expect(await worn(page).textContent()).toBe(before);
    await page.getByRole('button', { name: 'Start over' }).press('Enter');
    await expect(page).toHaveURL(`${HEAD}&wear=`);
  });
});

test('E63 the avatar on the home page is dressed in three clicks, without a request, and opens in the playground', async ({
  page,
  networkQuiet,
}) => {
  await page.goto('/');
  const room = page.getByRole('region', { name: 'Dress it in three clicks' });
  const avatar = room.getByRole('img', { name: /^Tin Parliament #7/ });
  const drawn = () =>
    avatar
      .locator('img')
      .evaluateAll((all) =>
        all.map((one) => (one instanceof HTMLImageElement && one.complete ? one.src : '')),
      );
  await expect(avatar).toBeVisible();
  // Loads the estimates, and the parts of the page below that come into view.
  await room.getByRole('group', { name: 'Outfit' }).getByRole('button').nth(1).hover();
  await expect(room.getByText(/^≈/).first()).toBeVisible();
  await networkQuiet();
  expect(await overflow(page), 'pixels that stick out to the right').toBeLessThanOrEqual(0);
  const urls: string[] = [];
  page.on('request', (request) => {
    if (!/\/collect\/|\/favicon\.svg$/.test(request.url())) urls.push(request.url());
  });
  for (const slot of ['Headwear', 'Eyes', 'Outfit']) {
    const before = await drawn();
    await room.getByRole('group', { name: slot }).getByRole('button').nth(1).click();
    const after = await drawn();
    expect(after, 'every layer stands there').not.toContain('');
    expect(after.filter((layer) => !before.includes(layer))).toHaveLength(1);
  }
  await networkQuiet();
  expect(urls).toEqual([]);
  await expect(room.getByRole('link', { name: /^Buy / })).toHaveCount(3);

  await continueOnPhone(page);
  const made = await drawn();
  await room.getByRole('link', { name: 'Keep going in the playground' }).click();
  await expect(page).toHaveURL(/\/playground\?avatar=tin-parliament\/7&wear=.*&wear=/);
  await expect(stage(page)).toBeVisible();
  await expect.poll(() => layers(page)).toEqual(made);
});

test('E52 omits linked traits that don’t exist, says so, and saves a picture that says that no one wears the look', async ({
  page,
  browserErrors,
}) => {
  browserErrors.allow(/status of 40[04]/);
  await page.goto(`${HEAD}&wear=${FEZ}&wear=no-such-trait`);
  await expect(page.getByText(/^Part of this link isn’t in the collection/)).toBeVisible();
  await expect(worn(page)).toContainText('Tomato Fez');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  await page.getByRole('button', { name: /^Profile picture/ }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('look-not-worn-profile.png');
  const chunks: Uint8Array[] = [];
  for await (const chunk of await download.createReadStream())
    if (chunk instanceof Uint8Array) chunks.push(chunk);
  const png = Buffer.concat(chunks);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1024, 1024]);
});

test('an avatar is tried on from its page, and the look opens in Construct', async ({
  page,
  world,
  wallet,
}) => {
  const avatar = { collection: 'tin-parliament', tokenId: '7' };
  await signInAt({ page, wallet }, '/avatars/tin-parliament/7');
  await stockUp(world, wallet, { avatars: [avatar], traits: { [FEZ]: 1 } });
  await page.getByRole('link', { name: 'Try traits on it in the playground' }).click();
  await expect(page).toHaveURL(`${PAGE}?avatar=tin-parliament/7`);
  await choose(page, /Tomato Fez/);
  await expect(worn(page)).toContainText('Yours');
  await expect(page.getByText('You have', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Closest to what you own' }).click();
  await expect(worn(page)).toContainText('Tomato Fez');
  await page.getByRole('link', { name: 'Construct this look' }).click();
  await expect(mainHeading(page)).toHaveText('Construct');
  await expect(page).toHaveURL(/\/construct\?avatar=tin-parliament\/7/);
});

test('before the feature opens, the page says what it will be', async ({ page, world }) => {
  await closeFeature(world, 'playground');
  await page.goto(PAGE);
  await expect(page.getByText('Some traits you’ll be able to try on')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Slots' })).toHaveCount(0);
});
