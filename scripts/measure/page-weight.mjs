import { gzipSync } from 'node:zlib';

/** How long requests are counted after a page is opened. */
const SETTLE_MS = 5_000;

/**
 * A page's requests; all sizes are in bytes.
 * @typedef {object} PageWeight
 * @property {number} requests of any kind
 * @property {{ file: string, gzip: number }[]} scripts the largest first
 * @property {number} gzip JavaScript, each file compressed by gzip at its best level
 * @property {number} transferred JavaScript as transferred, without headers
 */

/**
 * @param {import('@playwright/test').BrowserContext} context must have an empty cache
 * @param {string} url
 * @returns {Promise<PageWeight>}
 */
export const weighPage = async (context, url) => {
  const page = await context.newPage();
  let requests = 0;
  /** @type {Promise<{ file: string, gzip: number, transferred: number }>[]} */
  const scripts = [];
  page.on('request', () => {
    requests += 1;
  });
  page.on('requestfinished', (request) => {
    scripts.push(
      (async () => {
        const response = await request.response();
        const isScript = /javascript/.test(response?.headers()['content-type'] ?? '');
        const file = new URL(request.url()).pathname;
        if (response === null || !isScript) return { file, gzip: 0, transferred: 0 };
        const { responseBodySize } = await request.sizes();
        const gzip = gzipSync(await response.body(), { level: 9 }).length;
        return { file, gzip, transferred: responseBodySize };
      })(),
    );
  });
  await page.goto(url);
  await page.waitForTimeout(SETTLE_MS);
  const sizes = await Promise.all(scripts);
  await page.close();
  return {
    requests,
    scripts: sizes.filter(({ gzip }) => gzip > 0).toSorted((one, other) => other.gzip - one.gzip),
    gzip: sizes.reduce((sum, { gzip }) => sum + gzip, 0),
    transferred: sizes.reduce((sum, { transferred }) => sum + transferred, 0),
  };
};
