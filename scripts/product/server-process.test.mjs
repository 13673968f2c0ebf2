import { once } from 'node:events';
import { createServer } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

import { freePort } from './product.mjs';
import { startServer } from './server-process.mjs';

const ANSWERS =
  "require('node:http').createServer((_, answer) => answer.end()).listen(process.env.TO)";

/** @param {string} script the server's source code @param {number} port */
const start = async (script, port) => {
  const folder = await mkdtemp(join(tmpdir(), 'server-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const main = join(folder, 'main.cjs');
  await writeFile(main, script);
  const url = `http://127.0.0.1:${port}`;
  return startServer({ main, env: { TO: String(port) }, url, readyPath: '/' });
};

test('a server answers until it is stopped, and can be stopped twice', async () => {
  const server = await start(ANSWERS, await freePort());
  expect((await fetch(server.url)).status).toBe(200);
  await server.stop();
  await expect(fetch(server.url)).rejects.toThrow();
  await server.stop();
});

test('stopping a server that ended by itself reports that, with what it wrote', async () => {
  const falls = `process.once('SIGUSR2', () => { throw new Error('fell over') }); ${ANSWERS}`;
  const server = await start(falls, await freePort());
  process.kill(server.pid, 'SIGUSR2');
  await expect.poll(() => fetch(server.url).catch(() => 'gone')).toBe('gone');
  await expect(server.stop()).rejects.toThrow(/ended by itself.*fell over/s);
});

test('another program that answers at the address is not taken for the server', async () => {
  const other = createServer((_, answer) => answer.end()).listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const slow = `setTimeout(() => { ${ANSWERS}; }, 500)`;
  await expect(start(slow, port)).rejects.toThrow(/ended.*EADDRINUSE/s);
});

test('a server that ends while starting is reported with what it wrote', async () => {
  await expect(start("throw new Error('no address')", await freePort())).rejects.toThrow(
    /ended.*no address/s,
  );
});
