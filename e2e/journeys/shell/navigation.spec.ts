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
  signInDialog,
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

const FROM_FEATURES = [
  ['Extract', '/extract'],
  ['Construct', '/construct'],
  ['Construct Premium', '/construct-premium'],
] as const;

test.describe('an entry chosen on its own page reloads that page', () => {
  test('from the header, the hamburger menu and the footer', async ({ page }) => {
    await test.step('R2.21 Play does, but not on another page', async () => {
      await page.goto('/packs');
      const play = header(page).getByRole('link', { name: 'Play', exact: true });
      expect(await reloadsDocument(page, () => play.click())).toBe(false);
      await expect(page).toHaveURL('/playground');
      expect(await reloadsDocument(page, () => play.click())).toBe(true);
      await expect(page).toHaveURL('/playground');
    });

    for (const [name, path] of FROM_FEATURES) {
      await test.step(`R2.24 ${name}, from the Features dropdown`, async () => {
        await page.goto('/packs');
        const choose = async () => {
          const features = await openFeatures(page);
          await features.getByRole('link', { name, exact: true }).click();
        };
        expect(await reloadsDocument(page, choose)).toBe(false);
        await expect(page).toHaveURL(path);
        expect(await reloadsDocument(page, choose)).toBe(true);
        await expect(page).toHaveURL(path);
      });
    }

    for (const [name, path] of FROM_FEATURES) {
      await test.step(`R2.24 ${name}, from the hamburger menu, where Play does too`, async () => {
        await page.setViewportSize(NARROW);
        const choose = (entry: string) => async () => {
          const menu = await openMobileMenu(page);
          await menu.getByRole('link', { name: entry, exact: true }).click();
        };
        await page.goto(path);
        expect(await reloadsDocument(page, choose(name))).toBe(true);
        await page.goto('/playground');
        expect(await reloadsDocument(page, choose('Play'))).toBe(true);

        await page.setViewportSize(WIDE);
      });
    }

    for (const name of ['Extract', 'Construct'])
      await test.step(`R2.24 ${name}, from the footer`, async () => {
        await page.goto(`/${name.toLowerCase()}`);
        const link = footer(page).getByRole('link', { name, exact: true });
        expect(await reloadsDocument(page, () => link.click())).toBe(true);
      });

    await test.step('R2.24 no other entry does', async () => {
      await page.goto('/market');
      for (const name of ['Market', 'Collections', 'Packs', 'Activity']) {
        const link = header(page).getByRole('link', { name, exact: true });
        expect(await reloadsDocument(page, () => link.click())).toBe(false);
        expect(await reloadsDocument(page, () => link.click())).toBe(false);
      }
    });
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

    await test.step('leaves the focus alone when it is the first page', async () => {
      await page.goto('/packs');
      await expect(mainHeading(page)).toBeVisible();
      await expect(page.locator('body')).toBeFocused();
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
  test('is kept, by page and by visit', async ({ page }) => {
    await test.step('R10.2 is restored by Back and Forward, even when the list arrives late', async () => {
      await page.goto('/market/?name=eyes');
      const cards = marketCards(page);
      // Finds the card by its address, because only cards near the viewport are mounted and
      // positions change.
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

    await test.step('is not shared with another visit to the same address', async () => {
      await page.goto('/help');
      await expect(mainHeading(page)).toBeVisible();
      await scrollDown(page, 1500);
      await page.goto('/packs');
      await page.goto('/help');
      await expect(mainHeading(page)).toBeVisible();
      expect(await scrollTop(page)).toBe(0);

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

  test(
    'R2.9 is scrolled to when the page is opened with it',
    { tag: '@small' },
    async ({ page }) => {
      await page.goto('/help#weth-offer-risks');
      const heading = page.getByRole('heading', { name: risks });
      await expect(heading).toBeInViewport();
      const below = await header(page).evaluate(
        (element) => element.getBoundingClientRect().bottom,
      );
      await expect
        .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
        .toBeGreaterThanOrEqual(below);
    },
  );

  test('works within a page and to another', async ({ page }) => {
    await test.step('is scrolled to and focused when a link leads there', async () => {
      await page.goto('/terms');
      await page.getByRole('link', { name: 'risks of offers in WETH' }).click();
      await expect(page).toHaveURL('/help#weth-offer-risks');
      await expect(page.getByRole('heading', { name: risks })).toBeFocused();
      await expect(page.getByRole('heading', { name: risks })).toBeInViewport();

      const contents = page.getByRole('navigation', { name: 'On this page' });
      await contents.getByRole('link', { name: 'What are credits?' }).click();
      await expect(page).toHaveURL('/help#credits');
      await expect(page.getByRole('heading', { name: 'What are credits?' })).toBeFocused();
      await expect(page.getByRole('heading', { name: 'What are credits?' })).toBeInViewport();

      await page.goBack();
      await expect(page.getByRole('heading', { name: risks })).toBeInViewport();
    });

    await test.step('does no harm if it is unknown or broken', async () => {
      for (const fragment of ['#nowhere', '#%E0%A4', '#']) {
        await page.goto(`/packs${fragment}`);
        await expect(mainHeading(page)).toHaveText('Packs');
        await header(page).getByRole('link', { name: 'Market', exact: true }).click();
        await expect(mainHeading(page)).toHaveText('Market');
      }
    });
  });
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

  test('returns to Connect when sign-in is canceled', async ({ page }) => {
    await page.goto(ANY_PAGE);
    await openSignIn(page);
    await page.keyboard.press('Escape');
    await expect(signInDialog(page)).toBeHidden();
    await expect(connectButton(page)).toBeFocused();
  });
});

test.describe('an address without a page', () => {
  test('says so wherever it is', async ({ page, browserErrors }) => {
    for (const path of [
      '/no-such-screen',
      '/market/more',
      '/profile',
      '/traits',
      '/signin',
      '/help/x',
    ])
      await test.step(`R2.13 ${path} says so, with the status 404, and links to other pages`, async () => {
        browserErrors.require(/status of 404/);
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(mainHeading(page)).toHaveText('Page not found');
        await expect(page).toHaveTitle('Page not found · Trait Market');
        await page.getByRole('main').getByRole('link', { name: 'Go to the market' }).click();
        await expect(mainHeading(page)).toHaveText('Market');
      });
  });
});
