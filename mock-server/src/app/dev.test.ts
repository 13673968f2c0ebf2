import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

import { expect, onTestFinished, test } from 'vitest';

import { connectToMock } from '../control/mock-client';

const DEV = fileURLToPath(new URL('../../scripts/dev.mjs', import.meta.url));

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const startDev = async () => {
  const options = ['--host', '127.0.0.1', '--port', String(await freePort())];
  const child = spawn(process.execPath, [DEV, ...options, '--users=4', '--traits=8'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'close');
  });
  const said = child.stdout.setEncoding('utf8');
  const isUp = () =>
    new Promise<string>((resolve) => {
      const listen = (text: string) => {
        const url = /Mock provider: (http:\S+)/.exec(text)?.[1];
        if (url === undefined) return;
        said.off('data', listen);
        resolve(url);
      };
      said.on('data', listen);
    });
  const url = await isUp();
  return {
    url,
    restart: async () => {
      const up = isUp();
      child.stdin.write('\n');
      await up;
    },
  };
};

test(
  'restarting in development keeps worlds, and keeps people signed in',
  { timeout: 180_000 },
  async () => {
    const { url, restart } = await startDev();
    const mine = connectToMock({ url, world: 'mine' });
    await mine.enterScenario('no-profile');
    const { accessToken } = await mine.mintToken();
    const before = await mine.state();
    await restart();

    expect(await mine.state()).toEqual(before);
    const { status } = await fetch(`${url}/v1/users/me`, {
      headers: { 'x-mock-world': 'mine', authorization: `Bearer ${accessToken}` },
    });
    expect(status).toBe(200);
    // The only entry is the call above, because a restarted process has an empty journal.
    expect(await mine.journal()).toHaveLength(1);
  },
);
