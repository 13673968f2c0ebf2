import type { Locator, Page } from '@playwright/test';
import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';

import { ANY_PAGE } from '../../fixtures/any-page';
import { setColorScheme } from '../../fixtures/look/color-scheme';
import { layoutShift, watchLayoutShift } from '../../fixtures/look/layout-shift';
import { header, mainHeading, openFeatures } from '../../fixtures/shell';
import { connectButton, signIn, termsDialog } from '../../fixtures/sign-in';
import { fetchInBrowser } from '../../fixtures/browser-data';
import { slowDown } from '../../fixtures/slow-answers';
import { expect, test } from '../../fixtures/test';
import { overflow, widen } from '../../fixtures/look/window-width';
import { WORLD_HEADER } from '../../fixtures/world';

const cards = (page: Page): Locator => page.getByRole('main').locator('a[href^="/traits/"]');

test.describe('R10.5 R10.9 nothing jumps when late answers arrive', { tag: '@small' }, () => {
  /** A negligible layout shift; web vitals rate up to 0.1 as "good". */
  const NONE = 0.02;

  const visits: [string, (page: Page) => Locator][] = [
    ['/', cards],
    ['/market', cards],
    ['/market/?name=eyes', cards],
    ['/traits/tomato-fez-tin-parliament', (page) => page.getByRole('region', { name: 'Holders' })],
    [
      '/avatars/tin-parliament/7',
      (page) => page.getByRole('region', { name: 'Listings, offers and trades' }),
    ],
    ['/playground', (page) => page.getByRole('group', { name: 'Slots' })],
    ['/constructions', (page) => page.getByRole('main').getByRole('article')],
    ['/activity', (page) => page.getByRole('main').locator('time')],
    ['/leaders', (page) => page.getByRole('table')],
    ['/subscriptions', (page) => page.getByRole('button', { name: 'Buy 500 credits' })],
    [`/profile/${DEMO_ADDRESS}`, mainHeading],
  ];
  test('on any page that is opened', async ({ page, networkQuiet }) => {
    await watchLayoutShift(page);
    for (const [path, arrived] of visits)
      await test.step(path, async () => {
        const release = await slowDown(page);
        await page.goto(path);
        await expect(page.getByText(/^Loading|^Looking for/).first()).toBeAttached();
        release();
        await expect(arrived(page).first()).toBeVisible();
        await networkQuiet();
        expect(await layoutShift(page)).toBeLessThanOrEqual(NONE);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
  });
});

test('a layout shift is detected', async ({ page }) => {
  await watchLayoutShift(page);
  await page.goto('/help');
  await expect(mainHeading(page)).toBeVisible();
  await page.evaluate(() => {
    const wedge = document.createElement('div');
    wedge.style.height = '200px';
    document.querySelector('main')?.prepend(wedge);
  });
  expect(await layoutShift(page)).toBeGreaterThan(0.05);
});

const longestMotion = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const seconds = (list: string) =>
      Math.max(
        ...list
          .split(',')
          .map((one) => Number.parseFloat(one) * (one.trim().endsWith('ms') ? 0.001 : 1)),
      );
    const styles = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
    return Math.max(
      ...styles.map((style) => seconds(style.transitionDuration)),
      ...styles
        .filter(({ animationName }) => animationName !== 'none')
        .map((style) => seconds(style.animationDuration)),
    );
  });

/** Counts the transitions that start when the page's colors change. */
const transitionsOfTheme = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let begun = 0;
    document.addEventListener('transitionrun', () => (begun += 1));
    document.documentElement.style.colorScheme = 'dark';
    for (let frame = 0; frame < 5; frame += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
    return begun;
  });

const openEverything = async (page: Page) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  // The latest sales load when they are near.
  const skeletons = page.locator('[data-slot=skeleton]');
  await skeletons.last().scrollIntoViewIfNeeded();
  await expect(skeletons).toHaveCount(0);
  await openFeatures(page);
  await cards(page).first().hover();
};

test('R10.9 R10.10 with reduced motion nothing moves, and the page follows the system’s dark or light theme', async ({
  page,
}) => {
  await openEverything(page);
  expect(await longestMotion(page)).toBeLessThan(0.001);
  const art = cards(page).first().locator('img');
  expect(await art.evaluate((element) => getComputedStyle(element).translate)).toBe('none');

  await page.keyboard.press('Escape');
  await connectButton(page).click();
  await expect(termsDialog(page)).toBeVisible();
  expect(await longestMotion(page)).toBeLessThan(0.001);

  const seen = async (colorScheme: 'dark' | 'light') => {
    await setColorScheme(page, colorScheme);
    return page.evaluate(() => {
      const { colorScheme: scheme } = getComputedStyle(document.documentElement);
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { scheme, backgroundColor, color };
    });
  };
  const [dark, light] = [await seen('dark'), await seen('light')];
  expect([dark.scheme, light.scheme]).toEqual(['dark', 'light']);
  expect(light.backgroundColor).not.toBe(dark.backgroundColor);
  expect(light.color).not.toBe(dark.color);

  // No element has a transition, because inherited colors would change later than others.
  expect(await transitionsOfTheme(page)).toBe(0);
});

test.describe('without reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('things move for at most 200 ms, and still work', async ({ page }) => {
    await openEverything(page);
    const motion = await longestMotion(page);
    expect(motion).toBeGreaterThan(0.1);
    expect(motion).toBeLessThanOrEqual(0.2);
    expect(await transitionsOfTheme(page)).toBeGreaterThan(0);
    const art = cards(page).first().locator('img');
    await expect
      .poll(() => art.evaluate((element) => getComputedStyle(element).translate))
      .not.toBe('none');
    await header(page).getByRole('link', { name: 'The Light', exact: true }).click();
    await expect(mainHeading(page)).toHaveText('The Light');
    await signIn(page, 'Test Wallet');
  });
});

test.describe('R9.10 the breakpoints', () => {
  const columns = (page: Page): Promise<number> =>
    page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.locator('a[href^="/traits/"]') })
      .first()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);

  test('from the narrowest to the widest', async ({ page }) => {
    await test.step('md 48em and xl 80em each add a column, and so does the width of 1344 pixels', async () => {
      await page.goto('/market/?name=eyes');
      await expect(cards(page).first()).toBeVisible();
      for (const [width, below, above] of [
        [768, 3, 4],
        [1280, 3, 4],
        [1344, 4, 5],
      ] as const) {
        await widen(page, width - 1);
        await expect.poll(() => columns(page), { message: `${width - 1} pixels` }).toBe(below);
        await widen(page, width);
        await expect.poll(() => columns(page), { message: `${width} pixels` }).toBe(above);
      }
    });

    await test.step('lg puts the filters beside the wall', async () => {
      await widen(page, 991);
      await page.goto('/market');
      await expect(cards(page).first()).toBeVisible();
      const filters = page.getByRole('complementary', { name: 'Filters' });
      const button = page.getByRole('button', { name: 'Filters', exact: true });
      await expect(button).toBeVisible();
      await expect(filters).toBeHidden();
      await widen(page, 992);
      await expect(button).toBeHidden();
      await expect(filters).toBeVisible();
    });

    await test.step('R9.10 sm 30em', async () => {
      await widen(page, 479);
      await page.goto(ANY_PAGE);
      const notice = page.getByText(/^Notice - /);
      const size = () => notice.evaluate((element) => getComputedStyle(element).fontSize);
      await expect.poll(size).toBe('12px');
      await widen(page, 480);
      await expect.poll(size).toBe('14px');
    });

    await test.step('R9.10 xxl 96em spaces the header’s links', async () => {
      await page.goto(ANY_PAGE);
      const link = header(page).getByRole('link', { name: 'Packs', exact: true });
      const space = () => link.evaluate((element) => getComputedStyle(element).paddingLeft);
      await widen(page, 1535);
      await expect.poll(space).toBe('10px');
      await widen(page, 1536);
      await expect.poll(space).toBe('12px');
    });

    await test.step('R9.10 md has the first links, and lg turns the hamburger into all of them', async () => {
      await widen(page, 767);
      await page.goto(ANY_PAGE);
      const hamburger = header(page).getByRole('button', { name: 'Menu', exact: true });
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(hamburger).toBeVisible();
      await expect(links).toHaveCount(0);
      for (const width of [768, 991]) {
        await widen(page, width);
        await expect(links).toHaveText(['Market', 'Collections']);
        await expect(hamburger).toBeVisible();
      }
      await widen(page, 992);
      await expect(hamburger).toBeHidden();
      await expect(links.filter({ hasText: 'Activity' })).toBeVisible();
    });
  });
});

test('no width, search or name makes anything overflow the window', async ({ page, world }) => {
  await test.step('R10.10 no width makes anything overflow the window', async () => {
    for (const path of [
      '/',
      '/market/?name=eyes',
      '/construct-premium',
      '/help',
      '/signin/guest',
    ]) {
      await page.goto(path);
      await expect(mainHeading(page)).toBeVisible();
      for (const width of [320, 375, 480, 768, 992, 1280, 1920]) {
        await widen(page, width);
        await expect
          .poll(() => overflow(page), { message: `${path} at ${width} pixels` })
          .toBeLessThanOrEqual(0);
      }
    }
  });

  await test.step('no search is long enough to make anything overflow the window', async () => {
    await page.goto(`/market?name=${'a'.repeat(200)}&slot=eyes`);
    await expect(page.getByRole('button', { name: /without name/ })).toBeVisible();
    for (const width of [320, 375, 768]) {
      await widen(page, width);
      await expect
        .poll(() => overflow(page), { message: `at ${width} pixels` })
        .toBeLessThanOrEqual(0);
    }
  });

  await test.step('no name is long enough to make anything overflow the window', async () => {
    const name = 'the_most_honourable_collector_of_wonderful_things_1897';
    const value = `Fez of the ${'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(2)}`;
    await fetchInBrowser(page);
    await page.route(/\/economy\/v1\/(?!events)/, async (route) => {
      const headers = { ...route.request().headers(), [WORLD_HEADER]: world.name };
      const response = await route.fetch({ headers });
      const body = (await response.text())
        .replaceAll(/"username":"[^"]+"/g, `"username":"${name}"`)
        .replaceAll('Tomato Fez', value);
      await route.fulfill({ response, body });
    });
    for (const path of [
      '/market?name=tomato+fez',
      '/traits/tomato-fez-tin-parliament',
      '/activity',
      '/leaders',
    ]) {
      await page.goto(path);
      await expect(
        page.getByText(path.startsWith('/market') ? /Fez of the/ : /^the_most_honourable/).first(),
      ).toBeVisible();
      for (const width of [320, 375, 768]) {
        await widen(page, width);
        await expect
          .poll(() => overflow(page), { message: `${path} at ${width} pixels` })
          .toBeLessThanOrEqual(0);
      }
    }
  });
});
