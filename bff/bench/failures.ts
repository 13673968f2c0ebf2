/** Measures the breaker's reaction times, and whether a hanging route slows other routes down. */
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { startFaultProxy } from '../src/testing/fault-proxy';
import { ONE_ADDRESS, startBffProcess } from './bff-process';
import { startServer, type Server } from './process';
import { percentiles, startSteadyClient } from './steady-client';

const PER_SECOND = 100;
const WHILE_OPEN_MS = 3000;
const SETTLE_MS = 1500;

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const startProvider = (env: Record<string, string> = {}, port?: number) =>
  startServer(['--import', 'tsx', path('targets/provider.ts')], env, port);
const startBff = (providerUrl: string) =>
  startBffProcess({
    ...ONE_ADDRESS,
    PROVIDER_URL: providerUrl,
    METRICS_PORT: '0',
    SHEDDING: 'off',
    SEARCH_LIMIT_PER_MINUTE: '1000000',
  });
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

const measureBreaker = async (
  name: string,
  bff: Server,
  { break: breakIt, mend }: { break: () => Promise<void>; mend: () => Promise<void> },
): Promise<void> => {
  const client = startSteadyClient(`${bff.url}/v1/users/me`, PER_SECOND);
  await pause(SETTLE_MS);
  await breakIt();
  const broken = performance.now();
  const open = await client.next('CIRCUIT_OPEN');
  const opened = open.sentAt + open.took - broken;
  await pause(WHILE_OPEN_MS);
  await mend();
  const mended = performance.now();
  const back = await client.next('200');
  const closed = back.sentAt + back.took - mended;
  await client.stop();
  const refused = client.outcomes.filter(({ outcome }) => outcome === 'CIRCUIT_OPEN');
  const { p50, p99, count } = percentiles(refused);
  console.log(
    `| ${name} | ${seconds(opened)} | ${p50} ms | ${p99} ms (of ${count}) | ${seconds(closed)} |`,
  );
};

console.log('| the provider | opens after | refuses in (p50) | p99 | recovers after |');
console.log('| --- | --- | --- | --- | --- |');

let provider = await startProvider();
const direct = await startBff(provider.url);
await measureBreaker('is killed', direct, {
  break: provider.stop,
  mend: async () => {
    provider = await startProvider({}, provider.port);
  },
});
await direct.stop();

const network = await startFaultProxy(provider.port);
const behind = await startBff(`http://127.0.0.1:${network.port}`);
const heal = async (): Promise<void> => network.heal();
await measureBreaker('resets connections', behind, {
  break: async () => network.inject({ kind: 'reset', afterBytes: 0 }),
  mend: heal,
});
await pause(SETTLE_MS);
await measureBreaker('falls silent on open connections', behind, {
  break: async () => network.inject({ kind: 'timeout' }),
  mend: heal,
});
await Promise.all([behind.stop(), provider.stop()]);
await network.stop();

const vanishing = await startProvider({ BACKLOG: '1' });
const before = await startBff(vanishing.url);
await measureBreaker('vanishes with its host', before, {
  break: async () => vanishing.signal('SIGSTOP'),
  mend: async () => vanishing.signal('SIGCONT'),
});
await Promise.all([before.stop(), vanishing.stop()]);

console.log('\n| `GET /v1/users/me` | p50 | p99 | failed |');
console.log('| --- | --- | --- | --- |');
const hanging = await startProvider({ HANGS: '/v1/marketTraits/search' });
const bff = await startBff(hanging.url);
const measureOther = async (name: string): Promise<void> => {
  const client = startSteadyClient(`${bff.url}/v1/users/me`, PER_SECOND);
  await pause(2500);
  await client.stop();
  const { p50, p99, count } = percentiles(client.outcomes);
  const failed = client.outcomes.filter(({ outcome }) => outcome !== '200').length;
  console.log(`| ${name} | ${p50} ms | ${p99} ms | ${failed} of ${count} |`);
};
await measureOther('to warm up');
await measureOther('alone');
const searches = startSteadyClient(`${bff.url}/v1/marketTraits/search?searchKey=a`, PER_SECOND);
await pause(500);
await measureOther('while every search hangs');
await searches.stop();
await Promise.all([bff.stop(), hanging.stop()]);
