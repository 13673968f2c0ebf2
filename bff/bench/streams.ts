/** Measures a thousand idle event streams; fails if one is rejected or a descriptor stays open. */
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { memoryLimit } from '../src/testing/memory-limit';
import { startBffProcess } from './bff-process';
import { startServer, type Server } from './process';

const STREAMS = Number(process.env['STREAMS'] ?? 1000);
const AT_ONCE = 10;
const OPEN_MS = 20_000;
const CLOSING_MS = 30_000;
const MEMORY_LIMIT = memoryLimit() / 1_048_576;

const mock = await startServer(
  ['--import', 'tsx', fileURLToPath(new URL('targets/mock.ts', import.meta.url))],
  {},
);
const bff = await startBffProcess({
  PROVIDER_URL: mock.url,
  ECONOMY: 'on',
  // The limits per client are raised, because one address opens all streams here. The total equals
  // production's.
  EVENT_STREAMS: String(STREAMS),
  EVENT_STREAMS_PER_CLIENT: String(STREAMS),
  EVENTS_LIMIT_PER_MINUTE: '1000000',
  CONNECTIONS_PER_CLIENT: String(STREAMS + 10),
  CLIENT_CONNECTIONS: String(2 * STREAMS),
});

let opened = 0;

const open = (): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(`${bff.url}/economy/v1/events`, { agent: false }, (response) => {
      response.on('error', () => undefined).resume();
      if (response.statusCode === 200) {
        opened += 1;
        resolve(response);
      } else reject(new Error(`a stream got ${response.statusCode} after ${opened} others`));
    }).once('error', reject);
  });

type Look = { memory: number; descriptors: number };
const look = (server: Server): Look => ({
  memory: server.memory(),
  descriptors: server.descriptors(),
});
const servers = { BFF: bff, mock };
const lookAtAll = () =>
  Object.entries(servers).map(([name, server]) => ({ name, ...look(server) }));

const openAll = async (): Promise<IncomingMessage[]> => {
  const streams: IncomingMessage[] = [];
  while (streams.length < STREAMS) {
    const more = Math.min(AT_ONCE, STREAMS - streams.length);
    streams.push(...(await Promise.all(Array.from({ length: more }, open))));
  }
  return streams;
};

const closeAll = async (streams: readonly IncomingMessage[], before: readonly Look[]) => {
  for (const stream of streams) stream.destroy();
  const until = performance.now() + CLOSING_MS;
  const isClosed = () =>
    lookAtAll().every(({ descriptors }, place) => descriptors <= (before[place]?.descriptors ?? 0));
  while (!isClosed() && performance.now() < until) await pause(100);
};

// Opens and closes all streams before measuring, because the first streams compile shared code.
const fresh = lookAtAll();
await closeAll(await openAll(), fresh);
await pause(2000);

const before = lookAtAll();
const streams = await openAll();
await pause(OPEN_MS);
const during = lookAtAll();
await closeAll(streams, before);
const after = lookAtAll();

const mb = (memory: number): string => memory.toFixed(0);
console.log(`${STREAMS} streams, all open for ${OPEN_MS / 1000} s\n`);
for (const [place, { name, memory, descriptors }] of before.entries()) {
  const [held, closed] = [during[place], after[place]];
  if (held === undefined || closed === undefined) continue;
  const each = ((held.memory - memory) * 1024) / STREAMS;
  console.log(
    `${name}: memory ${mb(memory)} → ${mb(held.memory)} → ${mb(closed.memory)} MB (${each.toFixed(1)} kB a stream), descriptors ${descriptors} → ${held.descriptors} → ${closed.descriptors}`,
  );
}
const missed = [
  ...after.flatMap(({ name, descriptors }, place) =>
    descriptors > (before[place]?.descriptors ?? 0) ? [`${name} keeps descriptors open`] : [],
  ),
  ...(bff.peakMemory() > MEMORY_LIMIT
    ? [`the BFF took ${mb(bff.peakMemory())} MB, of ${mb(MEMORY_LIMIT)}`]
    : []),
];
await Promise.all([bff.stop(), mock.stop()]);
for (const goal of missed) console.error(`Missed: ${goal}`);
process.exitCode = missed.length === 0 ? 0 : 1;
