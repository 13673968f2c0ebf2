import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';

import { startBffProcess } from '../testing/bff-process';
import { memoryLimit } from '../testing/memory-limit';
import { sendAndNeverRead } from '../testing/send-and-never-read';
import { makeWebBuild } from '../testing/web-build';
import { SCRIPT_PATH } from '../testing/web-build-folder';

/** Long enough for a busy machine, and no assertion on it. */
const POLLING = { timeout: 60_000 };

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;

test.each([
  ['one connection pipelines 21,000 requests', 1, get(SCRIPT_PATH).repeat(21_000)],
  ['1,000 connections pipeline 20 requests', 1000, get(SCRIPT_PATH).repeat(20)],
  ['1,000 connections fill one reading with short requests', 1000, get('/').repeat(2000)],
])(
  'T53 %s and read no answer: memory stays within the manifest, others are answered, nothing remains',
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
