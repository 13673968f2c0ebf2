/**
 * `pnpm --dir e2e measure`, after a build: what a visitor's browser loads before any click, against
 * the goals, and how large each chunk of the web app is. Exit code 1 when a goal is missed.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

import { launchOptions } from './browser/launch-options.mjs';
import { returningCollector } from './browser/returning-collector.mjs';
import { chunkSizes } from './measure/chunk-sizes.mjs';
import { firstPicture } from './measure/first-picture.mjs';
import { ANONYMOUS_GOALS, ROUTE_GOAL, SIGNED_IN_GOAL } from './measure/goals.mjs';
import { weighPage } from './measure/page-weight.mjs';
import { routeChunks } from './measure/route-chunks.mjs';
import { startProduct } from './product/product.mjs';

/** How many of a page's scripts are named: the rest are small. */
const LARGEST_SHOWN = 12;

const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const product = await startProduct();
const browser = await chromium.launch(launchOptions());
try {
  const storageState = await returningCollector(browser, product.bffUrl);
  /** @type {{ who: string, path: string, goal: number, options: import('@playwright/test').BrowserContextOptions }[]} */
  const visits = [
    { who: 'anonymous', path: '/', goal: ANONYMOUS_GOALS['/'], options: {} },
    { who: 'anonymous', path: '/market', goal: ANONYMOUS_GOALS['/market'], options: {} },
    { who: 'returning, signed in', path: '/', goal: SIGNED_IN_GOAL, options: { storageState } },
  ];
  for (const { who, path, goal, options } of visits) {
    const context = await browser.newContext(options);
    const weight = await weighPage(context, `${product.bffUrl}${path}`);
    await context.close();
    const isMet = weight.gzip <= goal;
    if (!isMet) process.exitCode = 1;
    console.log(
      `${path} (${who}): ${weight.requests} requests before any click; JavaScript in ${weight.scripts.length} files: ` +
        `${kB(weight.gzip)} gzip, ${kB(weight.transferred)} transferred; goal ${kB(goal)} ${isMet ? 'met' : 'MISSED'}`,
    );
    for (const { file, gzip } of weight.scripts.slice(0, LARGEST_SHOWN))
      console.log(`${kB(gzip).padStart(10)}  ${file}`);
  }
  console.log('\nOn a phone (412 px, 4× CPU, 150 ms, 1.6 Mbit/s), beside the same page as HTML:');
  for (const path of ['/', '/market']) {
    const { paint, plain, ratio, blocked } = await firstPicture(browser, product.bffUrl, path);
    console.log(
      `${path}: largest paint ${paint.toFixed(0)} ms, as HTML ${plain.toFixed(0)} ms, ${ratio.toFixed(2)}×; blocked ${blocked.toFixed(0)} ms`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
}

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url));
console.log(`\nWhat each route adds, gzip; goal ${kB(ROUTE_GOAL)}:`);
for (const { route, gzip } of await routeChunks(dist)) {
  if (gzip > ROUTE_GOAL) process.exitCode = 1;
  console.log(`${kB(gzip).padStart(10)}  ${route}`);
}

console.log('\nChunks of the web app, gzip:');
for (const { file, gzip } of await chunkSizes(dist))
  console.log(`${kB(gzip).padStart(10)}  ${file}`);
