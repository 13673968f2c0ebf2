import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';

import { ANY_PAGE } from '../../fixtures/any-page';
import { expect, test as shared } from '../../fixtures/test';
import { expectSignedIn, openSignIn } from '../../fixtures/sign-in';
import { launchOptions } from '@trait-market/scripts/browser/launch-options';
import { freePort, startBff, startMock } from '@trait-market/scripts/product/product';

/** A local host name that browsers don't treat as secure, unlike localhost. */
const LAN_NAME = 'lan.test';
const launched = launchOptions();

const test = shared.extend({
  product: async ({}, use) => {
    const [bffPort, mockPort] = [await freePort(), await freePort()];
    const bffUrl = `http://${LAN_NAME}:${bffPort}`;
    const mock = await startMock(mockPort, { MOCK_PRODUCT: bffUrl, MOCK_ORIGINS: bffUrl });
    const bff = await startBff({
      port: bffPort,
      providerUrl: mock.url,
      env: { PUBLIC_URL: bffUrl },
    });
    await use({ bffUrl, mockUrl: mock.url });
    await Promise.all([bff.stop(), mock.stop()]);
  },
});

test.use({
  launchOptions: {
    ...launched,
    args: [...launched.args, `--host-resolver-rules=MAP ${LAN_NAME} 127.0.0.1`],
  },
});

test('on a plain http origin, signing in, copying and the market’s flags work as on a secure one', async ({
  page,
  world,
}) => {
  await page.goto(ANY_PAGE);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  const dialog = await openSignIn(page);
  await dialog.getByRole('button', { name: 'Demo wallet' }).click();
  await expectSignedIn(page);

  const pasted = async (): Promise<string> => {
    await page.evaluate(() => document.body.append(document.createElement('textarea')));
    const area = page.locator('body > textarea');
    await area.focus();
    await page.keyboard.press('ControlOrMeta+V');
    const text = await area.inputValue();
    await area.evaluate((element) => element.remove());
    return text;
  };

  await page.goto(`/profile/${DEMO_ADDRESS}`);
  const copy = page.getByRole('main').getByRole('button', { name: /^Copy address/ });
  await copy.click();
  await expect(page.getByText('Address copied')).toBeAttached();
  await expect(copy).toBeFocused();
  expect(await pasted()).toBe(DEMO_ADDRESS);

  await page.goto('/playground');
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.', { exact: true })).toBeVisible();
  expect(await pasted()).toBe(page.url());
  expect(await world.requestCount('GET', '/api/features/sdk-local')).toBeGreaterThan(0);
});
