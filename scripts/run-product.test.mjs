import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

import { freePort } from './product/product.mjs';

const RUN_PRODUCT = fileURLToPath(new URL('run-product.mjs', import.meta.url));

/** A fake npm, whose `setup` lasts until the file `go` exists and whose `build` takes some time. */
const NPM = `#!/usr/bin/env node
const { existsSync, writeFileSync } = require('node:fs');
const { createServer } = require('node:http');
const { basename, join } = require('node:path');
const [, , , , script] = process.argv;
if (script === 'setup') {
  writeFileSync(join(__dirname, 'begun'), '');
  const timer = setInterval(() => existsSync(join(__dirname, 'go')) && clearInterval(timer), 20);
} else if (script === 'build') {
  console.log('transforming');
  if (basename(process.cwd()) === 'web') setTimeout(() => {}, 1000);
} else {
  const { env } = process;
  const own = { 'mock-server': [env.MOCK_PORT], bff: [env.PORT, env.METRICS_PORT], web: [env.WEB_PORT] };
  for (const port of own[basename(process.cwd())])
    createServer((_, answer) => answer.end('{}')).listen(port);
}
`;

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'run-product-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'npm'), NPM, { mode: 0o755 });
  return folder;
};

/** Starts an unrelated program, which responds to every request with 200. */
const occupy = async (/** @type {number} */ port) => {
  const other = createServer((_, answer) => answer.end('{}')).listen(port);
  onTestFinished(() => void other.close());
  await once(other, 'listening');
};

/** @param {string} mode */
const begin = async (mode) => {
  const folder = await newFolder();
  const ports = {
    PORT: await freePort(),
    MOCK_PORT: await freePort(),
    METRICS_PORT: await freePort(),
    WEB_PORT: await freePort(),
  };
  const texts = Object.entries(ports).map(([name, port]) => [name, String(port)]);
  const child = spawn(process.execPath, [RUN_PRODUCT, mode], {
    env: {
      ...process.env,
      ...Object.fromEntries(texts),
      PATH: `${folder}${delimiter}${process.env['PATH']}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  const written = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (piece) => (written.out += piece));
  child.stderr.setEncoding('utf8').on('data', (piece) => (written.err += piece));
  const ended = once(child, 'close');
  await expect.poll(() => existsSync(join(folder, 'begun')), { timeout: 10_000 }).toBe(true);
  return {
    ports,
    written,
    goOn: () => writeFile(join(folder, 'go'), ''),
    end: () => child.kill('SIGTERM'),
    exitCode: async () => {
      await ended;
      return child.exitCode;
    },
  };
};

test.each(
  /** @type {const} */ ([
    ['start', 'PORT'],
    ['start', 'MOCK_PORT'],
    ['start', 'METRICS_PORT'],
    ['dev', 'PORT'],
    ['dev', 'MOCK_PORT'],
    ['dev', 'METRICS_PORT'],
    ['dev', 'WEB_PORT'],
  ]),
)(
  '%s reports a %s that another program takes during the build, and is never ready',
  async (mode, name) => {
    const product = await begin(mode);
    await occupy(product.ports[name]);
    await product.goOn();
    expect(await product.exitCode()).toBe(1);
    expect(product.written.out).not.toContain('is ready');
    expect(product.written.err.trimEnd()).toBe(
      `Port ${product.ports[name]} is taken: stop the program that listens there, or set ${name} to another.`,
    );
  },
);

test.each(['start', 'dev'])('%s is ready once every server listens', async (mode) => {
  const product = await begin(mode);
  await product.goOn();
  await expect.poll(() => product.written.out, { timeout: 20_000 }).toContain('is ready');
  product.end();
  expect(await product.exitCode()).toBe(0);
});
