/** Counts the clicks and seconds of a purchase, from the grid to "Purchase complete". */
import { chromium } from '@playwright/test';

import { launchOptions } from './browser/launch-options.mjs';
import { returningCollector } from './browser/returning-collector.mjs';
import { startProduct } from './product/product.mjs';

const RUNS = 3;
const VIEWPORT = { width: 1440, height: 900 };

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {(target: Locator) => Promise<void>} Press */

const dialogOf = (/** @type {Page} */ page) => page.getByRole('dialog');
const signButton = (/** @type {Page} */ page) =>
  dialogOf(page).getByRole('button', { name: 'Sign the purchase' });

/** @type {Record<string, (page: Page, press: Press) => Promise<void>>} */
const ways = {
  'Buy on the card': async (page, press) => {
    await press(page.getByRole('button', { name: /^Buy / }).first());
    await press(signButton(page));
  },
  'the trait’s page': async (page, press) => {
    await press(page.getByRole('list', { name: 'Traits' }).getByRole('link').first());
    const buy = page.getByRole('main').getByRole('button', { name: /^Buy (more )?for / });
    await press(buy.filter({ visible: true }).first());
    await press(signButton(page));
  },
};

const product = await startProduct();
const browser = await chromium.launch(launchOptions());
try {
  const storageState = await returningCollector(browser, product.bffUrl);
  for (const [name, go] of Object.entries(ways)) {
    const seconds = [];
    let clicks = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({ storageState, viewport: VIEWPORT });
      const page = await context.newPage();
      await page.goto(`${product.bffUrl}/market?listed=true`);
      await page.getByRole('banner').getByRole('button', { name: 'Disconnect' }).waitFor();
      await page.getByRole('list', { name: 'Traits' }).getByRole('link').first().waitFor();
      clicks = 0;
      const began = performance.now();
      await go(page, async (target) => {
        await target.click();
        clicks += 1;
      });
      await dialogOf(page).getByRole('heading', { name: 'Purchase complete' }).waitFor();
      seconds.push((performance.now() - began) / 1_000);
      await context.close();
    }
    const times = seconds.map((each) => each.toFixed(1)).join(', ');
    console.log(`From the wall by ${name}: ${clicks} clicks; ${times} s to “Purchase complete”`);
  }
} catch (error) {
  process.exitCode = 1;
  console.error(error);
} finally {
  await browser.close();
  await product.stop();
}
