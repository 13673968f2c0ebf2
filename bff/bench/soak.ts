/** Fails unless the numbers of heap bytes, sockets and timers return to those after the warm-up. */
import { connectToMock } from '@trait-market/mock-server/client';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { ONE_ADDRESS, startBffProcess } from './bff-process';
import { startServer, type Census } from './process';
import { createVisitors } from './visitors';

const REQUESTS = Number(process.env['REQUESTS'] ?? 200_000);
const WARM_UP = Math.ceil(REQUESTS / 10);
const PARTS = 8;
const AT_ONCE = 32;

/** The permitted growth of the heap, which compiled code and the engine's caches cause. */
const HEAP_SHARE = 1.1;
const QUIET_MS = 20_000;

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const mock = await startServer(['--import', 'tsx', path('targets/mock.ts')], {});
const bff = await startBffProcess(
  {
    ...ONE_ADDRESS,
    PROVIDER_URL: mock.url,
    METRICS_PORT: '0',
    // `X-Forwarded-For` distinguishes the visitors, so that the limits and breakers can be
    // production's.
    TRUST_PROXY: 'loopback',
    SHEDDING: 'off',
  },
  ['--expose-gc', '--import', 'tsx', '--import', path('census.ts')],
);
const { accessToken } = await connectToMock({ url: mock.url }).mintToken();

const visit = async (requests: number) => {
  const visitors = createVisitors(bff.url, accessToken);
  let sent = 0;
  const walk = async (): Promise<void> => {
    while (sent < requests) {
      sent += 1;
      await visitors.send(sent);
    }
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
  const seconds = (performance.now() - startedAt) / 1000;
  await visitors.leave();
  return { outcomes: visitors.outcomes, perSecond: requests / seconds };
};

const quiet = async (): Promise<Census> => {
  const until = performance.now() + QUIET_MS;
  let census = await bff.census();
  while (census.sockets > 0 && performance.now() < until) {
    await pause(500);
    census = await bff.census();
  }
  return census;
};

const row = (name: string, { heap, sockets, timers, handles }: Census, more: string): void =>
  console.log(
    `| ${name} | ${(heap / 1_048_576).toFixed(1)} MB | ${bff.memory().toFixed(0)} MB | ${sockets} | ${timers} | ${handles} | ${more} |`,
  );

console.log('| after | heap | RSS | sockets | timers | handles | requests/s |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
const first = await visit(WARM_UP);
const before = await quiet();
row(`${WARM_UP} to warm up`, before, first.perSecond.toFixed(0));

const outcomes = new Map<string, number>();
let after = before;
for (let part = 1; part <= PARTS; part += 1) {
  const { outcomes: seen, perSecond } = await visit(REQUESTS / PARTS);
  for (const [outcome, count] of seen) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + count);
  after = await quiet();
  row(`${(REQUESTS / PARTS) * part}`, after, perSecond.toFixed(0));
}
await Promise.all([bff.stop(), mock.stop()]);

console.log(`outcomes: ${[...outcomes].map(([name, count]) => `${name} ${count}`).join(', ')}`);
const unexpected = [...outcomes.keys()].filter((outcome) => !/^(?:2\d\d$|left)/.test(outcome));
const problems = [
  ...unexpected.map((outcome) => `there were responses of ${outcome}`),
  ...(after.heap > before.heap * HEAP_SHARE ? ['the heap has grown'] : []),
  ...(after.sockets > before.sockets ? ['sockets are left open'] : []),
  ...(after.timers > before.timers ? ['timers are left running'] : []),
];
if (problems.length > 0) {
  console.error(`It does not come back: ${problems.join(', ')}.`);
  process.exitCode = 1;
} else {
  console.log('Heap, sockets and timers are back where they were.');
}
