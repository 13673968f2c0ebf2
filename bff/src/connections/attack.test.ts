import { once } from 'node:events';
import { get } from 'node:http';
import { createServer, type Socket } from 'node:net';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';

import { startBffProcess } from '../testing/bff-process';
import { listeningPort } from '../testing/listening-port';
import { memoryLimit } from '../testing/memory-limit';
import { sendAndNeverRead } from '../testing/send-and-never-read';
import { makeWebBuild } from '../testing/web/web-build';
import { SCRIPT_PATH } from '../testing/web/web-build-folder';

/** Generous, because a busy machine is slow; no assertion depends on it. */
const POLLING = { timeout: 60_000 };

const getOf = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

test.each([
  ['one connection pipelines 21,000 requests', 1, getOf(SCRIPT_PATH).repeat(21_000)],
  ['1,000 connections pipeline 20 requests', 1000, getOf(SCRIPT_PATH).repeat(20)],
  ['1,000 connections fill one reading with short requests', 1000, getOf('/').repeat(2000)],
])(
  'T53 %s and read no response: memory stays within the manifest, others are served, nothing remains',
  async (_name, connections, bytes) => {
    const script = Buffer.alloc(524_288, 'trait ');
    const bff = await startBffProcess({
      WEB_ROOT: await makeWebBuild({ [SCRIPT_PATH]: script, [`${SCRIPT_PATH}.br`]: 'packed' }),
      ANSWER_DEADLINE_MS: '1000',
    });
    const before = bff.descriptors();
    const attacks = Array.from({ length: connections }, async (_, index) => {
      const socket = await sendAndNeverRead(bff.port, `127.0.${1 + (index % 200)}.1`, bytes);
      onTestFinished(() => void socket.destroy());
    });
    const others = Array.from({ length: 5 }, () => request(bff.url).get('/favicon.svg'));
    await Promise.all(attacks);

    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200,
    ]);
    await expect.poll(bff.descriptors, POLLING).toBeLessThanOrEqual(before);
    expect((await request(bff.url).get('/favicon.svg')).status).toBe(200);
    expect(bff.peakMemory()).toBeLessThan(memoryLimit());
  },
  120_000,
);

const post = (path: string, type: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nAuthorization: Bearer a.b.c\r\nTransfer-Encoding: chunked\r\n\r\n`;
const postJson = post('/v1/users/tax', 'application/json');
const postPicture = `${post('/v1/users/profile-upload', 'multipart/form-data; boundary=b')}52\r\n--b\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\npicture\r\n\r\n`;
const tinyChunks = '1\r\na\r\n'.repeat(11_000);

test.each([
  ['a JSON body of one-byte chunks', 1900, postJson + tinyChunks],
  ['a body of one-byte chunks that no route reads', 500, post('/v1/nothing', 'a/b') + tinyChunks],
  ['a picture of one-byte chunks', 500, postPicture + tinyChunks],
  [
    'a body of one-byte chunks behind a request that waits for the provider',
    500,
    getOf('/v1/users/ada/exists') + postJson + tinyChunks,
  ],
])(
  'T83 %s on %i connections: memory stays within the manifest, others are served, nothing remains',
  async (_name, connections, bytes) => {
    const silentProvider = createServer((socket) => void socket.on('error', () => undefined));
    onTestFinished(() => void silentProvider.close());
    const provider = await listeningPort(silentProvider);
    const bff = await startBffProcess({
      WEB_ROOT: await makeWebBuild(),
      PROVIDER_URL: `http://127.0.0.1:${provider}`,
      HEADERS_DEADLINE_MS: '5000',
      REQUEST_DEADLINE_MS: '5000',
    });
    const before = bff.descriptors();
    const sockets = await Promise.all(
      Array.from({ length: connections }, async (_, index) => {
        const socket = await sendAndNeverRead(bff.port, `127.0.${1 + (index % 200)}.1`, bytes);
        onTestFinished(() => void socket.destroy());
        return socket;
      }),
    );
    const others = Array.from({ length: 5 }, () => request(bff.url).get('/favicon.svg'));
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200,
    ]);
    for (const socket of sockets) socket.resume();
    await expect.poll(bff.descriptors, POLLING).toBeLessThanOrEqual(before);
    expect(bff.peakMemory()).toBeLessThan(memoryLimit());
  },
  120_000,
);

const ATTACKERS = ['127.0.0.1', '127.0.0.2', '127.0.0.3', '127.0.0.4'];
const OTHERS = Array.from({ length: 30 }, (_, index) => `127.0.1.${1 + index}`);
const heldBy = (client: string): string =>
  `POST /v1/users/tax HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer a.b.c\r\nContent-Type: application/json\r\nX-Forwarded-For: ${client}\r\nContent-Length: 9\r\n\r\n`;

test.each([
  ['four addresses', {}, (client: string) => client],
  ['four addresses behind a proxy', { TRUST_PROXY: 'loopback' }, () => '127.0.0.1'],
])(
  'T81 2,000 requests without their bodies by %s, which reconnect when they are closed: 30 of 30 others are served',
  async (_name, environment, addressOf) => {
    const bff = await startBffProcess({ WEB_ROOT: await makeWebBuild(), ...environment });
    const before = bff.descriptors();
    const attackers = new Set<Socket>();
    let opened = 0;
    const attack = async (): Promise<void> => {
      opened += 1;
      const client = ATTACKERS[opened % 4] ?? '';
      const socket = await sendAndNeverRead(bff.port, addressOf(client), heldBy(client));
      attackers.add(socket);
      socket.resume().once('close', () => attackers.delete(socket));
    };
    onTestFinished(() => {
      for (const socket of attackers) socket.destroy();
    });

    const statuses: number[] = [];
    for (const client of OTHERS) {
      const missing = 2000 - attackers.size;
      await Promise.all(Array.from({ length: missing }, attack));
      const [res] = await once(
        get({
          port: bff.port,
          host: '127.0.0.1',
          localAddress: client,
          path: '/favicon.svg',
          agent: false,
          headers: { 'x-forwarded-for': client },
        }),
        'response',
      );
      res.resume();
      statuses.push(res.statusCode);
    }
    expect(statuses).toEqual(OTHERS.map(() => 200));
    for (const socket of attackers) socket.destroy();
    await expect.poll(bff.descriptors, POLLING).toBeLessThanOrEqual(before);
    expect(bff.peakMemory()).toBeLessThan(memoryLimit());
  },
  120_000,
);
