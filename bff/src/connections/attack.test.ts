import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';

import { startBffProcess } from '../testing/bff-process';
import { memoryLimit } from '../testing/memory-limit';
import { makeWebBuild, SCRIPT_PATH } from '../testing/web-build';

/** Long enough for a busy machine, and no assertion on it. */
const PATIENT = { timeout: 60_000 };

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

/** A connection that sends and never reads. `from` is one of the addresses that this machine has. */
const sendAndNeverRead = async (port: number, from: string, bytes: string): Promise<void> => {
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress: from });
  // The server closes it, which is what is tested.
  socket.on('error', () => undefined).pause();
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(bytes);
};

test.each([
  ['one connection pipelines 21,000 requests', 1, get(SCRIPT_PATH).repeat(21_000)],
  ['1,000 connections pipeline 20 requests', 1000, get(SCRIPT_PATH).repeat(20)],
  ['1,000 connections fill one reading with short requests', 1000, get('/').repeat(2000)],
])(
  'T53 %s and read no answer: memory stays within the manifest, others are answered, nothing is left',
  async (_name, connections, bytes) => {
    const script = Buffer.alloc(524_288, 'trait ');
    const bff = await startBffProcess({
      WEB_ROOT: await makeWebBuild({ [SCRIPT_PATH]: script, [`${SCRIPT_PATH}.br`]: 'packed' }),
      ANSWER_DEADLINE_MS: '1000',
    });
    const before = bff.descriptors();
    const attacks = Array.from({ length: connections }, (_, index) =>
      sendAndNeverRead(bff.port, `127.0.${1 + (index % 200)}.1`, bytes),
    );
    const others = Array.from({ length: 5 }, () => request(bff.url).get('/favicon.svg'));
    await Promise.all(attacks);

    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200,
    ]);
    await expect.poll(bff.descriptors, PATIENT).toBeLessThanOrEqual(before);
    expect((await request(bff.url).get('/favicon.svg')).status).toBe(200);
    expect(bff.peakMemory()).toBeLessThan(memoryLimit());
  },
  120_000,
);
