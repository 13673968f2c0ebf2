import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import { LOCAL_LEGAL_LINKS_BASE } from '@trait-market/contract/login-message';

import { ANY_PAGE } from '../../fixtures/any-page';
import { test as shared, expect } from '../../fixtures/test';
import { expectSignedIn, expectSignedOut, openSignIn } from '../../fixtures/sign-in';
import { freePort, startBff, startMock } from '@trait-market/scripts/product/product';

type Provider = {
  stop: () => Promise<void>;
  start: () => Promise<void>;
};

const test = shared.extend<{ provider: Provider; ownMockPort: number }>({
  ownMockPort: async ({}, use) => use(await freePort()),
  provider: async ({ ownMockPort }, use) => {
    let mock = await startMock(ownMockPort);
    await use({
      stop: () => mock.stop(),
      start: async () => {
        mock = await startMock(ownMockPort);
      },
    });
    await mock.stop();
  },
  product: async ({ ownMockPort, provider }, use) => {
    void provider;
    const mockUrl = `http://127.0.0.1:${ownMockPort}`;
    const bff = await startBff({
      port: await freePort(),
      providerUrl: mockUrl,
      env: { LEGAL_LINKS_BASE: LOCAL_LEGAL_LINKS_BASE },
    });
    await use({ bffUrl: bff.url, mockUrl });
    await bff.stop();
  },
});

test.beforeEach(({ browserErrors }) => {
  browserErrors.allow(/status of 50[234]/);
  // The stopped mock also stands in for third parties and serves the pictures.
  browserErrors.allow(/net::ERR_\w+ .*\/(?:collect|api\/features|pictures|chat|rpc)\//);
});

test('a screen and sign-in say so while the provider is down, and work when it is back', async ({
  page,
  provider,
  scenario,
  browserErrors,
  world,
}) => {
  const main = page.getByRole('main');
  const failure = main.getByRole('alert').filter({ hasText: 'Couldn’t load this profile' });
  const tryAgain = failure.getByRole('button', { name: 'Try again' });
  await page.goto(ANY_PAGE);
  await provider.stop();

  await test.step('a screen recovers after Try again', async () => {
    await page.goto(`/profile/${DEMO_ADDRESS}`);
    await expect(tryAgain).toBeVisible();
    await expect(failure).toHaveText(/\w{3,} \w{2,}/);
    await expect(page.getByRole('banner')).toBeVisible();
    await tryAgain.click();
    await expect(tryAgain).toBeVisible();
  });

  browserErrors.require(/^console: Cannot authenticate user/);
  const dialog = await openSignIn(page);
  await test.step('signing in says so', async () => {
    await dialog.getByRole('button', { name: 'Test Wallet' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/\w{3,} \w{2,}/);
    await expectSignedOut(page);
  });

  await provider.start();
  await world.control.scenario({ body: { name: scenario } });
  await dialog.getByRole('button', { name: 'Test Wallet' }).click();
  await expectSignedIn(page);
  await tryAgain.click();
  await expect(tryAgain).toBeHidden();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  // The flag service was down too.
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByRole('alert')).toHaveCount(0);
});
