import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

import { createProcessGroup } from './process-group.mjs';
import { takenPorts } from './free-ports.mjs';
import { freePort } from './product.mjs';

const PROCESS_GROUP = fileURLToPath(new URL('./process-group.mjs', import.meta.url));
const cwd = process.cwd();

/** Prints its process id and keeps running. Like npm, the test starts it through `sh`. */
const STAYS = "console.log('pid ' + process.pid); setInterval(() => {}, 1000)";
/** The beginning of a start script, which ends its processes when it receives a signal. */
const HEAD = `
  import { createProcessGroup, onShutdown } from ${JSON.stringify(PROCESS_GROUP)};
  const processes = createProcessGroup();
  onShutdown(() => void processes.endAll().then(() => process.exit(0)));
  void processes.start({
    command: ['sh', '-c', '"$0" -e "$1"; true', process.execPath, ${JSON.stringify(STAYS)}],
    cwd: ${JSON.stringify(cwd)},
  });
`;

/** @param {number} pid */
const lives = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} of */
const pidSaid = async (of) => {
  const [line] = await once(of.stdout.setEncoding('utf8'), 'data');
  const pid = Number(/pid (\d+)/.exec(String(line))?.[1]);
  onTestFinished(() => {
    if (lives(pid)) process.kill(pid, 'SIGKILL');
  });
  expect(lives(pid)).toBe(true);
  return pid;
};

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'])(
  '%s ends everything that was started',
  { timeout: 20_000 },
  async (signal) => {
    const head = spawn(process.execPath, ['--input-type=module', '-e', HEAD], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const server = await pidSaid(head);
    head.kill(/** @type {NodeJS.Signals} */ (signal));
    await once(head, 'exit');
    expect(head.exitCode).toBe(0);
    await expect.poll(() => lives(server), { timeout: 15_000 }).toBe(false);
  },
);

test('the end of the parent process does so too', { timeout: 20_000 }, async () => {
  const parent = spawn(
    'sh',
    ['-c', '"$0" --input-type=module -e "$1" & wait', process.execPath, HEAD],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const server = await pidSaid(parent);
  parent.kill('SIGKILL');
  await expect.poll(() => lives(server), { timeout: 15_000 }).toBe(false);
});

test('a server is up once it answers, and not if it ended before', async () => {
  const processes = createProcessGroup();
  onTestFinished(() => processes.endAll());
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const serves = `require('node:http').createServer((_, res) => res.end()).listen(${port})`;
  const up = await processes.startServer(
    { command: [process.execPath, '-e', serves], cwd },
    { url, ports: [port] },
  );
  expect(up.isUp).toBe(true);
  expect((await fetch(url)).ok).toBe(true);

  const nowhere = await freePort();
  const command = [process.execPath, '-e', 'process.exit(3)'];
  const down = await processes.startServer(
    { command, cwd },
    { url: `http://localhost:${nowhere}`, ports: [nowhere] },
  );
  expect(down.isUp).toBe(false);
  expect(await down.ended).toBe(3);
});

/** Starts an unrelated program, which responds to every request with 200. */
const startOther = async () => {
  const other = createHttpServer((_, answer) => answer.end()).listen(0);
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const LISTENS = `
  const { createServer } = require('node:http');
  const listen = (port) => createServer((_, answer) => answer.end()).listen(port);
`;

test('another program that answers at the address is not taken for the server', async () => {
  const processes = createProcessGroup();
  onTestFinished(() => processes.endAll());
  const port = await startOther();
  const listens = `${LISTENS} setTimeout(() => listen(${port}), 500);`;
  const { isUp, ended } = await processes.startServer(
    { command: ['sh', '-c', '"$0" -e "$1"', process.execPath, listens], cwd },
    { url: `http://localhost:${port}`, ports: [port] },
  );
  expect({ isUp, exitCode: await ended }).toEqual({ isUp: false, exitCode: 1 });
});

test('a server is not up before it listens on all of its ports', async () => {
  const processes = createProcessGroup();
  onTestFinished(() => processes.endAll());
  const [port, metricsPort] = [await freePort(), await startOther()];
  const listens = `${LISTENS} listen(${port}); setTimeout(() => listen(${metricsPort}), 500);`;
  const { isUp } = await processes.startServer(
    { command: [process.execPath, '-e', listens], cwd },
    { url: `http://localhost:${port}`, ports: [port, metricsPort] },
  );
  expect(isUp).toBe(false);
});

test('a taken port is reported with its variable', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await takenPorts({ PORT: port, MOCK_PORT: await freePort() })).toEqual([
    `Port ${port} is taken: stop the program that listens there, or set PORT to another.`,
  ]);
});
