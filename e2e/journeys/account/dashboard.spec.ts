import type { Page } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { expectAccessible, expectAccessibleInBothThemes } from '../../fixtures/look/accessibility';
import { signInAsNewcomer } from '../../fixtures/collectors/collector';
import { closeSubscriptions } from '../../fixtures/closed-features';
import type { Product } from '../../fixtures/product';
import {
  creditsLink,
  disconnectButton,
  termsDialog,
  agreement,
  acknowledgement,
  signInDialog,
} from '../../fixtures/sign-in';
import { header } from '../../fixtures/shell';
import { expect, test } from '../../fixtures/test';

const CREDITS = '/dashboard?view=credits';

const wayIn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Connect' });

const amountOf = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('+ dd');

test('R2.2 R2.5 visitors get from Credits to what a balance is and on to their own, and signing in leads back to it', async ({
  page,
  world,
  wallet,
  browserErrors,
}) => {
  browserErrors.allow(/status of 404/);
  await world.control.scenario({ body: { name: 'no-profile' } });
  await closeSubscriptions(world);
  await page.goto(ANY_PAGE);
  await header(page).getByRole('link', { name: 'Credits', exact: true }).click();
  await expect(page).toHaveURL(/\/subscriptions$/);
  const main = page.getByRole('main');
  await expect(main.getByText('Credits from a plan')).toBeVisible();
  await expect(main.getByText('Extra credits')).toBeVisible();
  await expect(main.getByText('Your balance')).toBeVisible();
  await main.getByRole('link', { name: 'See your credits' }).click();
  await expect(page).toHaveURL(/\/dashboard\?view=credits$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
  const requested = (await world.requests()).filter(({ path }) => path.startsWith('/v1/'));
  expect(requested).toEqual([]);

  await wayIn(page).click();
  await agreement(termsDialog(page)).check();
  await acknowledgement(termsDialog(page)).check();
  await termsDialog(page).getByRole('button', { name: 'Accept' }).click();
  await signInDialog(page).getByRole('button', { name: wallet.injected.name }).click();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  await expect(signInDialog(page)).toBeHidden();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(CREDITS);
  await expect(page.getByRole('heading', { level: 1, name: 'Credits' })).toBeVisible();
  await expect(amountOf(page, 'Balance')).toHaveText('165');
  await disconnectButton(page).click();
  await expect(wayIn(page)).toBeVisible();
  await expect(page.getByText('165')).toBeHidden();
});

test('R2.3 the balance in the header is the total, and links to its parts, which appear in the space reserved for them', async ({
  page,
  world,
  wallet,
}) => {
  await signInAsNewcomer({ page, world, wallet }, { scenario: 'credit-rich-elite' });
  await expect(creditsLink(page)).toHaveAccessibleName('Credits 12480');
  await creditsLink(page).click();
  await expect(page).toHaveURL(/\/dashboard\?view=credits$/);
  await expect(amountOf(page, 'Balance')).toHaveText('12,480');
  const lots = page.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(lots).toHaveText([/^From a plan.*9600$/, /^Extra credits.*2880$/]);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v1/users/credits', async (route) => {
    await held;
    await route.fallback();
  });
  await signInAsNewcomer(
    { page, world, wallet },
    { at: CREDITS, scenario: 'credit-rich-elite', prepare: closeSubscriptions },
  );
  await expect(page.getByText('Loading your credits')).toBeAttached();
  const below = page.getByRole('link', { name: 'Get credits' });
  const before = await below.boundingBox();
  await expectAccessible(page, 'main');
  release();
  await expect(amountOf(page, 'Balance')).toHaveText('12480');
  expect(await below.boundingBox()).toEqual(before);
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

test('R7.10 E664 the overview shows what the wallet holds on both chains to the last digit, and a chain that fails can be retried', async ({
  page,
  product,
  networkQuiet,
  world,
  wallet,
  browserErrors,
}) => {
  browserErrors.require(/status of 503/);
  const polygon = { isDown: true };
  const calls = await provideChains(page, product, (chain) => {
    if (chain === '1') return { result: '0x1b69b4bacd05f15' };
    return polygon.isDown ? { status: 503 } : { result: `0x${(1250n * 10n ** 18n).toString(16)}` };
  });

  await test.step('the client that reads the chains is not loaded before someone is signed in', async () => {
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

  await test.step('R7.10 what is known is shown, and the rest can be retried', async () => {
    await signInAsNewcomer({ page, world, wallet }, { at: '/dashboard' });
    await expect(amountOf(page, 'Ethereum')).toHaveText('0.123456789123456789 ETH 0 WETH');
    await expect(amountOf(page, 'Polygon')).toContainText('The network didn’t respond.');
    await expectAccessible(page, 'main');

    polygon.isDown = false;
    await page.getByRole('button', { name: 'Try again to load Polygon' }).click();
    await expect(amountOf(page, 'Polygon')).toHaveText('1,250 POL 0 WPOL');
    const icons = page.getByRole('term').locator('img');
    await expect(icons).toHaveCount(2);
    for (const icon of await icons.all())
      await expect
        .poll(() =>
          icon.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
        )
        .toBe(true);
    for (const call of calls)
      expect(call).toMatchObject({
        method: 'eth_getBalance',
        params: [wallet.address(), 'latest'],
      });
  });
});

test('each view of the dashboard is accessible in both themes', async ({
  page,
  world,
  wallet,
  browserErrors,
  networkQuiet,
}) => {
  browserErrors.allow(/status of 404/);
  await signInAsNewcomer({ page, world, wallet }, { at: '/dashboard' });
  for (const view of ['', '?view=profile', '?view=credits'])
    await test.step(`the dashboard ${view} is accessible`, async () => {
      await page.goto(`/dashboard${view}`);
      await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
      await networkQuiet();
      await expectAccessibleInBothThemes(page, 'main');
    });
});
