import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, test, vi } from 'vitest';

import { runCli } from './run-cli';

vi.setConfig({ testTimeout: 60_000 });

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const serveSlowly = async (
  responded: number,
  onSilence: () => void = () => undefined,
): Promise<string> => {
  let requests = 0;
  const started = createServer((_request, response) => {
    requests += 1;
    if (requests <= responded) {
      response.setHeader('content-type', 'application/json').end('[]');
    } else onSilence();
  });
  server = started;
  await new Promise<void>((resolve) => {
    started.listen(0, '127.0.0.1', resolve);
  });
  const address = started.address() as AddressInfo;
  return `http://127.0.0.1:${address.port}`;
};

const cli = async (
  argv: string[],
  settings: { signal?: AbortSignal; progressEveryMs?: number } = {},
) => {
  const written = { out: '', err: '' };
  const status = await runCli({
    argv,
    environment: {},
    folder: process.cwd(),
    out: (text) => {
      written.out += text;
    },
    err: (text) => {
      written.err += text;
    },
    ...settings,
  });
  return { status, ...written };
};

const READS = ['--read-only', '--only', 'traits.search/success', '--only', 'traits.search/flow'];

test('at --max-time the run ends with a partial report', async () => {
  const target = await serveSlowly(0);
  server?.once('request', (_request, response) => {
    response.end('{}');
  });
  const { status, out } = await cli(['--target', target, ...READS, '--max-time', '1']);
  expect(status).toBe(3);
  expect(out).toContain('not made: the limit of 1 s was reached');
  expect(out).toContain('Not finished: the limit of 1 s was reached. Until then 0 of');
});

test('at --max-time a target that never responded is reported by its URL', async () => {
  const target = await serveSlowly(0);
  const { status, err } = await cli(['--target', target, ...READS, '--max-time', '1']);
  expect(status).toBe(2);
  expect(err).toContain(`Nothing responds at ${target}: the limit of 1 s was reached`);
});

test('an interrupt ends the run with a partial report', async () => {
  const interrupt = new AbortController();
  const target = await serveSlowly(3, () => interrupt.abort('it was interrupted (SIGINT)'));
  const { status, out } = await cli(['--target', target, ...READS], { signal: interrupt.signal });
  expect(status).toBe(3);
  expect(out).toContain('Not finished: it was interrupted (SIGINT).');
});

test('failures before the end are reported, and are not conformant', async () => {
  const interrupt = new AbortController();
  const target = await serveSlowly(40, () => interrupt.abort('it was interrupted (SIGINT)'));
  const { status, out } = await cli(['--target', target], { signal: interrupt.signal });
  expect(status).toBe(1);
  expect(out).toContain('Not finished: it was interrupted (SIGINT). Until then');
  expect(out).toMatch(/^✗ users\./m);
});

test('a slow run reports its progress on standard error', async () => {
  const interrupt = new AbortController();
  const target = await serveSlowly(5);
  const written: string[] = [];
  await runCli({
    argv: ['--target', target, ...READS],
    environment: {},
    folder: process.cwd(),
    out: () => undefined,
    err: (text) => {
      written.push(text);
      interrupt.abort('it has been seen');
    },
    signal: interrupt.signal,
    progressEveryMs: 20,
  });
  expect(written[0]).toMatch(
    /^conformance: \d+ of \d+ checks made, \d+ failed, \d+ requests?, \d+ s\n$/,
  );
});
