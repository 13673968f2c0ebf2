import type { Locator, Page } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { expectAccessible } from '../../fixtures/look/accessibility';
import { connectButton, openSignIn, signInDialog } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { BLOCKED, takeDown } from '../../fixtures/third-parties';

const START = new Date('2024-02-01T12:00:00Z');
const WIDGET = '/chat/widget.js';

const toast = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: 'Couldn’t open the chat' });
const dismiss = (page: Page): Locator => toast(page).getByRole('button', { name: 'Dismiss' });
const launcher = (page: Page): Locator => page.getByRole('button', { name: 'Chat with us' });

test.beforeEach(async ({ page, product, browserErrors }) => {
  browserErrors.allow(BLOCKED);
  await takeDown(page, product, WIDGET);
});

const stopTime = async (page: Page) => {
  await page.clock.install({ time: START });
  await page.goto('/packs');
  await page.clock.pauseAt(new Date(START.getTime() + 60_000));
};

test('R4.17 R9.1 a toast says what happened, and closes by itself after 5000 ms', async ({
  page,
}) => {
  await stopTime(page);
  await launcher(page).click();
  await expect(toast(page)).toContainText('Everything else works.');
  await page.clock.runFor(4_999);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast(page)).toHaveCount(0);
});

test('R4.17 hovering or focusing a toast keeps it open', async ({ page }) => {
  await stopTime(page);
  await launcher(page).click();
  await toast(page).hover();
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(10, 300);
  await page.clock.runFor(4_000);

  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toast(page)).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dismiss(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await expect(launcher(page), 'the focus is back where it was').toBeFocused();
});

const swipe = async (page: Page, px: number) => {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('There is no toast to swipe.');
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.move(box.x + 40 + px, box.y + 20);
  await page.mouse.up();
};

test('R9.1 a swipe of more than 50 px dismisses it, a shorter one does not', async ({ page }) => {
  await stopTime(page);
  await launcher(page).click();
  await swipe(page, 50);
  await expect(toast(page)).toBeVisible();
  await swipe(page, 51);
  await expect(toast(page)).toHaveCount(0);
});

test('axe finds no problems on a page with a toast', { tag: '@small' }, async ({ page }) => {
  await page.goto('/packs');
  await launcher(page).click();
  await toast(page).hover();
  await expectAccessible(page);
});

test('no code for toasts is loaded before the first one', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (/toast-list/.test(request.url())) loaded.push(request.url());
  });
  await page.goto(ANY_PAGE, { waitUntil: 'networkidle' });
  expect(loaded).toEqual([]);
  await launcher(page).click();
  await expect(toast(page)).toBeVisible();
  expect(loaded).not.toEqual([]);
});

test('when that code fails to load, the toast is drawn plainly', async ({ page }) => {
  await page.route('**/toast-list*.js', (route) => route.abort());
  await page.goto('/packs');
  await launcher(page).click();
  await expect(toast(page)).toContainText('Everything else works.');
  await expectAccessible(page);
  await dismiss(page).click();
  await expect(toast(page)).toHaveCount(0);
});

test.describe('with a modal dialog', () => {
  const heldToast = async (page: Page, mockUrl: string) => {
    let fail: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(`${mockUrl}${WIDGET}`, async (route) => {
      await held;
      await route.abort();
    });
    return fail;
  };

  test('R9.11 a toast that appears while it is open is readable, and pressing it keeps the dialog open', async ({
    page,
    product,
  }) => {
    const fail = await heldToast(page, product.mockUrl);
    await page.goto('/packs');
    await launcher(page).click();
    const dialog = await openSignIn(page);
    fail();
    await toast(page).hover();
    await expectAccessible(page);

    await toast(page).getByText('Everything else works.').click();
    await expect(dialog).toBeVisible();
    await dismiss(page).click();
    await expect(toast(page)).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });

  test('a toast that was there before it opened stays readable', async ({ page }) => {
    await stopTime(page);
    await launcher(page).click();
    await expect(toast(page)).toBeVisible();
    const dialog = await openSignIn(page);
    await expect(toast(page)).toBeVisible();
    await dismiss(page).click();
    await expect(toast(page)).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });

  test('Escape closes the toast first, then the dialog', async ({ page, product }) => {
    const fail = await heldToast(page, product.mockUrl);
    await stopTime(page);
    await launcher(page).click();
    await openSignIn(page);
    fail();
    await expect(toast(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toast(page)).toHaveCount(0);
    await expect(signInDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(signInDialog(page)).toBeHidden();
    // Advances the clock, because the dialog returns the focus in a timer.
    await page.clock.runFor(10);
    await expect(connectButton(page)).toBeFocused();
  });
});
