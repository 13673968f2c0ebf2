import { ANY_PAGE } from '../../fixtures/any-page';
import { expectSignedIn, openSignIn } from '../../fixtures/sign-in';
import { expect, test as shared } from '../../fixtures/test';
import type { TestWallet } from '../../fixtures/wallet/test-wallet';
import { freePort, startBff, startMock } from '../../scripts/product/product.mjs';

const LEGAL = 'https://legal.example/market';

const linksOf = (wallet: TestWallet): string[] =>
  wallet.signedText()?.match(/https?:\/\/\S+/g) ?? [];

shared(
  'the signed message links to legal pages that the deployment serves',
  async ({ page, wallet, product }) => {
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
  },
);

/** A product with the legal pages elsewhere; its provider expects them where `providerBase` says. */
const elsewhere = shared.extend<{ providerBase: string }>({
  providerBase: [LEGAL, { option: true }],
  product: async ({ providerBase }, use) => {
    const mock = await startMock(await freePort(), { LEGAL_LINKS_BASE: providerBase });
    const bff = await startBff({
      port: await freePort(),
      providerUrl: mock.url,
      env: { LEGAL_LINKS_BASE: LEGAL },
    });
    await use({ bffUrl: bff.url, mockUrl: mock.url });
    await Promise.all([bff.stop(), mock.stop()]);
  },
});

elsewhere('the signed message links to the configured base', async ({ page, wallet }) => {
  await page.goto(ANY_PAGE);
  const dialog = await openSignIn(page);
  await dialog.getByRole('button', { name: 'Test Wallet' }).click();
  await expectSignedIn(page);
  expect(linksOf(wallet)).toEqual(
    ['terms', 'privacy-policy', 'nft-license'].map((legal) => `${LEGAL}/${legal}`),
  );
});

elsewhere.describe('with another base at the provider', () => {
  elsewhere.use({ providerBase: 'https://other.example' });

  elsewhere('the sign-in is refused with a message', async ({ page, browserErrors }) => {
    browserErrors.allow(/status of 401/);
    browserErrors.require(/^console: Cannot authenticate user/);
    await page.goto(ANY_PAGE);
    const dialog = await openSignIn(page);
    await dialog.getByRole('button', { name: 'Test Wallet' }).click();
    await expect(dialog.getByRole('alert')).toContainText('This signature is not the wallet’s');
  });
});
