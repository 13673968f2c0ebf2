/** Measures the cost of rendered pages, and how they affect API calls. Needs the built web and BFF. */
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';

import { ONE_ADDRESS, startBffProcess } from './bff-process';
import { freePort, startServer } from './process';

const RENDERS = 20;
const SECONDS = Number(process.env['SECONDS'] ?? 60);
const PAGES_PER_SECOND = 50;
const API_PER_SECOND = 20;
const API = '/economy/v1/collections?limit=60';
const PAGES = [
  '/',
  '/market',
  '/traits/slate-two-faced-body-night-post',
  '/avatars/tin-parliament/7',
  '/collections',
  '/collections/fathom-club',
  '/packs',
  '/packs?drop=high-tide',
  '/activity',
  '/leaders',
  '/constructions',
  '/profile/0x982F971372A1792a286542740e0AF6b88Ca3ea5c',
];

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const mock = await startServer(['--import', 'tsx', path('targets/mock.ts')], {});

const startBff = async (settings: Record<string, string>) => {
  const metricsPort = await freePort();
  const bff = await startBffProcess({
    ...ONE_ADDRESS,
    PROVIDER_URL: mock.url,
    FEATURE_FLAGS_HOST: mock.url,
    FEATURE_FLAGS_KEY: 'sdk-local',
    IMAGE_HOSTS: mock.url,
    ECONOMY: 'on',
    WEB_ROOT: path('../../web/dist'),
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'fatal',
    ...settings,
  });
  /** Returns the sum of a metric's samples whose labels contain a text. */
  const metric = async (name: string, labels = ''): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return text
      .split('\n')
      .filter((line) => line.startsWith(name) && line.includes(labels))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };
  const get = async (address: string): Promise<{ took: number; bytes: number }> => {
    const startedAt = performance.now();
    const response = await fetch(bff.url + address, { headers: { accept: 'text/html,*/*' } });
    const { byteLength } = await response.arrayBuffer();
    return { took: performance.now() - startedAt, bytes: byteLength };
  };
  return { ...bff, metric, get };
};
type Bff = Awaited<ReturnType<typeof startBff>>;

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN;

/** Sends calls at a fixed rate until the signal; returns their durations. */
const callApi = async (bff: Bff, signal: AbortSignal): Promise<number[]> => {
  const calls: Promise<{ took: number }>[] = [];
  while (!signal.aborted) {
    calls.push(bff.get(API));
    await pause(1000 / API_PER_SECOND);
  }
  return (await Promise.all(calls)).map(({ took }) => took);
};

const sendPages = async (bff: Bff, seconds: number, addressOf: (index: number) => string) => {
  const signal = AbortSignal.timeout(seconds * 1000);
  const api = callApi(bff, signal);
  const pages: Promise<unknown>[] = [];
  while (!signal.aborted) {
    pages.push(bff.get(addressOf(pages.length)));
    await pause(1000 / PAGES_PER_SECOND);
  }
  await Promise.all(pages);
  return { sent: pages.length, api: await api };
};

const single = await startBff({ PAGE_FRESH_MS: '0', PAGE_DATA_DEADLINE_MS: '5000' });
for (const page of PAGES) await single.get(page);
console.log('| page | median | processor time | calls to the provider | HTML |');
console.log('| --- | --- | --- | --- | --- |');
for (const page of PAGES) {
  const [cpu, calls] = [single.cpu(), await single.metric('bff_upstream_duration_seconds_count')];
  const visits: { took: number; bytes: number }[] = [];
  for (let count = 0; count < RENDERS; count += 1) visits.push(await single.get(page));
  const used = (single.cpu() - cpu) / 1000 / RENDERS;
  const called = (await single.metric('bff_upstream_duration_seconds_count')) - calls;
  const median = quantile(
    visits.map(({ took }) => took),
    0.5,
  );
  console.log(
    `| ${page} | ${median.toFixed(0)} ms | ${used.toFixed(0)} ms | ${called / RENDERS} | ${((visits[0]?.bytes ?? 0) / 1024).toFixed(0)} kB |`,
  );
}
await single.stop();

const bff = await startBff({});
await Promise.all(PAGES.map((page) => bff.get(page)));
const alone = await callApi(bff, AbortSignal.timeout(10_000));
const report = async (name: string, addressOf: (index: number) => string) => {
  const before = [await bff.metric('bff_pages_total'), await bff.metric('bff_pages_total', 'data')];
  const rendered = await bff.metric('bff_page_render_duration_seconds_count');
  const cpu = bff.cpu();
  const { sent, api } = await sendPages(bff, SECONDS, addressOf);
  const withData = (await bff.metric('bff_pages_total', 'data')) - (before[1] ?? 0);
  const renders = (await bff.metric('bff_page_render_duration_seconds_count')) - rendered;
  const core = (bff.cpu() - cpu) / 1_000_000 / SECONDS;
  console.log(
    `| ${name} | ${sent} | ${withData} | ${renders} | ${core.toFixed(2)} | ${bff.memory().toFixed(0)} MB | ${quantile(api, 0.99).toFixed(0)} ms (${(quantile(api, 0.99) / quantile(alone, 0.99)).toFixed(1)} ×) |`,
  );
};
console.log(
  `\nAPI alone: p99 ${quantile(alone, 0.99).toFixed(0)} ms, memory ${bff.memory().toFixed(0)} MB\n`,
);
console.log('| pages | sent | with data | renders | cores | memory | p99 of the API |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
await report(`${PAGES.length} addresses`, (index) => PAGES[index % PAGES.length] ?? '/');
await report('a new address each', (index) => `/market?name=${index}`);
await report('unknown traits', (index) => `/traits/unknown-${index}`);
await Promise.all([bff.stop(), mock.stop()]);
