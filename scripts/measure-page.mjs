/**
 * Compares figures with goals. Only bytes and scrolling can fail, because paint times depend on the
 * machine's other load.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

import { launchOptions } from './browser/launch-options.mjs';
import { returningCollector } from './browser/returning-collector.mjs';
import { chunkSizes } from './measure/chunk-sizes.mjs';
import { firstPicture } from './measure/first-picture.mjs';
import {
  ANONYMOUS_GOALS,
  BLOCKED_GOAL_MS,
  PAINT_GOALS,
  ROUTE_GOAL,
  SIGNED_IN_GOAL,
} from './measure/goals.mjs';
import { weighPage } from './measure/page-weight.mjs';
import { routeChunks } from './measure/route-chunks.mjs';
import { startProduct } from './product/product.mjs';

const LARGEST_SHOWN = 12;

const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const ms = (/** @type {number} */ time) => `${time.toFixed(0)} ms`;

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
  for (const [path, goal] of Object.entries(PAINT_GOALS)) {
    const { paint, pictures, plain, ratio, blocked } = await firstPicture(
      browser,
      product.bffUrl,
      path,
    );
    console.log(
      `${path}: largest paint ${ms(paint)}, as HTML ${ms(plain.paint)}, ${ratio.toFixed(2)}×, goal ${goal}× ${ratio <= goal ? 'met' : 'MISSED'}; ` +
        `pictures in sight ${ms(pictures)}, as HTML ${ms(plain.pictures)}; ` +
        `blocked ${ms(blocked)}, as HTML ${ms(plain.blocked)}, goal ${ms(BLOCKED_GOAL_MS)} ${blocked <= BLOCKED_GOAL_MS ? 'met' : 'MISSED'}`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
}

const dist = fileURLToPath(new URL('../web/dist', import.meta.url));
console.log(`\nWhat each route adds, gzip; goal ${kB(ROUTE_GOAL)}:`);
for (const { route, gzip } of await routeChunks(dist)) {
  if (gzip > ROUTE_GOAL) process.exitCode = 1;
  console.log(`${kB(gzip).padStart(10)}  ${route}`);
}

console.log('\nChunks of the web app, gzip:');
for (const { file, gzip } of await chunkSizes(dist))
  console.log(`${kB(gzip).padStart(10)}  ${file}`);

for (const { dir, script } of [
  { dir: '.', script: 'measure:grid' },
  { dir: '../bff', script: 'bench' },
]) {
  console.log(`\n${script}:`);
  const cwd = fileURLToPath(new URL(`../${dir}`, import.meta.url));
  const { status } = spawnSync('npm', ['run', '--silent', script], { cwd, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
