import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import request from 'supertest';
import { describe, expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { sendEndlessBody } from '../testing/endless-body';
import { BOUNDARY, form, part, picture, UPLOAD_HEADERS } from '../testing/picture-form';
import { rawRequest } from '../testing/raw-request';
import { json } from '../testing/scripted-provider';
import { MB, UPLOAD_PATH, beginUpload, sendChunked } from '../testing/uploads';

describe('T55 bytes that are not a picture', () => {
  const limited = { UPLOAD_LIMIT_BYTES: '262144' };
  /** More data than both kernels together buffer without a reader. */
  const ENDLESS = 64 * MB;
  const opening = picture('a').subarray(0, -2);

  test.each([
    ['before the first part', Buffer.from('preamble')],
    ['in the picture', opening],
    ['in a field', part('; name="more"', 'a').subarray(0, -2)],
    ['after the last part', form(picture('a'))],
  ])('%s are refused with 413 after the limit, and not read further', async (_name, begin) => {
    const { provider, bff } = await startScripted(limited);
    const { response, sent } = await sendEndlessBody(
      bff.port,
      { path: UPLOAD_PATH, headers: UPLOAD_HEADERS, begin },
      ENDLESS,
    );
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(ENDLESS / 2);
    expect(provider.calls.filter(({ complete }) => complete)).toEqual([]);
    const taken = provider.calls.map(({ body }) => body.length);
    expect(Math.max(0, ...taken)).toBeLessThanOrEqual(262_144 + 16_384);
  });

  test.each([
    ['before the first part', Buffer.from('preamble')],
    ['in a field', part('; name="more"', 'a').subarray(0, -2)],
    ['after the last part', form(picture('a'))],
  ])('%s are refused long before a picture would be too large', async (_name, begin) => {
    const { provider, bff } = await startScripted();
    const { response } = await sendEndlessBody(
      bff.port,
      { path: UPLOAD_PATH, headers: UPLOAD_HEADERS, begin },
      ENDLESS,
    );
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    const taken = provider.calls.map(({ body }) => body.length);
    expect(Math.max(0, ...taken)).toBeLessThan(MB / 2);
  });

  test("in a part's headers are refused with 400, and not read further", async () => {
    const { bff } = await startScripted(limited);
    const { response, sent } = await sendEndlessBody(
      bff.port,
      { path: UPLOAD_PATH, headers: UPLOAD_HEADERS, begin: picture('').subarray(0, -6) },
      ENDLESS,
    );
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(sent).toBeLessThan(ENDLESS / 2);
  });

  const JSON_TYPE = { 'content-type': 'application/json' };
  test.each([
    [
      'an upload without a token',
      UPLOAD_PATH,
      { 'content-type': UPLOAD_HEADERS['content-type'] },
      401,
    ],
    ['a login of another type', '/v1/users/login', { 'content-type': 'text/plain' }, 415],
    ['a login', '/v1/users/login', JSON_TYPE, 413],
    ['an address where nothing is', '/nothing', {}, 404],
    ['a packed login', '/v1/users/login', { ...JSON_TYPE, 'content-encoding': 'gzip' }, 415],
  ])('%s is refused, and not read further', async (_name, path, headers, status) => {
    const { provider, bff } = await startScripted(limited);
    const { response, sent } = await sendEndlessBody(bff.port, { path, headers }, ENDLESS);
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(sent).toBeLessThan(ENDLESS / 2);
    expect(provider.calls).toEqual([]);
  });

  test('a picture of the largest size fits into the form', async () => {
    const { bff } = await startScripted(limited);
    const response = await request(bff.url)
      .post(UPLOAD_PATH)
      .set(UPLOAD_HEADERS)
      .send(form(picture(Buffer.alloc(262_144))));
    expect(response.status, response.text).toBe(200);
  });

  test.each([
    ['which says its length', true],
    ['which does not', false],
  ])(
    'a form, %s, can have 16 kB besides its picture, but not a byte more',
    async (_what, isDeclared) => {
      const { bff } = await startScripted(limited);
      const whole = form(picture('a'));
      const send = (extra: number) => {
        const preamble = Buffer.alloc(extra + 1 - whole.length - 2);
        const content = Buffer.concat([preamble, Buffer.from('\r\n'), whole]);
        return isDeclared
          ? request(bff.url).post(UPLOAD_PATH).set(UPLOAD_HEADERS).send(content)
          : sendChunked(bff.url, [content]);
      };
      expect(await send(16_384)).toMatchObject({ status: 200 });
      expect(await send(16_385)).toMatchObject({ status: 413 });
    },
  );

  test('a connection continues after a refused upload that was within the limit', async () => {
    const { bff } = await startScripted(limited);
    const body = form(picture('a'));
    const response = await rawRequest(
      bff.port,
      `POST ${UPLOAD_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: ${UPLOAD_HEADERS['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n`,
      body.toString('latin1'),
      'GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 404']);
  });
});

describe('T44 a form that is not one picture', () => {
  test.each([
    ['two files', form(picture('a'), picture('b'))],
    ['another field', form(picture('a', 'photo'))],
    ['a second field', form(picture('a'), part('; name="more"', 'b'))],
    ['an empty field name', form(picture('a', ''))],
    ['a picture and a part without a name', form(picture('a'), part('', 'b'))],
    ['no part', form()],
    ['a broken boundary', Buffer.concat([picture('a'), Buffer.from(`--${BOUNDARY}`)])],
    ['no boundary at all', Buffer.from('just text')],
    [
      'a malformed part header',
      Buffer.from(`--${BOUNDARY}\r\n\0: b\r\n\r\na\r\n--${BOUNDARY}--\r\n`),
    ],
  ])('with %s is refused with 400, and never reaches the provider', async (_name, body) => {
    const { provider, bff } = await startScripted();
    const send = (content: Buffer) =>
      request(bff.url).post(UPLOAD_PATH).set(UPLOAD_HEADERS).send(content);
    // The first upload opens the connection. On an open one, chunks are sent as soon as the BFF
    // forwards them.
    expect((await send(form(picture('a')))).status).toBe(200);

    const response = await send(body);
    expect(response.status, response.text).toBe(400);
    expect(response.body).toMatchObject({
      message: 'Send one picture, in the form field "image".',
      code: 'BAD_REQUEST',
    });

    expect((await send(form(picture('b')))).status).toBe(200);
    const whole = provider.calls.filter(({ complete }) => complete);
    expect(whole.map((call) => call.body)).toEqual([
      form(picture('a')).toString('latin1'),
      form(picture('b')).toString('latin1'),
    ]);
  });

  test('that breaks off at its very end never reaches the provider whole', async () => {
    const { provider, bff } = await startScripted();
    const body = Buffer.concat([picture(Buffer.alloc(300_000)), Buffer.from(`--${BOUNDARY}`)]);
    const { req, readResponse } = beginUpload(bff.url, { 'content-length': body.length });
    req.write(body.subarray(0, -10));
    await expect.poll(() => provider.calls[0]?.body.length ?? 0).toBeGreaterThan(0);
    req.end(body.subarray(-10));
    expect((await readResponse()).status).toBe(400);
    expect(provider.calls).toMatchObject([{ complete: false }]);
  });

  test('that announces no boundary is refused with 400', async () => {
    const { provider, bff } = await startScripted();
    const response = await request(bff.url)
      .post(UPLOAD_PATH)
      .set({ ...UPLOAD_HEADERS, 'content-type': 'multipart/form-data' })
      .send(form(picture('a')));
    expect(response.status).toBe(400);
    expect(provider.calls).toEqual([]);
  });

  test('from a browser that leaves half-way ends the upload to the provider', async () => {
    const { provider, bff } = await startScripted();
    const started = new Promise<{ ended: Promise<void> }>((resolve) => {
      const begin: RequestListener = (req) =>
        resolve({ ended: new Promise((closed) => req.once('close', closed)) });
      provider.respondWith(begin, { atOnce: true });
    });
    const socket = connect(bff.port, '127.0.0.1');
    socket.write(
      `POST ${UPLOAD_PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: ${UPLOAD_HEADERS['content-type']}\r\nAuthorization: Bearer abc\r\nContent-Length: 500000\r\n\r\n`,
    );
    socket.write(picture(Buffer.alloc(400_000)).subarray(0, 300_000));
    const { ended } = await started;
    socket.destroy();
    await ended;
    expect(provider.calls).toMatchObject([{ complete: false }]);
    provider.respondWith(json(200, {}));
    expect(
      await request(bff.url)
        .post(UPLOAD_PATH)
        .set(UPLOAD_HEADERS)
        .send(form(picture('a'))),
    ).toMatchObject({ status: 200 });
  });
});
