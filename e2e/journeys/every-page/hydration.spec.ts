import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import { launchOptions } from '@trait-market/scripts/browser/launch-options';
import type { Page } from '@playwright/test';

import { firstRender, watchFirstRender } from '../../fixtures/look/first-render';
import { layoutShift, movedAfterParsing, watchLayoutShift } from '../../fixtures/look/layout-shift';
import { returnTo } from '../../fixtures/returning';
import { expect, test } from '../../fixtures/test';
import type { TestWallet } from '../../fixtures/wallet/test-wallet';

/** The public pages, each with its heading. */
const PAGES = [
  ['/', 'The world’s first NFT trait economy'],
  ['/market', 'Market'],
  ['/market?collection=tin-parliament&sort=price', 'Market'],
  ['/market/?name=tin', '“tin” on the market'],
  ['/market?kind=avatars', 'Avatars'],
  [
    '/market?kind=avatars&collection=tin-parliament&trait=blued-steel-diving-helmet-tin-parliament',
    'Avatars',
  ],
  ['/traits/tomato-fez-tin-parliament', 'Tomato Fez'],
  ['/avatars/tin-parliament/7', 'Tin Parliament #7'],
  ['/collections', 'Collections'],
  ['/collections/tin-parliament', 'Tin Parliament'],
  ['/packs', 'Packs'],
  ['/packs?drop=high-tide', 'High Tide'],
  ['/activity', 'Activity'],
  ['/activity?type=sale&collection=tin-parliament', 'Activity'],
  ['/leaders', 'Leaders'],
  ['/constructions', 'Construct Feed'],
  [`/profile/${DEMO_ADDRESS}`, 'wren-halloway'],
  ['/help', 'Help'],
  ['/privacy-policy', 'Privacy policy'],
  ['/terms', 'Terms'],
  ['/nft-license', 'NFT license'],
] as const;

/** The calls of a visitor's first page that aren't in the server's data. */
const LATER_CALLS = /\/events$|&cursor=|\/over-time$|\/image\.svg/;

/** The contents of all drops, from which the browser estimates the packs' values. */
const ALL_CONTENTS = /\/drops\/[^/]+$/;

/** For known visitors the header's actions and marks such as "Watching" appear after hydration. */
const KNOWN_SHIFT = 0.005;

// Web fonts are disabled, because their arrival would count as a layout shift of the page.
const launched = launchOptions();
test.use({ launchOptions: { ...launched, args: [...launched.args, '--disable-remote-fonts'] } });

const STORED = {
  watchlist: JSON.stringify([
    {
      kind: 'trait',
      id: 'tomato-fez-tin-parliament',
      since: '2026-01-01T00:00:00.000Z',
      floorThen: null,
    },
  ]),
  cart: JSON.stringify([
    {
      hash: `0x${'1'.repeat(64)}`,
      quantity: 2,
      traitId: 'tomato-fez-tin-parliament',
      name: 'Tomato Fez',
      price: { chainId: 1, coin: 'native', amount: '1000000000000000' },
    },
  ]),
  guestWalletAddress: DEMO_ADDRESS,
  activityFilter: 'type=sale',
  dismissedNotice:
    'Notice - An issue affecting trades, extractions and constructions for some users has been resolved.',
  estimateUnit: 'eur',
  theme: 'light',
};

/** Sets the device's clock two hours ahead, so that all data of the page look old. */
const setClockAhead = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const AHEAD_MS = 2 * 60 * 60_000;
    const now = Date.now.bind(Date);
    Date.now = () => now() + AHEAD_MS;
    window.Date = new Proxy(Date, {
      construct: (target, given) =>
        Reflect.construct(target, given.length === 0 ? [now() + AHEAD_MS] : given),
    });
  });
};

const storeItems = async (page: Page, items: Readonly<Record<string, string>>): Promise<void> => {
  await page.addInitScript((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, items);
};

/** Returns the exact times that aren't in the device's time zone. */
const foreignTimes = (page: Page): Promise<string[]> =>
  page.locator('time[title]').evaluateAll((times) =>
    times.flatMap((time) => {
      const title = time.getAttribute('title') ?? '';
      const at = new Date(time.getAttribute('datetime') ?? '');
      const parts = [at.getHours(), at.getMinutes(), at.getSeconds()];
      const clock = parts.map((part) => String(part).padStart(2, '0')).join(':');
      const zone = new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset' })
        .formatToParts(at)
        .find(({ type }) => type === 'timeZoneName')
        ?.value.replace('GMT', 'UTC')
        .replace('-', '−');
      return title.endsWith(`${clock} ${zone}`) ? [] : [title];
    }),
  );

type Visitor = {
  title: string;
  use: Parameters<typeof test.use>[0];
  isKnown?: true;
  arrive?: (page: Page, wallet: TestWallet) => Promise<void>;
};

const SMALL = { width: 375, height: 812 };
const LARGE = { width: 1440, height: 900 };

const VISITORS: readonly Visitor[] = [
  {
    title: 'a new visitor in Nepal, with a phone in the dark theme',
    use: { timezoneId: 'Asia/Kathmandu', viewport: SMALL, colorScheme: 'dark' },
  },
  {
    title: 'a new visitor in Los Angeles, in the light theme',
    use: { timezoneId: 'America/Los_Angeles', viewport: LARGE, colorScheme: 'light' },
  },
  {
    title: 'a returning visitor whose clock is two hours ahead, in the dark theme',
    use: { timezoneId: 'America/Los_Angeles', viewport: LARGE, colorScheme: 'dark' },
    isKnown: true,
    arrive: async (page) => {
      await setClockAhead(page);
      await storeItems(page, STORED);
    },
  },
  {
    title: 'a signed-in visitor with a phone in the light theme',
    use: { timezoneId: 'Asia/Kathmandu', viewport: SMALL, colorScheme: 'light' },
    isKnown: true,
    arrive: (page, wallet) => returnTo({ page, wallet }, '/help'),
  },
];

for (const { title, use, isKnown = false, arrive } of VISITORS)
  test.describe(title, () => {
    test.use(use);

    test('every public page continues from the server’s HTML', async ({
      page,
      wallet,
      networkQuiet,
    }) => {
      await arrive?.(page, wallet);
      await watchLayoutShift(page);
      await watchFirstRender(page);
      const reported: string[] = [];
      page.on('console', (message) => {
        // Reported because this test disables the preloaded fonts, and blocks service workers.
        if (!/\.woff2 was preloaded|Service Worker registration blocked/.test(message.text()))
          reported.push(message.text());
      });
      page.on('pageerror', (error) => reported.push(String(error)));
      const calls: string[] = [];
      page.on('request', (request) => calls.push(request.url()));

      for (const [path, heading] of PAGES)
        await test.step(path, async () => {
          calls.length = 0;
          await page.goto(path);
          await networkQuiet();
          expect(reported).toEqual([]);
          const { headings, count, changed, replaced } = await firstRender(page);
          expect(headings).toContain(heading);
          expect(count).toBeGreaterThan(10);
          await expect.poll(() => foreignTimes(page)).toEqual([]);
          // The returning visitor's stored filter replaces the list of all activity.
          if (path === '/activity' && page.url().includes('type=sale')) return;
          expect(replaced).toEqual([]);
          expect(await layoutShift(page)).toBeLessThanOrEqual(isKnown ? KNOWN_SHIFT : Infinity);
          if (isKnown) return;
          // A busy browser paints before it has parsed all of the HTML, which isn't hydration.
          expect(await movedAfterParsing(page)).toEqual([]);
          expect(changed).toEqual([]);
          const early = calls.filter(
            (url) =>
              url.includes('/v1/') &&
              !LATER_CALLS.test(url) &&
              !(path === '/packs' && ALL_CONTENTS.test(url)),
          );
          expect(early).toEqual([]);
        });
    });
  });

test('Back that is pressed while a page hydrates shows the page before it', async ({ page }) => {
  await page.goto('/leaders');
  await page.getByRole('banner').getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...listener) {
      addEventListener.apply(this, listener);
      // React adds its listeners to the root before it renders.
      if (!(this instanceof Element && this.id === 'root')) return;
      EventTarget.prototype.addEventListener = addEventListener;
      history.back();
    };
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/leaders$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Leaders' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page shows its content, and its links work', async ({ page }) => {
    for (const [path, heading] of PAGES)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        expect(await page.locator('main :is(h2, h3, p, li):visible').count()).toBeGreaterThan(5);
        await expect(page.locator('main [role=status]', { hasText: 'Loading' })).toHaveCount(0);
      });

    await page.goto('/market');
    // Playwright's search for texts ignores this element.
    const notice = page.locator('noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('Without JavaScript, you can read public pages');
    const features = page.getByRole('banner').locator('button', { hasText: 'Features' });
    await expect(features).toHaveCSS('opacity', '0.5');
    await page.getByRole('list', { name: 'Traits' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/traits\//);
    await page.getByRole('navigation', { name: 'Main' }).getByText('Collections').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Tin Parliament' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tin Parliament' })).toBeVisible();
  });
});
