import { createServer } from 'node:net';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';

import { startBffProcess } from '../testing/bff-process';
import { listeningPort } from '../testing/listening-port';
import { memoryLimit } from '../testing/memory-limit';
import { sendAndNeverRead } from '../testing/send-and-never-read';

/** Generous, because a busy machine is slow; no assertion depends on it. */
const POLLING = { timeout: 60_000 };
/** Slightly below the connection limit, which leaves some connections for other clients. */
const CONNECTIONS = 1900;

const send = (lines: string, target = 'POST /v1/users/tax'): string =>
  `${target} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nAuthorization: Bearer a.b.c\r\n${lines}\r\n\r\n`;
const sendWhole = (body: string, target?: string): string =>
  send(`Content-Length: ${body.length}`, target) + body;

const smallChunks = `15e\r\n${'a'.repeat(350)}\r\n`.repeat(187);
const objects = `[${'{},'.repeat(21_000)}{}]`;

const refusals = async (metricsUrl: string): Promise<string> => {
  const { text } = await request(metricsUrl).get('/metrics');
  return text
    .split('\n')
    .filter((line) => line.startsWith('bff_refusals_total'))
    .join('\n');
};

test.each([
  [
    'unfinished bodies in as many chunks as possible',
    send('Transfer-Encoding: chunked') + smallChunks,
    'OVERLOADED',
  ],
  ['unfinished bodies of 64 KB', sendWhole('a'.repeat(65_000)).slice(0, -1), 'OVERLOADED'],
  ['whole bodies of 21,000 objects', sendWhole(`{"x":${objects}}`), 'BAD_REQUEST'],
  [
    'whole bodies of 21,000 invalid values',
    sendWhole(`{"off":${objects}}`, 'PUT /economy/v1/wallets/me/notices/settings'),
    'BAD_REQUEST',
  ],
])(
  'T84 %s on 1,900 connections: memory stays within the manifest, bodies of others are read, nothing remains',
  async (_name, bytes, refusal) => {
    const silentProvider = createServer((socket) => void socket.on('error', () => undefined));
    onTestFinished(() => void silentProvider.close());
    const provider = await listeningPort(silentProvider);
    const bff = await startBffProcess({
      ECONOMY: 'on',
      PROVIDER_URL: `http://127.0.0.1:${provider}`,
      HEADERS_DEADLINE_MS: '10000',
      REQUEST_DEADLINE_MS: '10000',
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
    const others = Array.from({ length: 10 }, () =>
      request(bff.url)
        .post('/v1/users/login')
        .send({ padding: 'x'.repeat(10_000) }),
    );
    // Status 400 proves that the BFF has read each body, in which the fields of a login are
    // missing.
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 400));
    expect(await refusals(bff.metricsUrl)).toContain(`code="${refusal}"`);
    for (const socket of sockets) socket.resume();
    await expect.poll(bff.descriptors, POLLING).toBeLessThanOrEqual(before);
    expect(bff.peakMemory()).toBeLessThan(memoryLimit());
  },
  120_000,
);
