/** Restarts two BFF processes under load, and fails on a lost request or an unclean exit. */
import { fileURLToPath } from 'node:url';

import { startBalancer } from '../src/testing/balancer';
import { ONE_ADDRESS, startBffProcess } from './bff-process';
import { freePort, startServer } from './process';

const CLIENTS = 16;
const ROUNDS = 2;
const DRAIN_LIMIT_MS = 15_000;

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const provider = await startServer(['--import', 'tsx', path('targets/provider.ts')], {});

const startInstance = async () => {
  const metricsPort = await freePort();
  const server = await startBffProcess({
    ...ONE_ADDRESS,
    PROVIDER_URL: provider.url,
    METRICS_PORT: String(metricsPort),
    SHEDDING: 'off',
  });
  return { ...server, metricsUrl: `http://127.0.0.1:${metricsPort}` };
};

const balancer = startBalancer(CLIENTS);
let instances = [await startInstance(), await startInstance()];
for (const instance of instances) await balancer.add(instance);

const outcomes = new Map<string, number>();
const load = { running: true };
const client = async (): Promise<void> => {
  while (load.running) {
    const outcome = String(await balancer.send('/v1/users/me').catch((error: unknown) => error));
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
};
const clients = Array.from({ length: CLIENTS }, client);

const problems: string[] = [];
let longest = 0;
for (let round = 1; round <= ROUNDS; round += 1) {
  const fresh = [];
  for (const old of instances) {
    const instance = await startInstance();
    await balancer.add(instance);
    fresh.push(instance);
    const signaledAt = performance.now();
    const exitCode = await old.end('SIGTERM');
    longest = Math.max(longest, performance.now() - signaledAt);
    if (exitCode !== 0) problems.push(`a process ended with ${exitCode}`);
  }
  instances = fresh;
}
load.running = false;
await Promise.all(clients);
await balancer.stop();
await Promise.all([...instances, provider].map((server) => server.stop()));

if (longest > DRAIN_LIMIT_MS) problems.push('a process took too long to end');
for (const [outcome, count] of outcomes) {
  if (outcome !== '200') problems.push(`${count} requests ended with ${outcome}`);
}
const succeeded = outcomes.get('200') ?? 0;
console.log(
  `${ROUNDS * 2} processes replaced under load: ${succeeded} requests succeeded, ${(longest / 1000).toFixed(1)} s at most from SIGTERM to the end.`,
);
if (problems.length > 0) {
  console.error(`It loses something: ${problems.join(', ')}.`);
  process.exitCode = 1;
}
