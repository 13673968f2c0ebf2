import { createServer } from 'node:net';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';

import { startBffProcess } from '../testing/bff-process';
import { listeningPort } from '../testing/listening-port';
import { memoryLimit } from '../testing/memory-limit';
import { sendAndNeverRead } from '../testing/send-and-never-read';
import { makeWebBuild } from '../testing/web/web-build';

/** Generous, because a busy machine is slow; no assertion depends on it. */
const POLLING = { timeout: 60_000 };
const CONNECTIONS = 1900;

const head = (target: string, more = ''): string => `${target} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const headers = Array.from({ length: 1600 }, (_, index) => `${index.toString(36)}:a\r\n`).join('');
const READ = 'GET /v1/users/ada/exists';
const jsonHeaders =
  'Authorization: Bearer a.b.c\r\nContent-Type: application/json\r\nContent-Length: 9\r\n';

test.each([
  ['a request without its body', head('POST /v1/users/tax', jsonHeaders + headers)],
  ['four requests behind one that waits', head(READ) + head(READ, headers).repeat(4)],
])(
  'T95 %s with 1,600 headers on 1,900 connections: memory stays within the manifest, others are answered, nothing remains',
  async (_name, bytes) => {
    const silentProvider = createServer((socket) => void socket.on('error', () => undefined));
    onTestFinished(() => void silentProvider.close());
    const provider = await listeningPort(silentProvider);
    const bff = await startBffProcess({
      WEB_ROOT: await makeWebBuild(),
      PROVIDER_URL: `http://127.0.0.1:${provider}`,
      HEADERS_DEADLINE_MS: '5000',
      REQUEST_DEADLINE_MS: '5000',
      KEEP_ALIVE_MS: '5000',
    });
    const before = bff.descriptors();
    const sockets = await Promise.all(
      Array.from({ length: CONNECTIONS }, async (_, index) => {
        const socket = await sendAndNeverRead(bff.port, `127.0.${1 + (index % 200)}.1`, bytes);
        onTestFinished(() => void socket.destroy());
        return socket;
      }),
    );
    const others = Array.from({ length: 5 }, () => request(bff.url).get('/favicon.svg'));
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 200));
    for (const socket of sockets) socket.resume();
    await expect.poll(bff.descriptors, POLLING).toBeLessThanOrEqual(before);
    expect(bff.peakMemory()).toBeLessThan(memoryLimit());
  },
  120_000,
);
