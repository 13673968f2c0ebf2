import { ANY_PAGE } from '../../fixtures/any-page';
import {
  NARROW,
  WIDE,
  footer,
  header,
  headerEntries,
  linksOf,
  mainHeading,
  openFeatures,
  openMobileMenu,
} from '../../fixtures/shell';
import {
  connectButton,
  creditsLink,
  openSignIn,
  signIn,
  signInDialog,
  termsDialog,
} from '../../fixtures/sign-in';
import { SOCIAL_URL } from '@trait-market/scripts/product/product';
import { expect, test } from '../../fixtures/test';

const NOTICE =
  'Notice - An issue affecting trades, extractions and constructions for some users has been resolved.';

const FEATURES = [
  ['Playground', '/playground'],
  ['Construct Premium', '/construct-premium'],
  ['Extract', '/extract'],
  ['Construct', '/construct'],
  ['Construct Feed', '/constructions'],
  ['Re-Roll', '/reroll'],
  ['The Light', '/the-light'],
];
const NEW_TAB = '(opens in a new tab)';

test('what surrounds every page', { tag: '@small' }, async ({ page }) => {
  await test.step('R2.25 the notice is above every page, word for word', async () => {
    await page.goto(ANY_PAGE);
    await expect(page.getByText(NOTICE, { exact: true })).toBeVisible();
    await page.goto('/packs');
    await expect(page.getByText(NOTICE, { exact: true })).toBeVisible();
  });

  await test.step('R2.26 R2.27 the footer: three columns, a social link, legal links and the copyright', async () => {
    await page.goto(ANY_PAGE);
    const column = (name: string) => linksOf(footer(page).getByRole('navigation', { name }));
    expect(await column('Marketplace')).toEqual([
      ['Market', '/market'],
      ['Collections', '/collections'],
      ['Packs', '/packs'],
    ]);
    expect(await column('Features')).toEqual([
      ['Construct', '/construct'],
      ['Extract', '/extract'],
      ['Re-Roll', '/reroll'],
    ]);
    expect(await column('Community')).toEqual([
      ['Leaders', '/leaders'],
      ['Activity', '/activity'],
      ['Help', '/help'],
    ]);
    expect(await column('Legal')).toEqual([
      [`Terms ${NEW_TAB}`, '/terms'],
      [`Privacy policy ${NEW_TAB}`, '/privacy-policy'],
      [`NFT license ${NEW_TAB}`, '/nft-license'],
    ]);
    const social = footer(page).getByRole('link', { name: /^social\.example / });
    await expect(social).toHaveAttribute('href', SOCIAL_URL);
    await expect(social).toHaveAttribute('target', '_blank');
    await expect(footer(page).getByText('© 2024')).toBeVisible();
  });
});

test.describe('the wide header', () => {
  test('for a visitor, by pointer and by keyboard', async ({ page }) => {
    await test.step('R2.14 R2.16 R2.19 for a visitor', async () => {
      await page.goto(ANY_PAGE);
      await expect(connectButton(page)).toBeVisible();
      expect(await headerEntries(page)).toEqual([
        'Trait Market',
        'Market',
        'Collections',
        'Packs',
        'Activity',
        'Features',
        'Play',
        'Credits',
        'Connect',
      ]);
      expect(await linksOf(header(page))).toEqual([
        ['Trait Market', '/'],
        ['Market', '/market'],
        ['Collections', '/collections'],
        ['Packs', '/packs'],
        ['Activity', '/activity'],
        ['Play', '/playground'],
        ['Credits', '/subscriptions'],
      ]);
    });

    await test.step('R1.2 R2.8 the Features dropdown lists seven entries, and each leads to its page', async () => {
      await page.goto(ANY_PAGE);
      const features = await openFeatures(page);
      expect(await linksOf(features)).toEqual(FEATURES);
      for (const [name = '', path = ''] of FEATURES) {
        const link = header(page).getByRole('link', { name, exact: true });
        if (!(await link.isVisible())) await openFeatures(page);
        await link.click();
        await expect(page).toHaveURL(path);
        await expect(mainHeading(page)).toHaveText(name);
        await expect(link, 'the dropdown closes behind it').toBeHidden();
      }
    });

    await test.step('R2.17 the Features dropdown works by keyboard', async () => {
      await page.goto(ANY_PAGE);
      const trigger = header(page).getByRole('button', { name: 'Features' });
      await trigger.focus();
      await page.keyboard.press('Enter');
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      const entry = (name: string) => header(page).getByRole('link', { name, exact: true });
      await page.keyboard.press('ArrowDown');
      await expect(entry('Playground')).toBeFocused();
      await page.keyboard.press('End');
      await expect(entry('The Light')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(entry('The Light')).toBeHidden();
      await expect(trigger).toBeFocused();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await expect(entry('Playground')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/playground');
    });
  });

  test('R2.18 for someone who is signed in', async ({ signedInPage: page, wallet }) => {
    await expect(creditsLink(page)).toHaveAccessibleName(/^Credits \d+$/);
    const entries = async () =>
      (await headerEntries(page)).filter((name) => !name.startsWith('Credits'));
    await expect
      .poll(entries)
      .toEqual([
        'Trait Market',
        'Market',
        'Collections',
        'Packs',
        'Activity',
        'Features',
        'Notifications',
        'Disconnect',
        'Account menu',
      ]);
    await expect(creditsLink(page)).toHaveAttribute('href', '/dashboard?view=credits');

    await header(page).getByRole('button', { name: 'Account menu' }).click();
    const menu = header(page).getByRole('list').filter({ hasText: 'Profile' });
    const [dashboard, profile, ...more] = await linksOf(menu);
    expect(dashboard).toEqual(['Dashboard', '/dashboard']);
    expect(profile?.[0]).toBe('Profile');
    expect(profile?.[1]?.toLowerCase()).toBe(`/profile/${wallet.address()}`.toLowerCase());
    expect(more).toEqual([]);
  });
});

test.describe('the narrow header', () => {
  test.use({ viewport: NARROW });

  const HEAD = ['Market', 'Collections', 'Packs', 'Activity'];
  const TAIL = [
    ...FEATURES.map(([name]) => name),
    'Home',
    'Leaders',
    'Watchlist',
    'Subscriptions',
    'Help',
  ];
  const LEGAL = ['Terms', 'Privacy policy', 'NFT license'].map((name) => `${name} ${NEW_TAB}`);

  test('leads to all routes, for visitors and for people who are signed in', async ({
    page,
    wallet,
  }) => {
    await test.step('R1.2 R2.22 for a visitor, with all routes behind the hamburger', async () => {
      await page.goto('/packs');
      await expect(connectButton(page)).toBeVisible();
      expect(await headerEntries(page)).toEqual(['Trait Market', 'Connect', 'Menu']);
      const menu = await openMobileMenu(page);
      const links = await linksOf(menu);
      expect(links.map(([name]) => name)).toEqual([
        ...HEAD,
        ...TAIL,
        'As a guest',
        ...LEGAL,
        'Play',
        'Credits',
      ]);
      expect(Object.fromEntries(links)).toMatchObject({
        Home: '/',
        Play: '/playground',
        Credits: '/subscriptions',
        'Construct Feed': '/constructions',
        'As a guest': '/signin/guest?to=%2Fpacks',
      });
    });

    await test.step('the hamburger works by keyboard and closes after a choice', async () => {
      await page.goto(ANY_PAGE);
      const trigger = header(page).getByRole('button', { name: 'Menu', exact: true });
      await trigger.focus();
      await page.keyboard.press('Enter');
      const menu = page.getByRole('navigation', { name: 'All pages' });
      await expect(menu).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(menu.getByRole('link', { name: 'Market', exact: true })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(trigger).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/market');
      await expect(menu).toBeHidden();
      await expect(mainHeading(page)).toBeFocused();
    });

    await test.step('R2.23 has Dashboard and Profile once there is a wallet address', async () => {
      await page.setViewportSize(WIDE);
      await page.goto(ANY_PAGE);
      await signIn(page, wallet.injected.name);
      await page.setViewportSize(NARROW);
      const entries = async () =>
        (await headerEntries(page)).map((name) => name.replace(/\d+/, 'N'));
      await expect
        .poll(entries)
        .toEqual(['Trait Market', 'Credits N', 'Notifications', 'Account menu', 'Menu']);
      const menu = await openMobileMenu(page);
      const links = await linksOf(menu);
      expect(links.map(([name]) => name)).toEqual([
        ...HEAD,
        'Dashboard',
        'Profile',
        ...TAIL,
        ...LEGAL,
      ]);
      const targets = Object.fromEntries(links);
      expect(targets['Dashboard']).toBe('/dashboard');
      expect(targets['Profile']?.toLowerCase()).toBe(`/profile/${wallet.address()}`.toLowerCase());
      await menu.getByRole('button', { name: 'Disconnect' }).click();
      await expect(connectButton(page)).toBeVisible();
    });
  });
});

test.describe('legal links open in a new tab', () => {
  test('from everywhere', async ({ page }) => {
    for (const [name, path] of [
      ['Terms', '/terms'],
      ['Privacy policy', '/privacy-policy'],
      ['NFT license', '/nft-license'],
    ] as const)
      await test.step(`R2.12 ${name}, from the footer, the mobile menu and the terms dialog`, async () => {
        await page.setViewportSize(WIDE);

        await page.goto(ANY_PAGE);
        const opened = async (link: ReturnType<typeof footer>) => {
          const popup = page.waitForEvent('popup');
          await link.click();
          const tab = await popup;
          await expect(tab).toHaveURL(path);
          await expect(mainHeading(tab)).toHaveText(name);
          await tab.close();
          await expect(page).toHaveURL(ANY_PAGE);
        };
        await opened(footer(page).getByRole('link', { name }));
        await connectButton(page).click();
        await opened(termsDialog(page).getByRole('link', { name }));
        await page.keyboard.press('Escape');
        await expect(termsDialog(page)).toBeHidden();
        await page.setViewportSize(NARROW);
        await opened((await openMobileMenu(page)).getByRole('link', { name }));
      });
  });
});

test(
  'R2.20 Connect opens sign-in from the header, on any page',
  { tag: '@small' },
  async ({ page }) => {
    await page.goto('/packs');
    await openSignIn(page);
    await signInDialog(page).getByRole('button', { name: 'Test Wallet' }).click();
    await expect(signInDialog(page)).toBeHidden();
    await expect(header(page).getByRole('button', { name: 'Account menu' })).toBeVisible();
    await expect(page).toHaveURL('/packs');
  },
);

test(
  'R1.1 the home page says what the product is and leads on, with real traits',
  { tag: '@small' },
  async ({ page, world }) => {
    await page.goto('/');
    await expect(mainHeading(page)).toHaveText('The world’s first NFT trait economy');
    const pitch = page.getByText('Buy, sell and trade the traits of profile-picture NFTs');
    const onward = page.getByRole('main').getByRole('link', { name: 'Browse the market' });
    await expect(pitch).toBeInViewport();
    await expect(onward).toBeInViewport({ ratio: 1 });
    await expect(
      page.getByRole('region', { name: 'Dress it in three clicks' }).getByRole('img').first(),
    ).toBeInViewport();
    const shelf = page.getByRole('region', { name: 'Traits on show' });
    await expect(shelf.getByRole('link')).toHaveCount(6);
    const picture = shelf.locator('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await world.requestCount('GET', '/v1/marketTraits/search')).toBeGreaterThan(0);
    const [name] = await shelf.getByRole('link').allTextContents();
    await shelf.getByRole('link').first().click();
    await expect(mainHeading(page)).toHaveText(name ?? 'a trait');
  },
);

test('the tab and the home screen have an icon', async ({ page, request }) => {
  await page.goto(ANY_PAGE);
  const iconOf = (rel: string) => page.locator(`link[rel="${rel}"]`).getAttribute('href');
  const icons = [await iconOf('icon'), await iconOf('apple-touch-icon')];
  const manifest = await request.get((await iconOf('manifest')) ?? '');
  const { icons: more, name } = await manifest.json();
  expect(name).toBe('Trait Market');
  expect(more).not.toEqual([]);
  for (const address of [...icons, ...more.map(({ src }: { src: string }) => src)]) {
    const answer = await request.get(address ?? '');
    expect(answer.status(), address ?? 'no address').toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
});
