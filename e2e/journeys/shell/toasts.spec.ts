import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../../fixtures/look/accessibility';
import { connectButton, openSignIn, termsDialog } from '../../fixtures/sign-in';
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

const swipe = async (page: Page, px: number) => {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('There is no toast to swipe.');
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.move(box.x + 40 + px, box.y + 20);
  await page.mouse.up();
};

/** Expects that the toast covers none of the dialog's visible buttons. */
const expectUncovered = async (page: Page, dialog: Locator) => {
  const over = await toast(page).boundingBox();
  if (!over) throw new Error('There is no toast.');
  const buttons = await dialog.getByRole('button').all();
  expect(buttons.length).toBeGreaterThan(0);
  for (const button of buttons) {
    const box = await button.boundingBox();
    if (!box) continue;
    const isBeside = box.x >= over.x + over.width || box.x + box.width <= over.x;
    const isApart = box.y >= over.y + over.height || box.y + box.height <= over.y;
    expect(isBeside || isApart, `${await button.textContent()} is covered`).toBe(true);
  }
};

test('R4.17 R9.1 a toast closes after 5000 ms unless it is hovered or focused, and by a swipe', async ({
  page,
}) => {
  // Toasts would close automatically if the clock ran.
  await page.clock.install({ time: START });
  const openAndStop = async (minute: number) => {
    await page.clock.resume();
    await page.goto('/help');
    await page.clock.pauseAt(new Date(START.getTime() + minute * 60_000));
    await launcher(page).click();
  };

  await test.step('R4.17 R9.1 it says what happened, and closes by itself after 5000 ms', async () => {
    await openAndStop(10);
    await expect(toast(page)).toContainText('Everything else works.');
    await page.clock.runFor(4_999);
    await expect(toast(page)).toBeVisible();
    await page.clock.runFor(1);
    await expect(toast(page)).toHaveCount(0);
  });

  await test.step('R4.17 hovering or focusing keeps it open', async () => {
    await openAndStop(20);
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

  await test.step('R9.1 a swipe of more than 50 px dismisses it, a shorter one does not', async () => {
    await openAndStop(30);
    await swipe(page, 50);
    await expect(toast(page)).toBeVisible();
    await swipe(page, 51);
    await expect(toast(page)).toHaveCount(0);
  });

  await test.step('E449 one that was there before a dialog opened covers none of its buttons, and can be dismissed', async () => {
    await openAndStop(40);
    await expect(toast(page)).toBeVisible();
    const dialog = await openSignIn(page);
    await expect(toast(page)).toBeVisible();
    for (const size of [
      { width: 375, height: 600 },
      { width: 768, height: 600 },
      { width: 1440, height: 600 },
    ]) {
      await page.setViewportSize(size);
      await expectUncovered(page, dialog);
    }
    await dismiss(page).click();
    await expect(toast(page)).toHaveCount(0);
    await expect(dialog).toBeVisible();
  });
});

test('R9.11 a toast is in the layer 1700, above dialogs in 1400 and the header, and can be read and pressed there', async ({
  page,
  product,
}) => {
  const layer = (element: Element) => Number(getComputedStyle(element).zIndex);
  const layerAround = (element: Element) => {
    let around: Element | null = element;
    while (around && getComputedStyle(around).zIndex === 'auto') around = around.parentElement;
    return around ? Number(getComputedStyle(around).zIndex) : undefined;
  };

  await test.step('when its code fails to load, the toast is drawn plainly', async () => {
    await page.route('**/toast-list*.js', (route) => route.abort());
    await page.goto('/help');
    await launcher(page).click();
    await expect(toast(page)).toContainText('Everything else works.');
    await expectAccessible(page);
    await dismiss(page).click();
    await expect(toast(page)).toHaveCount(0);
    await page.unroute('**/toast-list*.js');
  });

  await test.step('R9.11 a toast that appears while a dialog is open is readable, and pressing it keeps the dialog open', async () => {
    let fail: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(`${product.mockUrl}${WIDGET}`, async (route) => {
      await held;
      await route.abort();
    });
    await page.goto('/help');
    await launcher(page).click();
    await connectButton(page).click();
    const dialog = termsDialog(page);
    // Polls, because a placeholder dialog is visible until the dialog's code has loaded.
    await expect.poll(() => dialog.evaluate(layer)).toBe(1400);
    expect(await page.locator('header').evaluate(layer)).toBeLessThan(1400);
    fail();
    await toast(page).hover();
    await expectAccessible(page);
    expect(await page.locator('[data-slot=toast]').evaluate(layerAround)).toBe(1700);

    await toast(page).getByText('Everything else works.').click();
    await expect(dialog).toBeVisible();
    await page.setViewportSize({ width: 375, height: 812 });
    await toast(page).hover();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(toast(page), 'Escape closes the toast first').toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(connectButton(page)).toBeFocused();
  });
});
