import { readFile } from 'node:fs/promises';

import type { Download, Page } from '@playwright/test';

import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectHeadingsInOrder,
} from '../../fixtures/look/accessibility';
import { openAPack } from '../../fixtures/collectors/pack-opener';
import { returnTo } from '../../fixtures/returning';
import { actionDialog, stockUp } from '../../fixtures/collectors/trader';
import { expect, test } from '../../fixtures/test';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

const sizeOf = async (download: Download): Promise<[number, number]> => {
  const png = await readFile(await download.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

const savePicture = async (page: Page, label: RegExp): Promise<Download> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: label }).click(),
  ]);
  return download;
};

test('E291 E293 a pack is torn by key and by drag, shows one trait after the other, and its picture is saved', async ({
  page,
  world,
  product,
}) => {
  const draw = await openAPack(world, product, 'high-tide');
  const at = `/packs?opened=${draw.id}`;
  const pack = page.getByRole('button', { name: 'Your pack: tear to open' });
  const opened = page.getByRole('region', { name: 'Your pack' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });

  await test.step('by key', async () => {
    await page.goto(at);
    await expect(page.getByText('Verified: the draw is fair')).toBeVisible();
    await pack.press('Enter');
    for (const [index, { trait }] of draw.picks.entries()) {
      await expect(page.getByText(`${index + 1} of 5`, { exact: true })).toBeVisible();
      await expect(page.getByText(trait.value, { exact: true })).toBeVisible();
      await expect(opened).toBeHidden();
      await page.keyboard.press('Enter');
    }
    await expect(opened.getByRole('listitem')).toHaveCount(5);
    await expectHeadingsInOrder(page);
    expect(await overflow(page)).toBe(0);
  });

  await test.step('by drag, on a phone', async () => {
    await continueOnPhone(page);
    await page.reload();
    await expect(pack).toBeEnabled();
    await pack.scrollIntoViewIfNeeded();
    const box = await pack.boundingBox();
    if (box === null) throw new Error('The pack isn’t visible.');
    const [middle, top] = [box.x + box.width / 2, box.y + 20];
    await page.mouse.move(middle - 60, top);
    await page.mouse.down();
    await page.mouse.move(middle - 20, top, { steps: 3 });
    await page.mouse.up();
    await expect(pack).toBeVisible();
    await page.mouse.move(box.x + 10, top);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 10, top, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByText('1 of 5', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(opened.getByRole('listitem')).toHaveCount(5);
    expect(await overflow(page)).toBe(0);
  });

  await test.step('the picture is saved', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await opened.getByRole('button', { name: 'Save picture' }).click();
    const phone = await savePicture(page, /^Phone wallpaper/);
    expect(phone.suggestedFilename()).toBe(`pack-${draw.id.slice(2, 10)}-phone.png`);
    expect(await sizeOf(phone)).toEqual([1440, 3120]);
    await expectAccessibleInBothThemes(page, 'main');
  });
});

test('E292 E293 E694 a pack is bought, and a trait: the result has the next steps, is shared by a link and saved', async ({
  page,
  wallet,
  world,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await stockUp(world, wallet, { native: 500, pol: 90_000 });
  await returnTo({ page, wallet }, '/packs?drop=high-tide');
  await page.getByRole('button', { name: 'Buy packs' }).click();
  await page.getByRole('button', { name: 'Sign the pack purchase' }).click();
  await expect(page.getByRole('heading', { name: 'You bought a pack' })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.getByRole('dialog').getByRole('button', { name: 'Open this pack' }).click();
  await expect(actionDialog(page, 'Open High Tide packs')).toBeVisible();

  await page.goto('/traits/tomato-fez-tin-parliament');
  await page.getByRole('button', { name: /^Buy for/ }).click();
  const dialog = actionDialog(page, 'Buy');
  await dialog.getByRole('button', { name: 'Sign the purchase' }).click();
  await expect(dialog.getByRole('heading', { name: 'Purchase complete' })).toBeVisible();
  const before = page.viewportSize();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 375, height: 812 },
  ]) {
    await page.setViewportSize(size);
    await expect
      .poll(async () => {
        const fact = await dialog.getByRole('link', { name: 'View transaction' }).boundingBox();
        const done = await dialog.getByRole('button', { name: 'Done' }).boundingBox();
        return fact && done && fact.y + fact.height <= done.y;
      }, `the last fact is above “Done” at ${size.width}`)
      .toBe(true);
  }
  if (before) await page.setViewportSize(before);
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(dialog.getByLabel('Link')).toHaveValue(/\/traits\/tomato-fez-tin-parliament$/);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/tomato-fez/);
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  const profile = await savePicture(page, /^Profile picture/);
  expect(await sizeOf(profile)).toEqual([1024, 1024]);
  const desktop = await savePicture(page, /^Desktop wallpaper/);
  expect(await sizeOf(desktop)).toEqual([2560, 1440]);
  await expect(dialog.getByText(/^Desktop wallpaper saved/)).toBeVisible();

  await continueOnPhone(page);
  expect(await overflow(page)).toBe(0);
  await expect(dialog.getByRole('link', { name: 'View Tomato Fez' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You hold 1 loose edition.')).toBeVisible();
  await expect(page.getByRole('link', { name: /the Light$/ })).toBeHidden();
});
