import { once } from 'node:events';
import {
  IncomingMessage,
  request as httpRequest,
  type OutgoingHttpHeaders,
  type RequestListener,
} from 'node:http';
import { connect, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import request from 'supertest';
import { describe, expect, onTestFinished, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { sendEndlessBody } from '../testing/endless-body';
import { BOUNDARY, form, part, picture, UPLOAD_HEADERS } from '../testing/picture-form';
import { rawRequest } from '../testing/raw-request';
import { json } from '../testing/scripted-provider';
import { countTurns } from '../testing/turns';
import { imageForm } from './image-form';

const MB = 1_048_576;
const PATH = '/v1/users/profile-upload';

/** An upload that the test sends piece by piece. */
const beginUpload = (url: string, headers: OutgoingHttpHeaders = {}) => {
  const req = httpRequest(url + PATH, {
    method: 'POST',
    headers: { ...UPLOAD_HEADERS, ...headers },
  });
  // What is refused early may no longer be listened to.
  req.on('error', () => undefined);
  const response = once(req, 'response');
  const answer = async () => {
    const [res] = await response;
    return { status: res.statusCode, body: JSON.parse(await text(res)) };
  };
  return { req, answer };
};

/** Sends pieces without a Content-Length. */
const sendChunked = async (url: string, pieces: readonly Buffer[]) => {
  const { req, answer } = beginUpload(url);
  for (const piece of pieces) req.write(piece);
  req.end();
  return answer();
};

test('a picture goes on as it came, with its form and its length', async () => {
  const { provider, bff } = await startScripted();
  provider.answers(json(201, { avatarPhoto: 'http://a/b.png' }));
  const sent = form(picture('PNG…'));

  const answer = await request(bff.url).post(PATH).set(UPLOAD_HEADERS).send(sent);

  expect(answer.status, answer.text).toBe(201);
  expect(answer.body).toEqual({ avatarPhoto: 'http://a/b.png' });
  expect(provider.calls).toHaveLength(1);
  expect(provider.calls[0]).toMatchObject({
    method: 'POST',
    url: PATH,
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
])('the provider is told %s before it has all of the picture', async (_what, isDeclared) => {
  const { provider, bff } = await startScripted();
  const sent = form(picture(Buffer.alloc(300_000)));
  const { req, answer } = beginUpload(
    bff.url,
    isDeclared ? { 'content-length': sent.length } : { 'transfer-encoding': 'chunked' },
  );
  req.write(sent.subarray(0, -10));
  await expect.poll(() => provider.calls[0]?.body.length ?? 0).toBeGreaterThan(0);
  const { headers } = provider.calls[0] ?? {};
  expect(headers?.['content-length']).toBe(isDeclared ? String(sent.length) : undefined);
  expect(headers?.['transfer-encoding']).toBe(isDeclared ? undefined : 'chunked');
  req.end(sent.subarray(-10));
  expect(await answer()).toMatchObject({ status: 200 });
});

test('a picture of unknown length goes on too', async () => {
  const { provider, bff } = await startScripted();
  const sent = form(picture('PNG…'));
  const answer = await sendChunked(bff.url, [sent.subarray(0, 40), sent.subarray(40)]);
  expect(answer.status).toBe(200);
  expect(provider.calls[0]?.body).toBe(sent.toString('latin1'));
});

test("the provider's refusal of a picture goes on while it is still being sent", async () => {
  const { provider, bff } = await startScripted();
  provider.answers(json(415, { message: 'This is no picture.' }), { atOnce: true });
  const answer = await request(bff.url)
    .post(PATH)
    .set(UPLOAD_HEADERS)
    .send(form(picture(Buffer.alloc(2 * MB))));
  expect(answer.status).toBe(415);
  expect(answer.body.message).toBe('This is no picture.');
});

describe('T42 a picture over 5 MB', () => {
  test('5 MB are not over it', async () => {
    const { provider, bff } = await startScripted();
    const answer = await request(bff.url)
      .post(PATH)
      .set(UPLOAD_HEADERS)
      .send(form(picture(Buffer.alloc(5 * MB))));
    expect(answer.status, answer.text).toBe(200);
    expect(provider.calls[0]?.complete).toBe(true);
  });

  test('5 MB and a byte are refused with 413, and the provider never has them', async () => {
    const { provider, bff } = await startScripted();
    const answer = await request(bff.url)
      .post(PATH)
      .set(UPLOAD_HEADERS)
      .send(form(picture(Buffer.alloc(5 * MB + 1))));
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({
      message: 'The picture may be 5 MB at most.',
      code: 'PAYLOAD_TOO_LARGE',
    });
    expect(provider.calls.filter(({ complete }) => complete)).toEqual([]);
  });

  test('without a Content-Length it is refused as well', async () => {
    const { provider, bff } = await startScripted();
    const pieces = Array.from({ length: 6 }, () => Buffer.alloc(MB));
    const opening = picture('').subarray(0, -2);
    const answer = await sendChunked(bff.url, [opening, ...pieces]);
    expect(answer).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
    expect(provider.calls.filter(({ complete }) => complete)).toEqual([]);
  });

  test('a declared length over it is refused before the provider is asked', async () => {
    const { provider, bff } = await startScripted();
    const answer = await request(bff.url)
      .post(PATH)
      .set(UPLOAD_HEADERS)
      .send(form(picture(Buffer.alloc(6 * MB))));
    expect(answer.status).toBe(413);
    expect(provider.calls).toEqual([]);
  });
});

test('T42 of 50 uploads at once each arrives whole, and a larger one among them is refused', async () => {
  const { provider, bff } = await startScripted({
    UPLOAD_LIMIT_PER_MINUTE: '100',
    CLIENT_SHARE_PERCENT: '100',
    QUEUE_DEADLINE_MS: '60000',
  });
  const size = 256 * 1024;
  const upload = (body: Buffer) => request(bff.url).post(PATH).set(UPLOAD_HEADERS).send(body);
  const bodies = Array.from({ length: 50 }, (_, index) => form(picture(Buffer.alloc(size, index))));
  const tooLarge = upload(form(picture(Buffer.alloc(5 * MB + 1))));
  const [refused, ...answers] = await Promise.all([tooLarge, ...bodies.map(upload)]);

  expect(refused.status).toBe(413);
  expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
  const whole = provider.calls.filter(({ complete }) => complete).map(({ body }) => body);
  expect(new Set(whole)).toEqual(new Set(bodies.map((body) => body.toString('latin1'))));
}, 20_000);

describe('T55 bytes that are no picture', () => {
  const limited = { UPLOAD_LIMIT_BYTES: '262144' };
  /** More than the systems on both sides keep of what nobody reads. */
  const ENDLESS = 64 * MB;
  const opening = picture('a').subarray(0, -2);

  test.each([
    ['before the first part', Buffer.from('preamble')],
    ['in the picture', opening],
    ['in a field', part('; name="more"', 'a').subarray(0, -2)],
    ['after the last part', form(picture('a'))],
  ])('%s are refused with 413 after the limit, and not read on', async (_name, begin) => {
    const { provider, bff } = await startScripted(limited);
    const { answer, sent } = await sendEndlessBody(
      bff.port,
      { path: PATH, headers: UPLOAD_HEADERS, begin },
      ENDLESS,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
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
    const { answer } = await sendEndlessBody(
      bff.port,
      { path: PATH, headers: UPLOAD_HEADERS, begin },
      ENDLESS,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    const taken = provider.calls.map(({ body }) => body.length);
    expect(Math.max(0, ...taken)).toBeLessThan(MB / 2);
  });

  test("in a part's headers are refused with 400, and not read on", async () => {
    const { bff } = await startScripted(limited);
    const { answer, sent } = await sendEndlessBody(
      bff.port,
      { path: PATH, headers: UPLOAD_HEADERS, begin: picture('').subarray(0, -6) },
      ENDLESS,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(sent).toBeLessThan(ENDLESS / 2);
  });

  const JSON_TYPE = { 'content-type': 'application/json' };
  test.each([
    ['an upload without a token', PATH, { 'content-type': UPLOAD_HEADERS['content-type'] }, 401],
    ['a login of another type', '/v1/users/login', { 'content-type': 'text/plain' }, 415],
    ['a login', '/v1/users/login', JSON_TYPE, 413],
    ['an address where nothing is', '/nothing', {}, 404],
    ['a packed login', '/v1/users/login', { ...JSON_TYPE, 'content-encoding': 'gzip' }, 415],
  ])('%s is refused, and not read on', async (_name, path, headers, status) => {
    const { provider, bff } = await startScripted(limited);
    const { answer, sent } = await sendEndlessBody(bff.port, { path, headers }, ENDLESS);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(sent).toBeLessThan(ENDLESS / 2);
    expect(provider.calls).toEqual([]);
  });

  test('a picture of the largest size is no more than the form may hold', async () => {
    const { bff } = await startScripted(limited);
    const answer = await request(bff.url)
      .post(PATH)
      .set(UPLOAD_HEADERS)
      .send(form(picture(Buffer.alloc(262_144))));
    expect(answer.status, answer.text).toBe(200);
  });

  test.each([
    ['which says its length', true],
    ['which does not', false],
  ])(
    'a form, %s, may have 16 kB beside its picture; a byte more not',
    async (_what, isDeclared) => {
      const { bff } = await startScripted(limited);
      const whole = form(picture('a'));
      const send = (beside: number) => {
        const preamble = Buffer.alloc(beside + 1 - whole.length - 2);
        const content = Buffer.concat([preamble, Buffer.from('\r\n'), whole]);
        return isDeclared
          ? request(bff.url).post(PATH).set(UPLOAD_HEADERS).send(content)
          : sendChunked(bff.url, [content]);
      };
      expect(await send(16_384)).toMatchObject({ status: 200 });
      expect(await send(16_385)).toMatchObject({ status: 413 });
    },
  );

  test('a connection goes on after a refused upload that was within the limit', async () => {
    const { bff } = await startScripted(limited);
    const body = form(picture('a'));
    const answer = await rawRequest(
      bff.port,
      `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: ${UPLOAD_HEADERS['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n`,
      body.toString('latin1'),
      'GET /nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    );
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 404']);
  });
});

test('T55 of a picture that arrives at once, a piece goes on in each turn of the event loop', async () => {
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
  content.on('data', (piece: Buffer) => {
    passedIn.push(turns.now());
    passed.push(piece);
  });
  await once(content, 'end');

  expect(Buffer.concat(passed).equals(sent)).toBe(true);
  // With the last piece comes the one that was held back.
  expect(new Set(passedIn).size).toBeGreaterThanOrEqual(32);
});

test('T55 slow uploads without a token keep no room from others', async () => {
  const { provider, bff } = await startScripted({ CALLS_PER_ROUTE: '1', QUEUE_PER_ROUTE: '0' });
  const slow = Array.from({ length: 5 }, () => {
    const { req, answer } = beginUpload(bff.url, { authorization: '' });
    req.write(picture('a').subarray(0, 40));
    return { req, answer };
  });
  for (const { answer } of slow) expect((await answer()).status).toBe(401);

  const other = await request(bff.url)
    .post(PATH)
    .set(UPLOAD_HEADERS)
    .send(form(picture('a')));
  expect(other.status).toBe(200);
  expect(provider.calls).toHaveLength(1);
  for (const { req } of slow) req.destroy();
});

test('T54 an upload that is slow to arrive does not keep an open breaker from finding out', async () => {
  const { provider, bff } = await startScripted({ BREAKER_FAILURES: '1', BREAKER_REST_MS: '1' });
  const upload = () =>
    request(bff.url)
      .post(PATH)
      .set(UPLOAD_HEADERS)
      .send(form(picture('a')));
  provider.answers(json(503, {}));
  expect((await upload()).status).toBe(503);
  provider.answers(json(200, {}));
  const slow = beginUpload(bff.url, { 'transfer-encoding': 'chunked' });
  slow.req.write(picture(Buffer.alloc(300_000)));
  await expect.poll(() => provider.calls).toHaveLength(2);

  await expect.poll(async () => (await upload()).status).toBe(200);

  slow.req.end(form());
  expect((await slow.answer()).status).toBe(200);
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
  ])('%s is refused with 400, and the provider never has it', async (_name, body) => {
    const { provider, bff } = await startScripted();
    const send = (content: Buffer) => request(bff.url).post(PATH).set(UPLOAD_HEADERS).send(content);
    // Over a connection that is open already, pieces go out as soon as they are let through.
    expect((await send(form(picture('a')))).status).toBe(200);

    const answer = await send(body);
    expect(answer.status, answer.text).toBe(400);
    expect(answer.body).toMatchObject({
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

  test('a form that breaks off at its very end never reaches the provider whole', async () => {
    const { provider, bff } = await startScripted();
    const body = Buffer.concat([picture(Buffer.alloc(300_000)), Buffer.from(`--${BOUNDARY}`)]);
    const { req, answer } = beginUpload(bff.url, { 'content-length': body.length });
    req.write(body.subarray(0, -10));
    await expect.poll(() => provider.calls[0]?.body.length ?? 0).toBeGreaterThan(0);
    req.end(body.subarray(-10));
    expect((await answer()).status).toBe(400);
    expect(provider.calls).toMatchObject([{ complete: false }]);
  });

  test('no boundary announced is refused with 400', async () => {
    const { provider, bff } = await startScripted();
    const answer = await request(bff.url)
      .post(PATH)
      .set({ ...UPLOAD_HEADERS, 'content-type': 'multipart/form-data' })
      .send(form(picture('a')));
    expect(answer.status).toBe(400);
    expect(provider.calls).toEqual([]);
  });

  test('a browser that leaves half-way ends the upload to the provider', async () => {
    const { provider, bff } = await startScripted();
    const begun = new Promise<{ ended: Promise<void> }>((resolve) => {
      const begin: RequestListener = (req) =>
        resolve({ ended: new Promise((closed) => req.once('close', closed)) });
      provider.answers(begin, { atOnce: true });
    });
    const socket = connect(bff.port, '127.0.0.1');
    socket.write(
      `POST ${PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: ${UPLOAD_HEADERS['content-type']}\r\nAuthorization: Bearer abc\r\nContent-Length: 500000\r\n\r\n`,
    );
    socket.write(picture(Buffer.alloc(400_000)).subarray(0, 300_000));
    const { ended } = await begun;
    socket.destroy();
    await ended;
    expect(provider.calls).toMatchObject([{ complete: false }]);
    provider.answers(json(200, {}));
    expect(
      await request(bff.url)
        .post(PATH)
        .set(UPLOAD_HEADERS)
        .send(form(picture('a'))),
    ).toMatchObject({ status: 200 });
  });
});

test('a browser that leaves after an early answer does no harm', async () => {
  const { provider, bff } = await startScripted();
  provider.answers(json(415, { message: 'This is no picture.' }), { atOnce: true });
  const socket = connect(bff.port, '127.0.0.1');
  socket.write(
    `POST ${PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: ${UPLOAD_HEADERS['content-type']}\r\nAuthorization: Bearer abc\r\nContent-Length: 500000\r\n\r\n`,
  );
  socket.write(picture(Buffer.alloc(400_000)).subarray(0, 300_000));
  const [answer] = await once(socket.setEncoding('utf8'), 'data');
  expect(answer).toMatch(/^HTTP\/1\.1 415 /);
  socket.destroy();
  await expect.poll(() => bff.logLines).toHaveLength(1);
  expect(
    await request(bff.url)
      .post(PATH)
      .set(UPLOAD_HEADERS)
      .send(form(picture('a'))),
  ).toMatchObject({ status: 415 });
});

test('an upload that takes longer than its deadline is a 504', async () => {
  const { provider, bff } = await startScripted({ UPLOAD_DEADLINE_MS: '40' });
  provider.answers(() => undefined);
  const answer = await request(bff.url)
    .post(PATH)
    .set(UPLOAD_HEADERS)
    .send(form(picture('a')));
  expect(answer.status).toBe(504);
});

test('a provider that is down is a 502 for an upload too', async () => {
  const { provider, bff } = await startScripted();
  await provider.stop();
  const answer = await request(bff.url)
    .post(PATH)
    .set(UPLOAD_HEADERS)
    .send(form(picture(Buffer.alloc(MB))));
  expect(answer.status).toBe(502);
  expect(answer.body.code).toBe('PROVIDER_UNREACHABLE');
});
