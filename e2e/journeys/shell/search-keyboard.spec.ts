import { expectAccessible } from '../../fixtures/look/accessibility';
import { returnTo } from '../../fixtures/returning';
import {
  createGate,
  openSearch,
  searchField,
  searchResults,
  searchToggle,
} from '../../fixtures/search';
import { expect, test } from '../../fixtures/test';

test('options can be reached and followed without a pointer', async ({ page }) => {
  await page.goto('/packs');
  const field = await openSearch(page);

  await test.step('arrows move through the options and wrap around; the focus stays in the field', async () => {
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await field.fill('diving');
    const options = searchResults(page).getByRole('option');
    await expect(options.nth(2)).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const controlled = await field.getAttribute('aria-controls');
    await expect(searchResults(page)).toHaveAttribute('id', controlled ?? '');

    const expectReached = async (position: number) => {
      const option = options.nth(position);
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(option).toBeInViewport({ ratio: 1 });
      await expect(field).toHaveAttribute(
        'aria-activedescendant',
        (await option.getAttribute('id')) ?? '',
      );
      await expect(field).toBeFocused();
    };
    await field.press('ArrowDown');
    await expectReached(0);
    await field.press('ArrowDown');
    await expectReached(1);
    await expectAccessible(page, 'header');
    await field.press('ArrowUp');
    await expectReached(0);
    await field.press('ArrowUp');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await field.press('ArrowUp');
    await expectReached((await options.count()) - 1);
    await field.press('ArrowDown');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
  });

  await test.step('Home moves in the text, and a press in the panel leaves the focus in the field', async () => {
    await field.press('ArrowDown');
    await field.press('Home');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    expect(
      await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]),
    ).toEqual([0, 0]);
    await page.getByText('Traits', { exact: true }).first().click();
    await expect(searchResults(page)).toBeVisible();
    await expect(field).toBeFocused();
  });

  await test.step('Tab moves to the next item in the header and closes the results', async () => {
    await field.press('Tab');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Play' })).toBeFocused();
    await expect(searchResults(page)).toBeHidden();
  });

  await test.step('Enter follows the current option', async () => {
    await field.fill('bronze diving');
    await expect(searchResults(page)).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/traits\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bronze Diving Helmet');
    await expect(searchField(page)).toHaveValue('');
    await expect(searchResults(page)).toBeHidden();
  });
});

test('R10.2 R10.5 the results stay while the next page loads, and close when you go elsewhere', async ({
  page,
}) => {
  await test.step('R10.5 a text typed while the next page still loads keeps its results when the page arrives', async () => {
    await page.goto('/packs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Packs');
    const gate = createGate();
    await page.route('**/assets/activity-*.js', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link', { name: 'Activity' }).click();
    await expect(page).toHaveURL(/\/activity$/);
    await (await openSearch(page)).fill('lagoon');
    await expect(searchResults(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading the page');
    gate.open();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity');
    await expect(searchResults(page)).toBeVisible();
  });

  await test.step('a press outside closes the results', async () => {
    await page.mouse.click(10, 700);
    await expect(searchResults(page)).toBeHidden();
    await searchField(page).click();
    await expect(searchResults(page)).toBeVisible();
  });

  await test.step('R10.2 going back to another page closes the results', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/packs$/);
    await expect(searchResults(page)).toBeHidden();
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('R2.15 the search works the same behind its button', async ({ page }) => {
    await page.goto('/packs');
    const field = searchField(page);

    await test.step('R2.15 the search opens from a button, and Escape returns the focus to it', async () => {
      await expect(field).toBeHidden();
      await searchToggle(page).focus();
      await page.keyboard.press('Enter');
      await expect(searchToggle(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(field).toBeFocused();
      await page.keyboard.type('lagoon');
      await expect(searchResults(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden();
      await expect(searchToggle(page)).toBeFocused();
      await expect(searchToggle(page)).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('the panel closes with its button, with a press outside and with another menu', async () => {
      await searchToggle(page).click();
      await expect(field).toBeVisible();
      await searchToggle(page).click();
      await expect(field).toBeHidden();

      await searchToggle(page).click();
      await page.mouse.click(180, 800);
      await expect(field).toBeHidden();

      await searchToggle(page).click();
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(field).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'All pages' })).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('what was typed survives a screen that is rotated or enlarged', async () => {
      await (await openSearch(page)).fill('lagoon b');
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(field).toBeVisible();
      await expect(field).toHaveValue('lagoon b');
    });
  });
});

const WIDTHS = [320, 375, 768, 992, 1024, 1279, 1280, 1440, 1920];

test('everything in the header fits, for a visitor and for a collector with many credits and something in the cart', async ({
  page,
  wallet,
  world,
}) => {
  /** Expects that nothing in the header overlaps or overflows at any width. */
  const expectRoomForAll = async () => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const isWide = width >= 1280;
      await expect(searchField(page)).toBeVisible({ visible: isWide });
      await expect(searchToggle(page)).toBeVisible({ visible: !isWide });
      const { overflow, gaps } = await page.evaluate(() => {
        const row = document.querySelector('header > div');
        const parts = [...(row?.children ?? [])]
          .map((part) => part.getBoundingClientRect())
          .filter((part) => part.width > 0);
        return {
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          gaps: parts.slice(1).map((part, index) => part.left - (parts[index]?.right ?? 0)),
        };
      });
      expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
      expect(gaps, `at ${width}`).not.toEqual([]);
      for (const gap of gaps) expect(gap, `at ${width}`).toBeGreaterThanOrEqual(0);
      if (isWide) expect((await searchField(page).boundingBox())?.width).toBeGreaterThan(200);
    }
  };
  const header = page.getByRole('banner');

  await page.goto('/traits/tomato-fez-tin-parliament');
  await expect(header.getByRole('button', { name: 'Connect' })).toBeVisible();
  await expectRoomForAll();

  await world.control.scenario({ body: { name: 'credit-rich-elite' } });
  await returnTo({ page, wallet }, '/traits/tomato-fez-tin-parliament');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(header.getByRole('link', { name: 'Cart, 1 trait' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Disconnect' })).toBeVisible();
  await expectRoomForAll();
});
