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
import { connectButton, creditsLink, termsDialog } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

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

/** The hamburger menu's links for everyone: HEAD above the user-specific ones, TAIL below. */
const HEAD = ['Market', 'Collections', 'Packs', 'Activity'];
const TAIL = [...FEATURES.map(([name]) => name), 'Home', 'Leaders', 'Watchlist', 'Help'];
const LEGAL = ['Terms', 'Privacy policy', 'NFT license'].map((name) => `${name} ${NEW_TAB}`);

test('the header of a visitor, wide and narrow', async ({ page }) => {
  await page.goto(ANY_PAGE);
  await expect(connectButton(page)).toBeVisible();

  await test.step('R2.14 R2.16 R2.19 wide', async () => {
    expect(await headerEntries(page)).toEqual([
      'Trait Market',
      ...HEAD,
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

  await test.step('R1.2 R2.8 R2.17 the Features dropdown lists seven entries, and works by keyboard', async () => {
    const trigger = header(page).getByRole('button', { name: 'Features' });
    await trigger.focus();
    await page.keyboard.press('Enter');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const entry = (name: string) => header(page).getByRole('link', { name, exact: true });
    await expect(entry('Playground'), 'the list is loaded').toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(entry('Playground')).toBeFocused();
    await page.keyboard.press('End');
    await expect(entry('Leaders')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(entry('The Light')).toBeHidden();
    await expect(trigger).toBeFocused();

    const features = await openFeatures(page);
    expect(await linksOf(features)).toEqual(FEATURES);
    await features.getByRole('link', { name: 'Construct Feed', exact: true }).click();
    await expect(page).toHaveURL('/constructions');
    await expect(mainHeading(page)).toHaveText('Construct Feed');
    await expect(entry('Construct Feed'), 'the dropdown closes behind it').toBeHidden();
  });

  await test.step('R1.2 R2.22 narrow, with all routes behind the hamburger', async () => {
    await page.setViewportSize(NARROW);
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
      'As a guest': '/signin/guest?to=%2Fconstructions',
    });
  });

  await test.step('the hamburger works by keyboard and closes after a choice', async () => {
    const trigger = header(page).getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('navigation', { name: 'All pages' });
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await trigger.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'Market', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/packs');
    await expect(menu).toBeHidden();
    await expect(mainHeading(page)).toBeFocused();
  });

  await test.step('R2.20 Connect opens sign-in from the narrow header too', async () => {
    await connectButton(page).click();
    await expect(termsDialog(page)).toBeVisible();
  });
});

test('R2.18 R2.23 the header of someone who is signed in, wide and narrow', async ({
  signedInPage: page,
  wallet,
}) => {
  await test.step('R2.18 wide', async () => {
    await expect(creditsLink(page)).toHaveAccessibleName(/^Credits \d+$/);
    const entries = async () =>
      (await headerEntries(page)).filter((name) => !name.startsWith('Credits'));
    await expect
      .poll(entries)
      .toEqual([
        'Trait Market',
        ...HEAD,
        'Features',
        'Notifications',
        'Disconnect',
        'Account menu',
      ]);
    await expect(creditsLink(page)).toHaveAttribute('href', '/dashboard?view=credits');

    await header(page).getByRole('button', { name: 'Account menu' }).click();
    const menu = header(page).getByRole('list').filter({ hasText: 'Profile' });
    await expect(menu).toBeVisible();
    const [dashboard, profile, ...more] = await linksOf(menu);
    expect(dashboard).toEqual(['Dashboard', '/dashboard']);
    expect(profile?.[0]).toBe('Profile');
    expect(profile?.[1]?.toLowerCase()).toBe(`/profile/${wallet.address()}`.toLowerCase());
    expect(more).toEqual([]);
    await page.keyboard.press('Escape');
  });

  await test.step('R2.23 narrow, with Dashboard and Profile', async () => {
    await page.setViewportSize(NARROW);
    const entries = async () => (await headerEntries(page)).map((name) => name.replace(/\d+/, 'N'));
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
      'Credits',
      ...LEGAL,
    ]);
    const targets = Object.fromEntries(links);
    expect(targets['Dashboard']).toBe('/dashboard');
    expect(targets['Profile']?.toLowerCase()).toBe(`/profile/${wallet.address()}`.toLowerCase());
    await menu.getByRole('button', { name: 'Disconnect' }).click();
    await expect(connectButton(page)).toBeVisible();
  });
});

test('R2.12 legal links open in a new tab, from the footer, the terms dialog and the mobile menu', async ({
  page,
}) => {
  await page.goto(ANY_PAGE);
  const expectNewTabs = async (container: ReturnType<typeof footer>) => {
    for (const name of ['Terms', 'Privacy policy', 'NFT license'])
      await expect(container.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  };
  const opened = async (container: ReturnType<typeof footer>, name: string, path: string) => {
    await expectNewTabs(container);
    const popup = page.waitForEvent('popup');
    await container.getByRole('link', { name }).click();
    const tab = await popup;
    await expect(tab).toHaveURL(path);
    await expect(mainHeading(tab)).toHaveText(name);
    await tab.close();
    await expect(page).toHaveURL(ANY_PAGE);
  };
  await opened(footer(page), 'Terms', '/terms');
  await connectButton(page).click();
  await expect(termsDialog(page).getByRole('link')).toHaveCount(3);
  await opened(termsDialog(page), 'Privacy policy', '/privacy-policy');
  await page.keyboard.press('Escape');
  await expect(termsDialog(page)).toBeHidden();
  await page.setViewportSize(NARROW);
  await opened(await openMobileMenu(page), 'NFT license', '/nft-license');
});

test('R1.1 the home page says what the product is and leads on, with real traits', async ({
  page,
  world,
}) => {
  const shelf = page.getByRole('region', { name: 'Traits on show' });
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await page.goto('/');
    await expect(mainHeading(page)).toHaveText('The world’s first NFT trait economy');
    const pitch = page.getByText('Buy, sell and trade the traits of profile-picture NFTs');
    const onward = page.getByRole('main').getByRole('link', { name: 'Browse the market' });
    await expect(pitch).toBeInViewport();
    await expect(onward).toBeInViewport({ ratio: 1 });
    await expect(
      page.getByRole('region', { name: 'Dress it in three clicks' }).getByRole('img').first(),
    ).toBeInViewport();
    await expect(shelf.getByRole('link')).toHaveCount(6);
  }
  const picture = shelf.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await world.requestCount('GET', '/v1/marketTraits/search')).toBeGreaterThan(0);
  const [name] = await shelf.getByRole('link').allTextContents();
  await shelf.getByRole('link').first().click();
  await expect(mainHeading(page)).toHaveText(name ?? 'a trait');
});
