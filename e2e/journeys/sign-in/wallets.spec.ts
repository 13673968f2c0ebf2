import { ANY_PAGE } from '../../fixtures/any-page';
import { expectAccessible } from '../../fixtures/look/accessibility';
import { overflow } from '../../fixtures/look/window-width';
import { standInForRelay, startRelayProduct } from '../../fixtures/relay';
import { sharedProduct } from '../../fixtures/product';
import { NARROW, WIDE } from '../../fixtures/shell';
import {
  connectButton,
  disconnectButton,
  expectSignedIn,
  expectSignedOut,
  openSignIn,
} from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

const NAMED = ['MetaMask', 'Coinbase Wallet', 'WalletConnect', 'Injected wallet'];

/** Hosts of wallets, which are unreachable in tests. Requests to other foreign hosts are errors. */
const WALLET_HOSTS =
  /^foreign origin: (?:https|wss):\/\/(?:[\w-]+\.)?(?:coinbase\.com|walletlink\.org|walletconnect\.(?:org|com))\//;
const UNREACHED =
  /^console: .*(?:Failed to load resource|WebSocket connection to|Cross-Origin-Opener-Policy|net::ERR)/;

test('each connector says what it can do, and what it is waiting for', async ({ page, wallet }) => {
  await page.goto(ANY_PAGE);
  const dialog = await openSignIn(page);

  await test.step('R2.32 offers the four connectors and As a Guest', async () => {
    // All connectors are listed, although no relay is configured here for WalletConnect.
    for (const name of NAMED)
      await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'As a Guest' })).toBeVisible();
  });

  await test.step('R2.35 without a project id the relay is listed, and says that it cannot be used here', async () => {
    const relay = dialog.getByRole('button', { name: 'WalletConnect' });
    await expect(relay).toBeDisabled();
    await expect(relay).toHaveAccessibleDescription('Not set up on this site');
    await expect(dialog.getByRole('button', { name: 'Demo wallet' })).toBeEnabled();
  });

  await test.step('R4.12 every connector is disabled while one is being waited for', async () => {
    wallet.ignore('wallet_requestPermissions');
    await dialog.getByRole('button', { name: 'Test Wallet' }).click();
    await expect(dialog.getByText('Waiting for Test Wallet')).toBeVisible();
    for (const name of ['Test Wallet', 'Demo wallet', ...NAMED])
      await expect(dialog.getByRole('button', { name, exact: true })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog.getByRole('button', { name: 'Demo wallet' })).toBeEnabled();
  });
});

test.describe('with a wallet that has its own name and picture', () => {
  test.use({
    walletsPresent: {
      wallets: [
        { name: 'Amber Wallet', rdns: 'test.amber' },
        { name: 'Birch', rdns: 'test.birch' },
      ],
    },
  });

  test('R2.37 shows both, the chosen one signs, and is marked as the last used at the next visit', async ({
    page,
    wallets,
  }) => {
    await page.goto(ANY_PAGE);
    const dialog = await openSignIn(page);
    const amber = dialog.getByRole('button', { name: 'Amber Wallet' });
    await expect(amber.locator('img')).toHaveAttribute('src', /^data:image\/svg/);
    await expect(dialog.getByText('Last used')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Birch' }).click();
    await expectSignedIn(page);
    expect(wallets.map((wallet) => wallet.timesAsked('personal_sign'))).toEqual([0, 1]);

    await disconnectButton(page).click();
    await page.reload();
    await connectButton(page).click();
    await expect(dialog.getByRole('button', { name: 'Birch' })).toHaveAccessibleDescription(
      /Last used/,
    );
    await expect(amber).not.toHaveAccessibleDescription(/Last used/);
    await expect(dialog.getByText('Last used')).toHaveCount(1);

    await dialog.getByRole('button', { name: 'Demo wallet' }).click();
    await expectSignedIn(page);
    await disconnectButton(page).click();
    await connectButton(page).click();
    await expect(dialog.getByRole('button', { name: 'Demo wallet' })).toHaveAccessibleDescription(
      /Last used/,
    );
    await expect(dialog.getByText('Last used')).toHaveCount(1);
  });
});

test.describe('with a wallet whose name is hostile', () => {
  test.use({
    walletsPresent: {
      wallets: [
        { name: `<img src=x onerror=alert(1)>\u202e${'long '.repeat(60)}`, rdns: 'test.bad' },
      ],
    },
  });

  test('it is plain text that stays in its place', async ({ page }) => {
    await page.goto(ANY_PAGE);
    const dialog = await openSignIn(page);
    const wallet = dialog.getByRole('button', { name: /onerror/ });
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      await expect(wallet).toBeVisible();
      const [inner, outer] = [await wallet.boundingBox(), await dialog.boundingBox()];
      expect(inner && outer && inner.x + inner.width <= outer.x + outer.width).toBe(true);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('with no wallet in the browser', () => {
  test.use({ walletsPresent: { wallets: [] } });

  test('R2.38 a wallet that is not installed says so, and you can still get in', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.require(/^console: Cannot connect/);
    await page.goto(ANY_PAGE);
    const dialog = await openSignIn(page);
    const alert = dialog.getByRole('alert');

    await test.step('says so, without an error, and says where to get one', async () => {
      await expect(
        dialog.getByRole('heading', { name: 'No wallet in this browser yet' }),
      ).toBeVisible();
      await expect(alert).toHaveCount(0);
      for (const [name, href] of [
        ['Get MetaMask', 'https://metamask.io/download'],
        ['Get Coinbase Wallet', 'https://www.coinbase.com/wallet'],
        ['Get Rainbow', 'https://rainbow.me'],
      ] as const) {
        const link = dialog.getByRole('link', { name });
        await expect(link).toHaveAttribute('href', href);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
      await expect(dialog.getByRole('link', { name: 'As a Guest' })).toBeVisible();
    });

    await test.step('R2.38 a wallet that is not installed says so under the connectors, and can be retried', async () => {
      const metaMask = dialog.getByRole('button', { name: 'MetaMask', exact: true });
      await expect(metaMask).toHaveAccessibleDescription(/Not found in this browser/);
      await metaMask.click();
      await expect(alert).toContainText('wasn’t found in your browser');
      const [list, words] = [
        await dialog.getByRole('button', { name: 'Injected wallet' }).boundingBox(),
        await alert.boundingBox(),
      ];
      expect(list && words && words.y > list.y + list.height).toBe(true);
      await expect(metaMask).toBeFocused();
      await expectAccessible(page, '[role=dialog]');
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(alert).toContainText('wasn’t found in your browser');
      await expectSignedOut(page);
    });

    await test.step('the demo wallet works', async () => {
      await dialog.getByRole('button', { name: 'Demo wallet' }).click();
      await expectSignedIn(page);
    });
  });
});

test.describe('on a phone', () => {
  test.use({
    walletsPresent: { wallets: [] },
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  });

  test('the wallet apps open this exact page', async ({ page, product }) => {
    await page.goto('/market/?name=hat&x=1');
    const dialog = await openSignIn(page);
    const host = new URL(product.bffUrl).host;
    await expect(dialog.getByRole('link', { name: 'MetaMask app' })).toHaveAttribute(
      'href',
      `https://link.metamask.io/dapp/${host}/market/?name=hat&x=1`,
    );
    await expect(dialog.getByRole('link', { name: 'Coinbase Wallet app' })).toHaveAttribute(
      'href',
      `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(`${product.bffUrl}/market/?name=hat&x=1`)}`,
    );
    await expect(dialog.getByRole('heading', { name: /No wallet/ })).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('with the relay set up', () => {
  const ownProduct = test.extend({
    product: async ({}, use) => {
      const { product, stop } = await startRelayProduct(sharedProduct());
      await use(product);
      await stop();
    },
  });

  ownProduct.beforeEach(({ browserErrors }) => {
    browserErrors.allow(WALLET_HOSTS);
    browserErrors.allow(UNREACHED);
  });

  ownProduct(
    'R2.35 T50 the relay draws its code here, to scan or to copy, and no connector violates the content policy',
    async ({ browserErrors, page, context }) => {
      browserErrors.allow(/^console: Cannot connect/);
      await standInForRelay(page);
      await page.goto(ANY_PAGE);
      const dialog = await openSignIn(page);
      for (const name of NAMED) {
        const connector = dialog.getByRole('button', { name, exact: true });
        const code = dialog.getByRole('img', { name: /QR code/ });
        await connector.click();
        const failure = dialog.getByRole('alert');
        if (name === 'WalletConnect') {
          await expect(code).toBeVisible({ timeout: 15_000 });
          await expect(code).toHaveAttribute('src', /^data:image\/svg\+xml/);
          await expect(dialog.getByRole('button', { name: 'Copy the code as text' })).toBeVisible();
          await expectAccessible(page, '[role=dialog]');
        } else if (name === 'Coinbase Wallet') {
          const waiting = dialog
            .getByRole('status')
            .filter({ hasText: 'Waiting for Coinbase Wallet' });
          await expect(waiting.or(failure).first()).toBeVisible({ timeout: 15_000 });
          await expect.poll(() => context.pages().length, 'its window').toBe(2);
        } else await expect(failure).toBeVisible({ timeout: 15_000 });
        const cancel = dialog.getByRole('button', { name: 'Cancel' });
        if (await cancel.isVisible()) await cancel.click();
        await expect(code).toBeHidden();
        await expect(connector).toBeEnabled();
      }
      await dialog.getByRole('button', { name: 'Demo wallet' }).click();
      await expectSignedIn(page);
      expect(browserErrors.unexpected().filter((error) => error.startsWith('csp:'))).toEqual([]);
    },
  );
});
