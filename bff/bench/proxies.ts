/** Compares the BFF with bare proxies in interleaved rounds; the best round of each counts. */
import type autocannon from 'autocannon';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { ONE_ADDRESS, startBffProcess } from './bff-process';
import { load } from './load';
import { startServer, type Server } from './process';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
// Each round sends a number of requests instead of lasting for a time, so that all proxies are
// equally warm even on a busy machine.
const REQUESTS = Number(process.env['REQUESTS'] ?? 20_000);
const LOW_REQUESTS = Number(process.env['LOW_REQUESTS'] ?? 200);
const ONLY = process.env['ONLY'] ?? '';
const CONNECTIONS = 32;
/** A token of the usual length of a provider's tokens. */
const TOKEN = `${'h'.repeat(36)}.${'p'.repeat(99)}.${'s'.repeat(43)}`;
const FULL_LOAD = { connections: CONNECTIONS, amount: REQUESTS };
const LOW_LOAD = { connections: 1, overallRate: 50, amount: LOW_REQUESTS };

const fileAt = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const target = (name: string): string[] => ['--import', 'tsx', fileAt(`targets/${name}.ts`)];

type Measured = { cpu: number[]; throughput: number[]; latency: number[]; failed: number };

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const log = openSync(join(folder, 'log'), 'a');
const upstream = await startServer(target('upstream'), {});
const env = { PROVIDER_URL: upstream.url };
const servers: Record<string, Server> = {
  'direct upstream': upstream,
  'http-proxy': await startServer(target('http-proxy'), env),
  '@fastify/http-proxy': await startServer(target('fastify-http-proxy'), env),
  'express + http-proxy-middleware': await startServer(target('express-http-proxy'), env),
  bff: await startBffProcess(
    {
      ...ONE_ADDRESS,
      ...env,
      METRICS_PORT: '0',
      WEB_ROOT: fileAt('../../web/dist'),
      // Load shedding is enabled, but with a delay that other load on the machine doesn't reach.
      SHED_DELAY_MS: '1000',
    },
    [],
    log,
  ),
};

const RESPONSES: Record<string, string> = {
  'a short response': '/v1/users/profile',
  'a response of 200 traits': '/v1/marketTraits/search?searchKey=laser',
};

const loadServer = (server: Server, path: string, options: Partial<autocannon.Options>) =>
  load({
    url: `${server.url}${path}`,
    headers: { authorization: `Bearer ${TOKEN}`, accept: 'application/json' },
    ...options,
  });

const measure = async (path: string): Promise<Map<string, Measured>> => {
  const measured = new Map<string, Measured>(
    Object.keys(servers).map((name) => [name, { cpu: [], throughput: [], latency: [], failed: 0 }]),
  );
  for (const server of Object.values(servers)) await loadServer(server, path, FULL_LOAD);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [name, server] of Object.entries(servers)) {
      const before = server.cpu();
      const full = await loadServer(server, path, FULL_LOAD);
      const used = server.cpu() - before;
      const low = await loadServer(server, path, LOW_LOAD);
      const result = measured.get(name);
      result?.cpu.push(used / full.requests.total);
      result?.throughput.push(full.requests.total / full.seconds);
      result?.latency.push(low.latency.p50);
      if (result !== undefined) result.failed += full.non2xx + full.errors + low.non2xx;
    }
    console.error(`${path}: round ${round} of ${ROUNDS}`);
  }
  return measured;
};

const report = (title: string, measured: Map<string, Measured>): void => {
  const best = (name: string) => {
    const { cpu, throughput, latency, failed } = measured.get(name) ?? {
      cpu: [],
      throughput: [],
      latency: [],
      failed: 0,
    };
    return {
      cpu: Math.min(...cpu),
      throughput: Math.max(...throughput),
      latency: Math.min(...latency),
      failed,
    };
  };
  const bare = best('http-proxy').cpu;
  const direct = best('direct upstream').latency;
  console.log(
    `| ${title} | CPU per request | × http-proxy | requests/s | added latency (p50) | failed |`,
  );
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const name of measured.keys()) {
    const { cpu, throughput, latency, failed } = best(name);
    console.log(
      `| ${name} | ${cpu.toFixed(0)} µs | ${(cpu / bare).toFixed(2)} | ${throughput.toFixed(0)} | ${(latency - direct).toFixed(1)} ms | ${failed} |`,
    );
  }
  console.log();
};

for (const [title, path] of Object.entries(RESPONSES)) {
  if (title.includes(ONLY)) report(title, await measure(path));
}
await Promise.all(Object.values(servers).map((server) => server.stop()));
closeSync(log);
await rm(folder, { recursive: true });
