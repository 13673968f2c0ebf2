import type { Page } from '@playwright/test';

import { returnTo } from '../../fixtures/returning';
import { connectButton, disconnectButton, signInDialog } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

/** Strings that occur only in the code of hosted wallets and of the wallet relay. */
const SDK = /CoinbaseWalletSDK|keys\.coinbase\.com|relay\.walletconnect\.(?:com|org)/;

/** Fetches each script's text again, because the browser drops response bodies on navigation. */
const watchSdkScripts = (page: Page) => {
  const loaded = new Set<string>();
  const codes = new Map<string, string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.add(request.url());
  });
  return async (): Promise<string[]> => {
    for (const url of loaded) if (!codes.has(url)) codes.set(url, await (await fetch(url)).text());
    expect(codes.size, 'scripts were loaded at all').toBeGreaterThan(0);
    return [...codes].filter(([, code]) => SDK.test(code)).map(([url]) => url);
  };
};

test('R2.34 no wallet SDK is loaded before its wallet is chosen, and a blocked window is explained', async ({
  page,
  wallet,
  browserErrors,
  networkQuiet,
}) => {
  const sdkScripts = watchSdkScripts(page);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await returnTo({ page, wallet }, '/');
  await networkQuiet();
  expect(await sdkScripts(), 'for a signed-in collector').toEqual([]);
  await disconnectButton(page).click();
  await page.goto('/market');
  await networkQuiet();
  expect(await sdkScripts(), 'for a visitor').toEqual([]);
  await connectButton(page).click();
  const dialog = signInDialog(page);
  await expect(dialog).toBeVisible();
  await networkQuiet();
  expect(await sdkScripts(), 'with the sign-in dialog open').toEqual([]);

  // Checks that the SDK still contains the strings: after a press, it is detected.
  browserErrors.require(/^console: Cannot connect/);
  browserErrors.allow(/./);
  await dialog.getByRole('button', { name: 'Coinbase Wallet' }).click();
  await expect.poll(async () => (await sdkScripts()).length).toBeGreaterThan(0);
  await expect(dialog.getByRole('alert')).toContainText('Allow pop-ups for this site');
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
});
