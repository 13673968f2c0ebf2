import { writeFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expectAccessible } from '../../fixtures/look/accessibility';
import { signInAsNewcomer } from '../../fixtures/collectors/collector';
import { animatedPng, noisePng, type PictureFile } from '../../fixtures/pictures';
import { expect, test } from '../../fixtures/test';
import { continueOnPhone } from '../../fixtures/look/window-width';

const EDITOR = '/dashboard?view=profile';
const FIVE_MEGABYTES = 5 * 1024 * 1024;

const torn = noisePng(8);

const input = (page: Page) => page.getByLabel(/^Choose (a|another) picture$/);
const preview = (page: Page) => page.getByRole('img', { name: 'Preview' });
const send = (page: Page) => page.getByRole('button', { name: 'Use this picture' });
const changed = (page: Page) => page.getByText('Your picture was changed.');
const headerPicture = (page: Page) =>
  page.getByRole('button', { name: 'Account menu' }).locator('img');

/** The wallet has no profile yet, so the browser logs a 404 response. */
test.beforeEach(({ browserErrors }) => browserErrors.allow(/status of 404/));

const isShown = (picture: ReturnType<typeof headerPicture>) =>
  picture.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0);

const tooLarge = (): PictureFile => ({
  ...noisePng(8, 'huge.png'),
  buffer: Buffer.concat([noisePng(8).buffer, Buffer.alloc(FIVE_MEGABYTES)]),
});

test('a chosen picture is checked, previewed, uploaded, shown in the header and on the profile, and removed', async ({
  page,
  world,
  wallet,
}) => {
  await signInAsNewcomer({ page, world, wallet }, { at: EDITOR });
  await expect(headerPicture(page)).toHaveCount(0);

  await test.step('a file that cannot be drawn is refused with a message, without an upload', async () => {
    const alert = page.getByRole('alert');
    for (const { file, words } of [
      { file: tooLarge(), words: 'This picture is 5.1 MB, and the limit is 5 MB.' },
      {
        file: { ...torn, name: 'torn.png', buffer: torn.buffer.subarray(0, 20) },
        words: 'This file can’t be shown as a picture.',
      },
    ]) {
      await input(page).setInputFiles(file);
      await expect(alert).toContainText(words);
      await expect(alert).toContainText('Nothing was sent');
      await expect(send(page)).toBeHidden();
    }
    await expectAccessible(page, 'main');
  });

  await test.step('R3.2 the picture is uploaded as one multipart file in the field image', async () => {
    await input(page).setInputFiles(noisePng(64, 'a fox.png'));
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(preview(page)).toBeVisible();
    await expect(page.getByText('a fox.png')).toBeVisible();
    expect(await world.requestCount('POST', '/v1/users/profile-upload')).toBe(0);
    await expectAccessible(page, 'main');

    // Routes the request, because Playwright exposes files only in routed requests.
    await page.route(/\/v1\/users\/profile-upload$/, (route) => route.continue());
    const leaving = page.waitForRequest(/\/v1\/users\/profile-upload$/);
    await send(page).click();
    const request = await leaving;
    expect(request.method()).toBe('POST');
    expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(request.headers()['authorization']).toMatch(/^Bearer ./);
    expect(request.postDataBuffer()?.toString('latin1')).toMatch(
      /form-data; name="image"; filename="a fox\.png"\r\nContent-Type: image\/png/,
    );
    await expect(changed(page)).toBeVisible();
    await expect(input(page)).toBeFocused();
    await expect(preview(page)).toBeHidden();
    await expect(headerPicture(page)).toHaveAttribute('src', /\.webp$/);
    await expect.poll(() => isShown(headerPicture(page))).toBe(true);
  });

  await continueOnPhone(page);
  await page.getByRole('link', { name: 'View your public profile' }).click();
  await expect(page.getByText('This is you')).toBeVisible();
  const shown = page.getByRole('main').locator('[data-slot=avatar] img');
  await expect.poll(() => isShown(shown)).toBe(true);

  await test.step('the picture can be removed again', async () => {
    await page.goBack();
    await page.getByRole('button', { name: 'Remove the picture' }).click();
    await expect(page.getByText('Your picture was removed.')).toBeVisible();
    await expect(input(page)).toBeFocused();
    await expect(headerPicture(page)).toHaveCount(0);
  });
});

test('a dropped picture is refused by the provider, and another shows its progress and can be stopped', async ({
  page,
  world,
  wallet,
  context,
  browserErrors,
}, info) => {
  browserErrors.require(/status of 415/);
  await signInAsNewcomer({ page, world, wallet }, { at: EDITOR });

  await test.step('a picture can be dropped in place, and a refusal by the provider is shown', async () => {
    const file = info.outputPath('dropped.png');
    await writeFile(file, animatedPng().buffer);
    const box = await input(page).boundingBox();
    if (box === null) throw new Error('The place for pictures is not shown.');
    const mouse = await context.newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await mouse.send('Input.dispatchDragEvent', {
        type,
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
        data: { items: [], files: [file], dragOperationsMask: 1 },
      });
    await expect(preview(page)).toBeVisible();
    await expect(page.getByText('dropped.png')).toBeVisible();
    await send(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Couldn’t change your picture');
    await expect(alert).toContainText('Choose a PNG, JPEG, WebP or GIF file.');
    await expect(preview(page)).toBeVisible();
  });

  const network = await context.newCDPSession(page);
  const slowDown = (bytesPerSecond: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  await input(page).setInputFiles(noisePng(800));
  await slowDown(100_000);
  await send(page).click();
  const progress = page.getByRole('progressbar', { name: 'Upload' });
  await expect
    .poll(async () => Number(await progress.getAttribute('value')), { timeout: 15_000 })
    .toBeGreaterThan(0);
  await expect(page.getByText(/^Uploading, [<>]?\d+%$/)).toBeVisible();
  await expectAccessible(page, 'main');

  await page.getByRole('button', { name: 'Stop uploading' }).click();
  await expect(page.getByText('Stopped. Couldn’t change your picture.')).toBeVisible();
  await expect(progress).toBeHidden();
  await expect(preview(page)).toBeVisible();
  await expect(headerPicture(page)).toHaveCount(0);

  await slowDown(-1);
  await send(page).click();
  await expect(changed(page)).toBeVisible();
});
