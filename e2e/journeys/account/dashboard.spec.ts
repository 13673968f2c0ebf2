import type { Page } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { expectAccessible } from '../../fixtures/look/accessibility';
import { signInAsNewcomer } from '../../fixtures/collectors/collector';
import { closeSubscriptions } from '../../fixtures/closed-features';
import type { Product } from '../../fixtures/product';
import {
  creditsLink,
  disconnectButton,
  expectSignedIn,
  termsDialog,
  agreement,
  acknowledgement,
  signInDialog,
} from '../../fixtures/sign-in';
import { header, openMobileMenu } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

const CREDITS = '/dashboard?view=credits';

const wayIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Connect' });

const amountOf = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('+ dd');

for (const { address, title } of [
  { address: '/dashboard', title: 'Dashboard' },
  { address: CREDITS, title: 'Credits' },
  { address: '/dashboard?view=profile', title: 'Edit profile' },
])
  test(
    `R2.2 ${address} is for signed-in people, and signing in leads back to it`,
    { tag: '@small' },
    async ({ page, world, wallet, browserErrors }) => {
      browserErrors.allow(/status of 404/);
      await world.control.scenario({ body: { name: 'no-profile' } });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectAccessible(page);
      const calls = (await world.requests()).filter(({ path }) => path.startsWith('/v1/'));
      expect(calls).toEqual([]);

      await wayIn(page).click();
      await agreement(termsDialog(page)).check();
      await acknowledgement(termsDialog(page)).check();
      await termsDialog(page).getByRole('button', { name: 'Accept' }).click();
      await signInDialog(page).getByRole('button', { name: wallet.injected.name }).click();
      await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
      await expect(signInDialog(page)).toBeHidden();
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    },
  );

test('the balance in the credits view, with and without credits', async ({
  page,
  world,
  wallet,
  startFresh,
  browserErrors,
}) => {
  await test.step('signing out on the dashboard shows how to sign in, and no personal data', async () => {
    await signInAsNewcomer({ page, world, wallet }, { at: CREDITS });
    await expect(amountOf(page, 'Balance')).toHaveText('165');
    await disconnectButton(page).click();
    await expect(wayIn(page)).toBeVisible();
    await expect(page.getByText('165')).toBeHidden();
  });

  await test.step('the balance consists of two amounts when subscriptions have not opened', async () => {
    await startFresh();

    await signInAsNewcomer(
      { page, world, wallet },
      { at: CREDITS, scenario: 'credit-rich-elite', prepare: closeSubscriptions },
    );
    await expect(amountOf(page, 'From your subscription')).toHaveText('9600');
    await expect(amountOf(page, 'Vanilla credits')).toHaveText('2880');
    await expect(amountOf(page, 'Balance')).toHaveText('12480');
    await expectAccessible(page);
  });

  await test.step('R3.3 without data the header shows 0, the credits view claims nothing, and it can be retried', async () => {
    await startFresh();

    browserErrors.require(/status of 503/);
    await page.route('**/v1/users/credits', (route) =>
      route.fulfill({ status: 503, json: { message: 'The counter is closed.' } }),
    );
    await signInAsNewcomer({ page, world, wallet }, { at: CREDITS, prepare: closeSubscriptions });
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The counter is closed.');
    await expect(creditsLink(page)).toHaveAccessibleName('Credits 0');
    await expect(amountOf(page, 'Balance')).toHaveText('Unknown');
    await expectAccessible(page);

    await page.unroute('**/v1/users/credits');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(amountOf(page, 'Balance')).toHaveText('165');
    await expect(creditsLink(page)).toHaveAccessibleName('Credits 165');
    await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
  });

  await test.step('an account without credits shows 0', async () => {
    await startFresh();

    await signInAsNewcomer(
      { page, world, wallet },
      { at: CREDITS, scenario: 'no-credits', prepare: closeSubscriptions },
    );
    await expect(amountOf(page, 'From your subscription')).toHaveText('0');
    await expect(amountOf(page, 'Vanilla credits')).toHaveText('0');
    await expect(creditsLink(page)).toHaveAccessibleName('Credits 0');
  });

  await test.step('the credits appear in the space reserved for them', async () => {
    await startFresh();

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/v1/users/credits', async (route) => {
      await held;
      await route.fallback();
    });
    await signInAsNewcomer({ page, world, wallet }, { at: CREDITS, prepare: closeSubscriptions });
    await expect(page.getByText('Loading your credits')).toBeAttached();
    const below = page.getByRole('link', { name: 'About subscriptions' });
    const before = await below.boundingBox();
    await expectAccessible(page);
    release();
    await expect(amountOf(page, 'Balance')).toHaveText('165');
    expect(await below.boundingBox()).toEqual(before);
  });
});

test(
  'R2.3 the balance in the header is the total, and links to its parts',
  { tag: '@small' },
  async ({ page, world, wallet }) => {
    await signInAsNewcomer({ page, world, wallet }, { scenario: 'credit-rich-elite' });
    await expect(creditsLink(page)).toHaveAccessibleName('Credits 12480');
    await creditsLink(page).click();
    await expect(page).toHaveURL(/\/dashboard\?view=credits$/);
    await expect(amountOf(page, 'Balance')).toHaveText('12,480');
    const lots = page.getByRole('main').getByRole('list').getByRole('listitem');
    await expect(lots).toHaveText([/^From a plan.*9600$/, /^Vanilla credits.*2880$/]);
    await expectAccessible(page);
  },
);

test('R2.5 visitors can get from Credits to what a balance is, and on to their own', async ({
  page,
  world,
}, { project }) => {
  await closeSubscriptions(world);
  await page.goto(ANY_PAGE);
  const isNarrow = project.name === 'small';
  const shown = isNarrow ? await openMobileMenu(page) : header(page);
  await shown.getByRole('link', { name: 'Credits', exact: true }).click();
  await expect(page).toHaveURL(/\/subscriptions$/);
  const main = page.getByRole('main');
  await expect(main.getByText('Subscription credits')).toBeVisible();
  await expect(main.getByText('Vanilla credits')).toBeVisible();
  await expect(main.getByText('Your balance')).toBeVisible();
  await main.getByRole('link', { name: 'See your credits' }).click();
  await expect(page).toHaveURL(/\/dashboard\?view=credits$/);
  await expect(wayIn(page)).toBeVisible();
});

const provideChains = async (
  page: Page,
  { bffUrl }: Product,
  answer: (chain: '1' | '137') => { status?: number; result?: string },
) => {
  const calls: unknown[] = [];
  await page.route('**/app-config.json', async (route) => {
    const response = await route.fetch();
    const rpcUrls = { '1': `${bffUrl}/test-rpc/1`, '137': `${bffUrl}/test-rpc/137` };
    await route.fulfill({ response, json: { ...(await response.json()), rpcUrls } });
  });
  for (const chain of ['1', '137'] as const)
    await page.route(`${bffUrl}/test-rpc/${chain}`, (route) => {
      const call = route.request().postDataJSON();
      calls.push(call);
      const { status = 200, result } = answer(chain);
      return route.fulfill({ status, json: { jsonrpc: '2.0', id: call.id, result } });
    });
  return calls;
};

test(
  'R7.10 the overview shows what the wallet holds on both chains, to the last digit',
  { tag: '@small' },
  async ({ page, world, wallet, product }) => {
    const calls = await provideChains(page, product, (chain) => ({
      result: chain === '1' ? '0x1b69b4bacd05f15' : `0x${(1250n * 10n ** 18n).toString(16)}`,
    }));
    await signInAsNewcomer({ page, world, wallet }, { at: '/dashboard' });
    await expect(amountOf(page, 'Ethereum')).toHaveText('0.123456789123456789 ETH');
    await expect(amountOf(page, 'Polygon')).toHaveText('1,250 POL');
    const icons = page.getByRole('term').locator('img');
    await expect(icons).toHaveCount(2);
    for (const icon of await icons.all())
      await expect
        .poll(() =>
          icon.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
        )
        .toBe(true);
    expect(calls).toHaveLength(2);
    for (const call of calls)
      expect(call).toMatchObject({
        method: 'eth_getBalance',
        params: [wallet.address(), 'latest'],
      });
    await expectAccessible(page);
  },
);

test('the chains are read, and failures can be retried', async ({
  page,
  product,
  networkQuiet,
  world,
  wallet,
  browserErrors,
}) => {
  await test.step('the client that reads the chains is not loaded before someone is signed in', async () => {
    const calls = await provideChains(page, product, () => ({ result: '0x0' }));
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/dashboard');
    await expect(wayIn(page)).toBeVisible();
    await networkQuiet();
    expect(scripts.filter((url) => /read-balance/.test(url))).toEqual([]);
    expect(calls).toEqual([]);
  });

  await test.step('a chain that does not answer says so, and nothing else breaks', async () => {
    browserErrors.require(/status of 503/);
    const polygon = { isDown: true };
    await provideChains(page, product, (chain) =>
      chain === '137' && polygon.isDown ? { status: 503 } : { result: '0x6f05b59d3b20000' },
    );
    await signInAsNewcomer({ page, world, wallet }, { at: '/dashboard' });
    await expect(amountOf(page, 'Ethereum')).toHaveText('0.5 ETH');
    await expect(amountOf(page, 'Polygon')).toContainText('The network didn’t respond.');
    await expectAccessible(page);
    await expectSignedIn(page);

    polygon.isDown = false;
    await page.getByRole('button', { name: 'Try again to load Polygon' }).click();
    await expect(amountOf(page, 'Polygon')).toHaveText('0.5 POL');
  });
});

test('each tier shows in the border of the picture', async ({ page, world, wallet }) => {
  for (const tier of ['Free', 'Basic', 'Advanced', 'Elite'] as const)
    await test.step(`R3.8 the tier ${tier} shows in the border of the picture, and in no words`, async () => {
      await page.route('**/v1/users/me', (route) =>
        route.fulfill({ json: { walletAddress: wallet.address(), premiumTier: tier } }),
      );
      await signInAsNewcomer({ page, world, wallet }, { at: '/dashboard' });
      await expect(page.getByRole('banner').locator(`[data-tier=${tier}]`)).toBeVisible();
      await expect(page.getByRole('main').locator(`[data-tier=${tier}]`)).toBeVisible();
      const read = await page.locator('body').ariaSnapshot();
      expect(read).not.toMatch(new RegExp(`\\b${tier}\\b`));

      await page.unrouteAll();
    });
});

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' });

  test('each view is accessible', async ({ page, world, wallet, browserErrors, networkQuiet }) => {
    for (const view of ['', '?view=profile', '?view=credits'])
      await test.step(`the dashboard ${view} is accessible`, async () => {
        browserErrors.allow(/status of 404/);
        await signInAsNewcomer({ page, world, wallet }, { at: `/dashboard${view}` });
        await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
        await networkQuiet();
        await expectAccessible(page);
      });
  });
});
