import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { expect, onTestFinished, test } from 'vitest';

import { createFamily } from './family.mjs';
import { takenPorts } from './free-ports.mjs';

const FAMILY = fileURLToPath(new URL('./family.mjs', import.meta.url));
const cwd = process.cwd();

/** Says its process id and stays; `sh` stands between, as between npm and a server. */
const STAYS = "console.log('pid ' + process.pid); setInterval(() => {}, 1000)";
/** As a start script is: ends its family once it is told to. */
const HEAD = `
  import { createFamily, onShutdown } from ${JSON.stringify(FAMILY)};
  const family = createFamily();
  onShutdown(() => void family.endAll().then(() => process.exit(0)));
  void family.start({
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
  const family = createFamily();
  onTestFinished(() => family.endAll());
  const port = await getPort();
  const url = `http://localhost:${port}`;
  const serves = `require('node:http').createServer((_, res) => res.end()).listen(${port})`;
  const up = await family.startServer({ command: [process.execPath, '-e', serves], cwd }, url);
  expect(up.isUp).toBe(true);
  expect((await fetch(url)).ok).toBe(true);

  const nowhere = `http://localhost:${await getPort()}`;
  const command = [process.execPath, '-e', 'process.exit(3)'];
  const down = await family.startServer({ command, cwd }, nowhere);
  expect(down.isUp).toBe(false);
  expect(await down.ended).toBe(3);
});

test('a taken port is reported with its variable', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  expect(await takenPorts({ PORT: port, MOCK_PORT: await getPort() })).toEqual([
    `Port ${port} is taken: stop the program that listens there, or set PORT to another.`,
  ]);
});
