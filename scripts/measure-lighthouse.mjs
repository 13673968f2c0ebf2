/** Runs Lighthouse 12 (mobile) on six pages and on a bare React page, outside the repository. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

import { findBrowser } from './browser/find-browser.mjs';
import { launchOptions } from './browser/launch-options.mjs';
import { startBarePage } from './measure/bare-page.mjs';
import { PAINT_GOALS } from './measure/goals.mjs';
import { startProduct } from './product/product.mjs';

const Report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable().optional(), numericValue: z.number().optional() }),
  ),
});

const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
const CHROME_PATH = findBrowser();

/** @param {string} url */
const judge = async (url) => {
  const output = join(folder, 'report.json');
  const flags = ['--headless=new', ...launchOptions().args].join(' ');
  await promisify(execFile)(
    'npx',
    ['--yes', 'lighthouse@12', url, '--quiet', '--output=json', `--output-path=${output}`].concat(
      `--chrome-flags=${flags}`,
    ),
    { cwd: folder, env: { ...process.env, ...(CHROME_PATH && { CHROME_PATH }) } },
  );
  return Report.parse(JSON.parse(await readFile(output, 'utf8')));
};

const bare = await startBarePage(join(folder, 'bare'));
const product = await startProduct();
try {
  const pages = [...Object.keys(PAINT_GOALS), '/collections'].map((path) => product.bffUrl + path);
  for (const url of [bare.url, ...pages]) {
    // Renders the page, so that the server's cache is warm.
    await fetch(url, { headers: { accept: 'text/html' } });
    const { categories, audits } = await judge(url);
    const scores = Object.entries(categories).map(
      ([name, { score }]) => `${name} ${Math.round((score ?? 0) * 100)}`,
    );
    const ms = (/** @type {string} */ audit) =>
      `${Math.round(audits[audit]?.numericValue ?? Number.NaN)} ms`;
    const name = url === bare.url ? 'bare React page' : new URL(url).pathname;
    console.log(
      `${name}: ${scores.join(', ')}; largest paint ${ms('largest-contentful-paint')}, blocked ${ms('total-blocking-time')}`,
    );
    for (const [audit, { score }] of Object.entries(audits))
      if (score === 0) console.log(`    failed: ${audit}`);
  }
} finally {
  bare.stop();
  await product.stop();
  await rm(folder, { recursive: true });
}
