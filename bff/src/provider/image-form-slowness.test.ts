import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import request from 'supertest';
import { expect, onTestFinished, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { form, picture, UPLOAD_HEADERS } from '../testing/picture-form';
import { json } from '../testing/scripted-provider';
import { countTurns } from '../testing/turns';
import { imageForm } from './image-form';
import { MB, UPLOAD_PATH, beginUpload } from '../testing/uploads';

test('T55 a picture that arrives in one read is forwarded in chunks, one per turn of the event loop', async () => {
  const req = new IncomingMessage(new Socket());
  req.headers = { 'content-type': UPLOAD_HEADERS['content-type'] };
  req.complete = true;
  const sent = form(picture(Buffer.alloc(32 * 65_536, 'x')));
  for (let at = 0; at < sent.length; at += 65_536) req.push(sent.subarray(at, at + 65_536));
  req.push(null);
  const turns = countTurns();
  onTestFinished(turns.stop);
  const passedIn: number[] = [];
  const passed: Buffer[] = [];

  const { content } = imageForm(req, 5 * MB);
  content.on('data', (chunk: Buffer) => {
    passedIn.push(turns.now());
    passed.push(chunk);
  });
  await once(content, 'end');

  expect(Buffer.concat(passed).equals(sent)).toBe(true);
  // At least 32 separate chunks arrive, because only the last one is sent together with the chunk
  // that was held back.
  expect(new Set(passedIn).size).toBeGreaterThanOrEqual(32);
});

test('T55 slow uploads without a token take no room from others', async () => {
  const { provider, bff } = await startScripted({ CALLS_PER_ROUTE: '1', QUEUE_PER_ROUTE: '0' });
  const slow = Array.from({ length: 5 }, () => {
    const { req, readResponse } = beginUpload(bff.url, { authorization: '' });
    req.write(picture('a').subarray(0, 40));
    return { req, readResponse };
  });
  for (const { readResponse } of slow) expect((await readResponse()).status).toBe(401);

  const other = await request(bff.url)
    .post(UPLOAD_PATH)
    .set(UPLOAD_HEADERS)
    .send(form(picture('a')));
  expect(other.status).toBe(200);
  expect(provider.calls).toHaveLength(1);
  for (const { req } of slow) req.destroy();
});

test('T54 a slow upload does not keep an open breaker from trying', async () => {
  const { provider, bff } = await startScripted({ BREAKER_FAILURES: '1', BREAKER_REST_MS: '1' });
  const upload = () =>
    request(bff.url)
      .post(UPLOAD_PATH)
      .set(UPLOAD_HEADERS)
      .send(form(picture('a')));
  provider.respondWith(json(503, {}));
  expect((await upload()).status).toBe(503);
  provider.respondWith(json(200, {}));
  const slow = beginUpload(bff.url, { 'transfer-encoding': 'chunked' });
  slow.req.write(picture(Buffer.alloc(300_000)));
  await expect.poll(() => provider.calls).toHaveLength(2);

  await expect.poll(async () => (await upload()).status).toBe(200);

  slow.req.end(form());
  expect((await slow.readResponse()).status).toBe(200);
});
