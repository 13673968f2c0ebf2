import type { Locator, Page } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { expectAccessible } from '../../fixtures/look/accessibility';
import { openSignIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { sentTo } from '../../fixtures/third-parties';
import { freePort, startBff } from '@trait-market/scripts/product/product';

const CONTACT = 'Starting a collection? Talk to us';

const launcher = (page: Page): Locator => page.getByRole('button', { name: 'Chat with us' });
const chat = (page: Page): Locator => page.getByRole('dialog', { name: 'Chat' });

test('R1.6 R1.7 nothing of the chat is loaded before it is opened, and then you can talk using only the keyboard', async ({
  page,
  world,
  product,
  networkQuiet,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${product.mockUrl}/chat/`)) loaded.push(request.url());
  });
  await page.goto('/packs');
  await networkQuiet();
  expect(loaded).toEqual([]);

  for (const [nth, name] of ['Chat with us', CONTACT].entries())
    await test.step(`R1.6 “${name}” opens the chat`, async () => {
      const button = page.getByRole('button', { name });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(chat(page)).toBeVisible();
      await expect(chat(page).getByRole('textbox')).toBeFocused();
      if (nth === 0) await expectAccessible(page);
      await page.keyboard.type('Hello');
      await page.keyboard.press('Enter');
      // The log still shows the replies of earlier openings.
      await expect(chat(page).getByText('nobody reads it')).toHaveCount(nth + 1);
      const messages = await sentTo(world, 'POST', '/chat/messages');
      expect(messages.map(({ body }) => body)).toEqual(
        Array.from({ length: nth + 1 }, () => ({ text: 'Hello' })),
      );

      await page.keyboard.press('Escape');
      await expect(chat(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  expect(loaded.filter((url) => url.endsWith('.js'))).toEqual([
    `${product.mockUrl}/chat/widget.js`,
  ]);
});

test('the launcher floats below dialogs and beside everything else', async ({ page }) => {
  await test.step('the launcher stays below a dialog', async () => {
    await page.goto(ANY_PAGE);
    const box = await launcher(page).boundingBox();
    if (!box) throw new Error('There is no launcher.');
    const dialog = await openSignIn(page);
    const isCovered = await page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('button') === null,
      { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    );
    expect(isCovered).toBe(true);
    await expect(dialog).toBeVisible();
  });

  await test.step('at 320 px the launcher covers nothing at the end of a page', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/packs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const own = await launcher(page).boundingBox();
    if (!own) throw new Error('There is no launcher.');
    const others = await page.getByRole('contentinfo').getByRole('link').all();
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) {
      const box = await other.boundingBox();
      if (!box) throw new Error(`“${await other.innerText()}” has no box.`);
      const isApart = box.y + box.height <= own.y || box.x + box.width <= own.x;
      expect(isApart, await other.innerText()).toBe(true);
    }
  });
});

const INTERCOM = `
  const { q } = globalThis.Intercom;
  globalThis.Intercom = (...command) => {
    const line = document.createElement('p');
    line.textContent = 'Intercom: ' + JSON.stringify(command);
    document.body.append(line);
  };
  for (const command of q) globalThis.Intercom(...command);
`;

const hosted = test.extend({
  product: async ({ product }, use) => {
    const bff = await startBff({
      port: await freePort(),
      providerUrl: product.mockUrl,
      env: { CHAT_SCRIPT_URL: '', INTERCOM_APP_ID: 'abc123' },
    });
    await use({ ...product, bffUrl: bff.url });
    await bff.stop();
  },
});

hosted(
  'R1.7 the hosted chat is booted and shown when it is wanted',
  async ({ page, browserErrors }) => {
    browserErrors.require(/^foreign origin: https:\/\/widget\.intercom\.io\/widget\/abc123$/);
    await page.route('https://widget.intercom.io/widget/abc123', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: INTERCOM }),
    );
    await page.goto(ANY_PAGE, { waitUntil: 'networkidle' });
    await expect(page.getByText(/^Intercom:/)).toHaveCount(0);
    expect(browserErrors.missing(), 'nothing of it is loaded yet').toHaveLength(1);
    await launcher(page).click();
    await expect(page.getByText(/^Intercom:/)).toHaveText([
      /"boot",\{"app_id":"abc123","hide_default_launcher":true/,
      'Intercom: ["show"]',
    ]);
  },
);
