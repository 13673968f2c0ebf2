import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';

import { expect, onTestFinished, test, vi } from 'vitest';

import { freePort } from '../product/product.mjs';
import { layOut, type Image } from './image-layout';

vi.setConfig({ testTimeout: 60_000 });
const root = fileURLToPath(new URL('../..', import.meta.url));
const dockerfile = await readFile(join(root, 'bff/deploy/Dockerfile'), 'utf8');

const newPlace = async (): Promise<string> => {
  const place = await mkdtemp(join(tmpdir(), 'image-'));
  onTestFinished(() => rm(place, { recursive: true }));
  return place;
};

const start = async (place: string, image: Image, env: Record<string, string>) => {
  const [program, ...argv] = image.command;
  expect(program).toBe('node');
  const isPlace = (value: string): boolean => value.startsWith('/');
  const own = Object.entries(image.env).map(([name, value]) => [
    name,
    isPlace(value) ? join(place, value) : value,
  ]);
  const child = spawn(execPath, argv, {
    cwd: join(place, image.workdir),
    env: { ...Object.fromEntries(own), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
};

const statusOf = async (url: string): Promise<number> => {
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return answer.status;
};

/** Waits long, because programs start slowly on a busy machine. */
const POLLING = { timeout: 30_000, interval: 100 };

test('the images of mock and BFF, laid out as the Dockerfile says, start and answer', async () => {
  const [mockPort, bffPort] = [await freePort(), await freePort()];
  const [mockUrl, bffUrl] = [mockPort, bffPort].map((port) => `http://127.0.0.1:${port}`);
  const place = await newPlace();
  const mock = await layOut(dockerfile, 'mock', { root, place });
  expect(mock.exposed).toEqual([mock.env['MOCK_PORT']]);
  await start(place, mock, { MOCK_PORT: `${mockPort}`, LOG_LEVEL: 'warn' });
  await expect.poll(() => statusOf(`${mockUrl}/v1/users/ada/exists`), POLLING).toBe(200);
  expect(await statusOf(`${mockUrl}/__mock`)).toBe(200);
  expect(await statusOf(`${mockUrl}/docs/assets/swagger-ui-bundle.js`)).toBe(200);

  const bff = await layOut(dockerfile, 'bff', { root, place });
  expect(bff.exposed).toEqual([bff.env['PORT'], bff.env['METRICS_PORT']]);
  await start(place, bff, {
    PORT: `${bffPort}`,
    METRICS_PORT: '0',
    LOG_LEVEL: 'warn',
    PROVIDER_URL: `${mockUrl}`,
    PUBLIC_URL: `${bffUrl}`,
  });
  await expect.poll(() => statusOf(`${bffUrl}/app-config.json`), POLLING).toBe(200);
  expect(await (await fetch(`${bffUrl}/`)).text()).toContain('<script');
  expect(await statusOf(`${bffUrl}/v1/users/ada/exists`)).toBe(200);
});

test('reports a Dockerfile that copies a file the build doesn’t make', async () => {
  const copies = [
    ['/out/mock-server ./', '/out/mock ./', '/out/mock'],
    ['./mock-server --prod', './mock-servers --prod', '/out/mock-server'],
    ['/build/web/dist', '/build/web/distribution', '/build/web/distribution'],
  ] as const;
  for (const [one, other, named] of copies) {
    const broken = dockerfile.replace(one, other);
    expect(broken).not.toBe(dockerfile);
    const target = named.startsWith('/build') ? 'bff' : 'mock';
    const laidOut = layOut(broken, target, { root, place: await newPlace() });
    await expect(laidOut).rejects.toThrow(`copies ${named}, which the build doesn't make`);
  }
});
