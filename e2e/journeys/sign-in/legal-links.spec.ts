import { ANY_PAGE } from '../../fixtures/any-page';
import { sharedProduct } from '../../fixtures/product';
import { expectSignedIn, openSignIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import type { TestWallet } from '../../fixtures/wallet/test-wallet';
import { freePort, startBff } from '@trait-market/scripts/product/product';

const LEGAL = 'https://legal.example/market';

const linksOf = (wallet: TestWallet): string[] =>
  wallet.signedText()?.match(/https?:\/\/\S+/g) ?? [];

test('R9.3 the signed message links to legal pages that the deployment serves', async ({
  page,
  wallet,
  product,
}) => {
  await page.goto(ANY_PAGE);
  const dialog = await openSignIn(page);
  await dialog.getByRole('button', { name: 'Test Wallet' }).click();
  await expectSignedIn(page);

  const links = linksOf(wallet);
  expect(links.map((link) => new URL(link).origin)).toEqual(links.map(() => product.bffUrl));
  const headings: (string | null)[] = [];
  for (const link of links) {
    const answer = await page.goto(link);
    expect(answer?.status(), link).toBe(200);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    headings.push(await page.getByRole('heading', { level: 1 }).textContent());
  }
  expect(headings).toEqual(['Terms', 'Privacy policy', 'NFT license']);
});

/** A product with legal pages elsewhere; the shared provider expects the shared product's pages. */
const elsewhere = test.extend({
  product: async ({}, use) => {
    const { mockUrl } = sharedProduct();
    const bff = await startBff({
      port: await freePort(),
      providerUrl: mockUrl,
      env: { LEGAL_LINKS_BASE: LEGAL },
    });
    await use({ bffUrl: bff.url, mockUrl });
    await bff.stop();
  },
});

elsewhere(
  'the signed message links to the configured base, and a provider with another base refuses it',
  async ({ page, wallet, browserErrors }) => {
    browserErrors.allow(/status of 401/);
    browserErrors.require(/^console: Cannot authenticate user/);
    await page.goto(ANY_PAGE);
    const dialog = await openSignIn(page);
    await dialog.getByRole('button', { name: 'Test Wallet' }).click();
    await expect(dialog.getByRole('alert')).toContainText('This signature is not the wallet’s');
    const pages = ['terms', 'privacy-policy', 'nft-license'];
    expect(linksOf(wallet)).toEqual(pages.map((name) => `${LEGAL}/${name}`));
  },
);
