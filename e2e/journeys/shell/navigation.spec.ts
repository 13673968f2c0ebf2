import type { Page } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import {
  NARROW,
  WIDE,
  footer,
  header,
  reloadsDocument,
  mainHeading,
  openFeatures,
  openMobileMenu,
} from '../../fixtures/shell';
import {
  connectButton,
  disconnectButton,
  expectSignedIn,
  openSignIn,
} from '../../fixtures/sign-in';
import { slowDown } from '../../fixtures/slow-answers';
import { expect, test } from '../../fixtures/test';

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

const scrollDown = (page: Page, to: number): Promise<void> =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo(0, top);
      }),
    to,
  );

test('an entry chosen on its own page reloads that page', async ({ page }) => {
  const fromFeatures = (name: string) => async () => {
    const features = await openFeatures(page);
    await features.getByRole('link', { name, exact: true }).click();
  };
  const fromMenu = (name: string) => async () => {
    const menu = await openMobileMenu(page);
    await menu.getByRole('link', { name, exact: true }).click();
  };

  await test.step('R2.21 Play does, but not on another page', async () => {
    await page.goto('/help');
    const play = header(page).getByRole('link', { name: 'Play', exact: true });
    expect(await reloadsDocument(page, () => play.click())).toBe(false);
    await expect(page).toHaveURL('/playground');
    expect(await reloadsDocument(page, () => play.click())).toBe(true);
    await expect(page).toHaveURL('/playground');
  });

  await test.step('R2.24 no other entry does', async () => {
    const link = header(page).getByRole('link', { name: 'Packs', exact: true });
    expect(await reloadsDocument(page, () => link.click())).toBe(false);
    expect(await reloadsDocument(page, () => link.click())).toBe(false);
  });

  await test.step('R2.24 Construct, from the Features dropdown and the footer', async () => {
    expect(await reloadsDocument(page, fromFeatures('Construct'))).toBe(false);
    await expect(page).toHaveURL('/construct');
    expect(await reloadsDocument(page, fromFeatures('Construct'))).toBe(true);
    await expect(page).toHaveURL('/construct');
    const link = footer(page).getByRole('link', { name: 'Construct', exact: true });
    expect(await reloadsDocument(page, () => link.click())).toBe(true);
  });

  await test.step('R2.24 Construct, from the hamburger menu', async () => {
    await page.setViewportSize(NARROW);
    expect(await reloadsDocument(page, fromMenu('Construct'))).toBe(true);
    await expect(page).toHaveURL('/construct');
  });
});

test.describe('a new page', () => {
  test('takes visitors to its top', async ({ page }) => {
    await test.step('has a title, starts at its top, and its heading is focused and announced', async () => {
      await page.goto('/');
      await expect(page).toHaveTitle('Trait Market');
      await footer(page).getByRole('link', { name: 'Leaders' }).click();
      await expect(page).toHaveTitle('Leaders · Trait Market');
      await expect(mainHeading(page)).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: /^Leaders$/ })).toBeAttached();
      expect(await scrollTop(page)).toBe(0);
    });

    await test.step('can be reached past the header with the first press of Tab', async () => {
      await page.goto('/packs');
      await expect(mainHeading(page)).toBeVisible();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    });
  });
});

const marketCards = (page: Page) => page.getByRole('main').locator('a[href^="/traits/"]');

test.describe('the scroll position of a page', () => {
  test('is restored, by page and by visit', async ({ page }) => {
    await test.step('R10.2 is restored by Back and Forward, even when the list arrives late', async () => {
      await page.goto('/market/?name=eyes');
      const cards = marketCards(page);
      // Finds the card by its address, because only cards near the viewport are mounted.
      const address = (await cards.nth(12).getAttribute('href')) ?? '';
      const card = page.getByRole('main').locator(`a[href="${address}"]`);
      await card.scrollIntoViewIfNeeded();
      const left = await scrollTop(page);
      expect(left).toBeGreaterThan(300);
      await card.click();
      await expect(page).toHaveURL(/\/traits\//);
      await expect.poll(() => scrollTop(page)).toBe(0);

      await page.reload();
      const release = await slowDown(page);
      await page.goBack();
      await expect(page).toHaveURL(/name=eyes/);
      await expect(page.getByText('Loading traits')).toBeAttached();
      release();
      await expect(cards.first()).toBeVisible();
      await expect.poll(() => scrollTop(page)).toBeCloseTo(left, -1);

      await page.goForward();
      await expect(page).toHaveURL(/\/traits\//);
      await expect.poll(() => scrollTop(page)).toBe(0);

      await page.unrouteAll();
    });

    await test.step('is the top if the page was never scrolled', async () => {
      await page.goto('/packs');
      await header(page).getByRole('link', { name: 'Market', exact: true }).click();
      await expect(mainHeading(page)).toHaveText('Market');
      await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
      await scrollDown(page, 400);
      await expect.poll(() => scrollTop(page)).toBe(400);
      await page.goBack();
      await expect(mainHeading(page)).toHaveText('Packs');
      await expect.poll(() => scrollTop(page)).toBe(0);
      await page.goForward();
      await expect(mainHeading(page)).toHaveText('Market');
      await expect.poll(() => scrollTop(page)).toBe(400);

      await page.unrouteAll();
    });

    await test.step('is restored by a reload', async () => {
      await page.goto('/help');
      await expect(mainHeading(page)).toBeVisible();
      await scrollDown(page, 1500);
      await expect.poll(() => scrollTop(page)).toBe(1500);
      await page.reload();
      await expect(mainHeading(page)).toBeVisible();
      await expect.poll(() => scrollTop(page)).toBe(1500);

      await page.unrouteAll();
    });

    await test.step('is left alone if the person keeps scrolling', async () => {
      await page.goto('/market/?name=eyes');
      const cards = marketCards(page);
      await expect(cards.first()).toBeVisible();
      await scrollDown(page, 1200);
      await page.reload();
      const release = await slowDown(page);
      await page.reload();
      await expect(page.getByText('Loading traits')).toBeAttached();
      await page.mouse.wheel(0, -4000);
      await expect.poll(() => scrollTop(page)).toBe(0);
      release();
      await expect(cards.first()).toBeVisible();
      expect(await scrollTop(page)).toBe(0);

      await page.unrouteAll();
    });
  });
});

test.describe('a fragment in the address', () => {
  const risks = 'What are the risks of an offer in WETH?';

  test('R2.9 is scrolled to when the page is opened with it, and works within a page and to another', async ({
    page,
  }) => {
    const heading = page.getByRole('heading', { name: risks });
    for (const size of [NARROW, WIDE])
      await test.step(`R2.9 the page is opened with it, ${size.width} pixels wide`, async () => {
        await page.setViewportSize(size);
        await page.goto('/terms');
        await page.goto('/help#weth-offer-risks');
        await expect(heading).toBeInViewport();
        const below = await header(page).evaluate(
          (element) => element.getBoundingClientRect().bottom,
        );
        await expect
          .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
          .toBeGreaterThanOrEqual(below);
      });

    await test.step('is scrolled to and focused when a link leads there', async () => {
      await page.goto('/terms');
      await page.getByRole('link', { name: 'risks of offers in WETH' }).click();
      await expect(page).toHaveURL('/help#weth-offer-risks');
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();

      const contents = page.getByRole('navigation', { name: 'On this page' });
      await contents.getByRole('link', { name: 'What are credits?' }).click();
      await expect(page).toHaveURL('/help#credits');
      await expect(page.getByRole('heading', { name: 'What are credits?' })).toBeFocused();
      await expect(page.getByRole('heading', { name: 'What are credits?' })).toBeInViewport();

      await page.goBack();
      await expect(heading).toBeInViewport();
    });

    await test.step('does no harm if it is broken', async () => {
      await page.goto('/terms#%E0%A4');
      await expect(mainHeading(page)).toHaveText('Terms');
      await header(page).getByRole('link', { name: 'Packs', exact: true }).click();
      await expect(mainHeading(page)).toHaveText('Packs');
    });
  });
});

test('Back closes an open dialog and stays on the page', async ({ page }) => {
  await page.goto('/packs');
  await header(page).getByRole('link', { name: 'Activity', exact: true }).click();
  await expect(mainHeading(page)).toHaveText('Activity');
  const dialog = await openSignIn(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(mainHeading(page)).toHaveText('Activity');
  await expect(connectButton(page)).toBeFocused();

  await connectButton(page).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(mainHeading(page)).toHaveText('Packs');
});

test('E690 Back closes an open menu and stays on the page', async ({ page }) => {
  await page.goto('/packs');
  await header(page).getByRole('link', { name: 'Activity', exact: true }).click();
  await expect(mainHeading(page)).toHaveText('Activity');
  const menu = header(page).getByRole('button', { name: 'Features' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.goBack();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(mainHeading(page)).toHaveText('Activity');
  await page.goBack();
  await expect(mainHeading(page)).toHaveText('Packs');
});

test.describe('the focus', () => {
  test('moves to the content when sign-in is done, and when the session ends', async ({ page }) => {
    await page.goto(ANY_PAGE);
    const dialog = await openSignIn(page);
    await dialog.getByRole('button', { name: 'Test Wallet' }).click();
    await expectSignedIn(page);
    await expect(page.getByRole('main')).toBeFocused();

    await disconnectButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(connectButton(page)).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Disconnected' })).toBeAttached();
  });
});
