import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

import { putPagesFirst } from './page-first.mjs';

/** A phone on a slow network: CSS pixels, slow-down, round trip in ms, and bytes per second. */
const PHONE = { width: 412, height: 915, slowdown: 4, latency: 150, throughput: 200_000 };
/** How long each visit observes the page, in ms. */
const LOOK_MS = 8_000;
/** The number of visits; their median counts. */
const LOOKS = 3;
const LONG_TASK_MS = 50;

/** Runs in the page. */
const watch = () => {
  const seen = { paint: 0, tasks: /** @type {number[]} */ ([]) };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    seen.paint = list.getEntries().at(-1)?.startTime ?? seen.paint;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
};

/**
 * Returns when the last visible picture finished loading, or 0 if none is visible. Runs in the
 * page.
 */
const picturesIn = () => {
  const inSight = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return image.complete && width > 0 && bottom > 0 && top < innerHeight;
  });
  const ends = inSight.flatMap((image) => {
    const [entry] = performance.getEntriesByName(image.currentSrc);
    return entry instanceof PerformanceResourceTiming ? [entry.responseEnd] : [];
  });
  return Math.max(0, ...ends);
};

/** @param {number[]} values */
const median = (values) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<{ paint: number, pictures: number, blocked: number }>} medians, in milliseconds
 */
const look = async (browser, url) => {
  const looks = [];
  for (let count = 0; count < LOOKS; count += 1) {
    const { width, height } = PHONE;
    const context = await browser.newContext({ viewport: { width, height }, isMobile: true });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: PHONE.latency,
      downloadThroughput: PHONE.throughput,
      uploadThroughput: PHONE.throughput,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
    await page.addInitScript(watch);
    // Gives the page priority, so that other load influences it less.
    await putPagesFirst(browser);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForTimeout(LOOK_MS);
    const { paint, tasks } = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
    looks.push({
      paint,
      pictures: await page.evaluate(picturesIn),
      blocked: tasks.reduce(
        (/** @type {number} */ sum, /** @type {number} */ task) =>
          sum + Math.max(0, task - LONG_TASK_MS),
        0,
      ),
    });
    await context.close();
  }
  return {
    paint: median(looks.map(({ paint }) => paint)),
    pictures: median(looks.map(({ pictures }) => pictures)),
    blocked: median(looks.map(({ blocked }) => blocked)),
  };
};

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {string} path
 */
const savedPage = async (browser, origin, path) => {
  const page = await browser.newPage({
    viewport: { width: PHONE.width, height: PHONE.height },
    isMobile: true,
  });
  await page.goto(origin + path);
  await page.waitForTimeout(LOOK_MS / 2);
  const html = (await page.content())
    .replaceAll(/<(script|template)\b[^>]*>[^]*?<\/\1>/g, '')
    .replaceAll(/<link\b[^>]*\brel="(?:modulepreload|preload)"[^>]*>/g, '');
  await page.close();
  const packed = gzipSync(html);
  const server = createServer(async (request, response) => {
    if (request.url === path) {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
      response.end(packed);
      return;
    }
    const answer = await fetch(origin + request.url, { headers: { accept: '*/*' } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? 'text/plain';
    response.writeHead(answer.status, { 'content-type': type, 'content-encoding': 'gzip' });
    response.end(gzipSync(bytes));
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { server, url: `http://127.0.0.1:${address.port}${path}` };
};

/**
 * Measures a page on a phone, and the same page saved as static HTML for comparison.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin of the product
 * @param {string} path
 */
export const firstPicture = async (browser, origin, path) => {
  const saved = await savedPage(browser, origin, path);
  const plain = await look(browser, saved.url);
  saved.server.close();
  const page = await look(browser, origin + path);
  return { ...page, plain, ratio: page.paint / plain.paint };
};
