import type { Page } from '@playwright/test';

import { openSignIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

/** Strings that occur only in the code of hosted wallets and of the wallet relay. */
const SDK = /CoinbaseWalletSDK|keys\.coinbase\.com|relay\.walletconnect\.(?:com|org)/;

/**
 * Fetches the text of each script again, because the browser drops response bodies on navigation.
 */
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

test('R2.34 no wallet SDK is loaded before its wallet is chosen', async ({
  page,
  browserErrors,
  networkQuiet,
}) => {
  const sdkScripts = watchSdkScripts(page);
  for (const path of ['/', '/market']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await sdkScripts()).toEqual([]);
  }
  const dialog = await openSignIn(page);
  await networkQuiet();
  expect(await sdkScripts(), 'with the sign-in dialog open').toEqual([]);

  // Checks that the strings of `SDK` still occur in the SDK: after a press it loads and is
  // detected.
  browserErrors.allow(/./);
  await dialog.getByRole('button', { name: 'Coinbase Wallet' }).click();
  await expect.poll(async () => (await sdkScripts()).length).toBeGreaterThan(0);
});

test('a returning signed-in collector loads none either', async ({ signedInPage: page }) => {
  const sdkScripts = watchSdkScripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await sdkScripts()).toEqual([]);
});
