/** Measures the time from opening a pack to the verified result, and the JavaScript of a draw's page. */
import { chromium } from '@playwright/test';

import { launchOptions } from './browser/launch-options.mjs';
import { returningCollector } from './browser/returning-collector.mjs';
import { weighPage } from './measure/page-weight.mjs';
import { startProduct } from './product/product.mjs';

const RUNS = 3;
const VIEWPORT = { width: 1440, height: 900 };

const seconds = (/** @type {number} */ ms) => (ms / 1_000).toFixed(1);
const kilobytes = (/** @type {number} */ bytes) => (bytes / 1_000).toFixed(1);

const product = await startProduct();
const browser = await chromium.launch(launchOptions());
try {
  const storageState = await returningCollector(browser, product.bffUrl);
  let drawPage = '';
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ storageState, viewport: VIEWPORT });
    const page = await context.newPage();
    const press = (/** @type {string | RegExp} */ name) =>
      page.getByRole('button', { name }).first().click();
    await page.goto(`${product.bffUrl}/packs?drop=high-tide`);
    await page.getByRole('banner').getByRole('button', { name: 'Disconnect' }).waitFor();
    await press('Buy packs');
    await press('Review');
    await press(/^Sign /);
    await press('Done');
    const began = performance.now();
    await press(/^Open (your pack|packs)/);
    await press('Review');
    const signed = performance.now();
    await press(/^Sign /);
    await page.getByRole('link', { name: 'Look inside' }).click();
    const accepted = performance.now();
    await page.getByText('Verified: the draw is fair').waitFor();
    const shown = performance.now();
    console.log(
      `From the first press to the verified result ${seconds(shown - began)} s, of which from the signature ${seconds(shown - signed)} s, and on the draw’s page ${seconds(shown - accepted)} s`,
    );
    drawPage = page.url();
    await context.close();
  }
  for (const url of [`${product.bffUrl}/packs`, drawPage]) {
    const context = await browser.newContext({ viewport: VIEWPORT });
    const { gzip, scripts } = await weighPage(context, url);
    const curve = scripts.find(({ file }) => file.includes('/bls12-381-'));
    console.log(
      `${new URL(url).pathname}${new URL(url).search.slice(0, 8)}: ${kilobytes(gzip)} kB of JavaScript (gzip) in ${scripts.length} files, of which the curve’s library ${kilobytes(curve?.gzip ?? 0)} kB`,
    );
    await context.close();
  }
} catch (error) {
  process.exitCode = 1;
  console.error(error);
} finally {
  await browser.close();
  await product.stop();
}
