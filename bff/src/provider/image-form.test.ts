import { once } from 'node:events';
import { connect } from 'node:net';
import request from 'supertest';
import { expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { form, picture, UPLOAD_HEADERS } from '../testing/picture-form';
import { json } from '../testing/scripted-provider';
import { MB, UPLOAD_PATH, beginUpload, sendChunked } from '../testing/uploads';

test('passes a picture on unchanged, with its form and its length', async () => {
  const { provider, bff } = await startScripted();
  provider.respondWith(json(201, { avatarPhoto: 'http://a/b.png' }));
  const sent = form(picture('PNG…'));

  const response = await request(bff.url).post(UPLOAD_PATH).set(UPLOAD_HEADERS).send(sent);

  expect(response.status, response.text).toBe(201);
  expect(response.body).toEqual({ avatarPhoto: 'http://a/b.png' });
  expect(provider.calls).toHaveLength(1);
  expect(provider.calls[0]).toMatchObject({
    method: 'POST',
    url: UPLOAD_PATH,
    body: sent.toString('latin1'),
    headers: {
      authorization: 'Bearer abc',
      'content-type': UPLOAD_HEADERS['content-type'],
      'content-length': String(sent.length),
    },
  });
});

test.each([
  ['the length that was declared', true],
  ['no length where none was declared', false],
])('tells the provider %s before the whole picture has arrived', async (_what, isDeclared) => {
  const { provider, bff } = await startScripted();
  const sent = form(picture(Buffer.alloc(300_000)));
  const { req, readResponse } = beginUpload(
    bff.url,
    isDeclared ? { 'content-length': sent.length } : { 'transfer-encoding': 'chunked' },
  );
  req.write(sent.subarray(0, -10));
  await expect.poll(() => provider.calls[0]?.body.length ?? 0).toBeGreaterThan(0);
  const { headers } = provider.calls[0] ?? {};
  expect(headers?.['content-length']).toBe(isDeclared ? String(sent.length) : undefined);
  expect(headers?.['transfer-encoding']).toBe(isDeclared ? undefined : 'chunked');
  req.end(sent.subarray(-10));
  expect(await readResponse()).toMatchObject({ status: 200 });
});

test('passes on a picture of unknown length too', async () => {
  const { provider, bff } = await startScripted();
  const sent = form(picture('PNG…'));
  const response = await sendChunked(bff.url, [sent.subarray(0, 40), sent.subarray(40)]);
  expect(response.status).toBe(200);
  expect(provider.calls[0]?.body).toBe(sent.toString('latin1'));
});

test("forwards the provider's refusal of a picture while it is still being sent", async () => {
  const { provider, bff } = await startScripted();
  provider.respondWith(json(415, { message: 'This is no picture.' }), { atOnce: true });
  const response = await request(bff.url)
    .post(UPLOAD_PATH)
    .set(UPLOAD_HEADERS)
    .send(form(picture(Buffer.alloc(2 * MB))));
  expect(response.status).toBe(415);
  expect(response.body.message).toBe('This is no picture.');
});

test('tolerates a browser that leaves after an early response', async () => {
  const { provider, bff } = await startScripted();
  provider.respondWith(json(415, { message: 'This is no picture.' }), { atOnce: true });
  const socket = connect(bff.port, '127.0.0.1');
  socket.write(
    `POST ${UPLOAD_PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: ${UPLOAD_HEADERS['content-type']}\r\nAuthorization: Bearer abc\r\nContent-Length: 500000\r\n\r\n`,
  );
  socket.write(picture(Buffer.alloc(400_000)).subarray(0, 300_000));
  const [response] = await once(socket.setEncoding('utf8'), 'data');
  expect(response).toMatch(/^HTTP\/1\.1 415 /);
  socket.destroy();
  await expect.poll(() => bff.logLines).toHaveLength(1);
  expect(
    await request(bff.url)
      .post(UPLOAD_PATH)
      .set(UPLOAD_HEADERS)
      .send(form(picture('a'))),
  ).toMatchObject({ status: 415 });
});

test('an upload that takes longer than its deadline is a 504', async () => {
  const { provider, bff } = await startScripted({ UPLOAD_DEADLINE_MS: '40' });
  provider.respondWith(() => undefined);
  const response = await request(bff.url)
    .post(UPLOAD_PATH)
    .set(UPLOAD_HEADERS)
    .send(form(picture('a')));
  expect(response.status).toBe(504);
});

test('a provider that is down is a 502 for an upload too', async () => {
  const { provider, bff } = await startScripted();
  await provider.stop();
  const response = await request(bff.url)
    .post(UPLOAD_PATH)
    .set(UPLOAD_HEADERS)
    .send(form(picture(Buffer.alloc(MB))));
  expect(response.status).toBe(502);
  expect(response.body.code).toBe('PROVIDER_UNREACHABLE');
});
