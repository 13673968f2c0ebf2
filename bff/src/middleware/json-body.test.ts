import { v1Contract } from '@trait-market/contract/v1';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';

import { createByteBudget } from '../limits/byte-budget';
import { jsonBody } from './json-body';

const { updateProfile, uploadProfileImage } = v1Contract.users;
const LIMIT = 10;

const receive = (
  headers: Record<string, string>,
  tsRestRoute: object = updateProfile,
  read = jsonBody(LIMIT, createByteBudget(1000 * LIMIT)),
) => {
  const req = Object.assign(new PassThrough(), {
    headers: { 'content-type': 'application/json', ...headers },
    method: 'PATCH',
    tsRestRoute,
    body: undefined as unknown,
  });
  let parsed: unknown;
  const next = vi.fn(() => (parsed = req.body));
  read(req as unknown as Parameters<typeof read>[0], {}, next);
  return { req, next, parsed: () => parsed };
};

const CHUNKED = { 'transfer-encoding': 'chunked' };
const tooLarge = expect.objectContaining({ code: 'PAYLOAD_TOO_LARGE' });

test('reads a body that is exactly as large as the limit', async () => {
  const { req, next, parsed } = receive(CHUNKED);
  req.end('{"a":1234}');
  await vi.waitFor(() => expect(next).toHaveBeenCalledExactlyOnceWith());
  expect(parsed()).toEqual({ a: 1234 });
  // The parsed body is freed, because the route's handler uses a validated copy.
  await vi.waitFor(() => expect(req.body).toBeUndefined());
});

test('refuses a body by its declared length', () => {
  expect(() => receive({ 'content-length': '11' })).toThrow(tooLarge);
});

test('T55 refuses a body once it is too large, before it has ended, and only once', async () => {
  const { req, next } = receive(CHUNKED);
  req.write('{"a":1');
  req.write('23456');
  await vi.waitFor(() => expect(next).toHaveBeenCalledExactlyOnceWith(tooLarge));
  const ended = new Promise((resolve) => req.once('end', resolve));
  req.resume().end('}');
  await ended;
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  expect(next).toHaveBeenCalledTimes(1);
});

test('leaves a picture to its own reader, however large it is', () => {
  const form = { 'content-type': 'multipart/form-data; boundary=a', 'content-length': '11' };
  const { req, next } = receive(form, uploadProfileImage);
  expect(next).toHaveBeenCalledExactlyOnceWith();
  expect(req.listenerCount('data')).toBe(0);
});

const readLarge = jsonBody(10_000, createByteBudget(1_000_000));

test.each([
  ['in many chunks', {}, ['{"a":"', ...Array.from({ length: 500 }, () => '0123456789'), '"}']],
  ['with a declared length', { 'content-length': '5008' }, [`{"a":"${'x'.repeat(5000)}"}`]],
  ['that is declared longer than it is', { 'content-length': '9000' }, ['{"a":1}']],
])('reads a body %s', async (_what, headers, chunks) => {
  const { req, parsed } = receive({ ...CHUNKED, ...headers }, updateProfile, readLarge);
  for (const chunk of chunks) req.write(chunk);
  req.end();
  await vi.waitFor(() => expect(parsed()).toEqual(JSON.parse(chunks.join(''))));
});

const overloaded = expect.objectContaining({ code: 'OVERLOADED', retryAfterMs: 1000 });

test('T84 refuses the largest body when all bodies exceed the budget, and reads the others', async () => {
  const read = jsonBody(8192, createByteBudget(16_384));
  const begin = () => receive(CHUNKED, updateProfile, read);
  const [small, large, last] = [begin(), begin(), begin()];
  small.req.write(`{"a":"${'x'.repeat(900)}`);
  large.req.write('x'.repeat(8000));
  await vi.waitFor(() => expect(large.req.readableFlowing).toBe(true));
  last.req.write(`{"a":"${'x'.repeat(6000)}`);
  await vi.waitFor(() => expect(large.next).toHaveBeenCalledExactlyOnceWith(overloaded));
  small.req.end('"}');
  last.req.end('"}');
  await vi.waitFor(() => expect(last.next).toHaveBeenCalledExactlyOnceWith());
  expect(small.next).toHaveBeenCalledExactlyOnceWith();
  large.req.write('more');
  await setImmediate();
  expect(large.next).toHaveBeenCalledTimes(1);
});

test('T84 bodies that are read, too large or aborted leave the budget', async () => {
  const read = jsonBody(8192, createByteBudget(16_384));
  for (let times = 0; times < 20; times += 1) {
    const [whole, tooLong, aborted] = [1, 2, 3].map(() => receive(CHUNKED, updateProfile, read));
    whole?.req.end(`{"a":"${'x'.repeat(4000)}"}`);
    await vi.waitFor(() => expect(whole?.next).toHaveBeenCalledExactlyOnceWith());
    tooLong?.req.write('x'.repeat(4000));
    tooLong?.req.write('x'.repeat(6000));
    await vi.waitFor(() => expect(tooLong?.next).toHaveBeenCalledExactlyOnceWith(tooLarge));
    aborted?.req.write('x'.repeat(4000));
    await setImmediate();
    aborted?.req.destroy();
    await vi.waitFor(() =>
      expect(aborted?.next).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ code: 'CLIENT_LEFT' }),
      ),
    );
  }
});

test('a request whose client has already left is not read', () => {
  const req = Object.assign(new PassThrough().destroy(), {
    headers: { 'content-type': 'application/json', ...CHUNKED },
    tsRestRoute: updateProfile,
  });
  const next = vi.fn();
  const read = jsonBody(LIMIT, createByteBudget(LIMIT));
  read(req as unknown as Parameters<typeof read>[0], {}, next);
  expect(next).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'CLIENT_LEFT' }));
});

test('refuses JSON in another encoding than UTF-8', () => {
  const refused = expect.objectContaining({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  const receiveAs = (charset: string) =>
    receive({ ...CHUNKED, 'content-type': `application/json; charset=${charset}` });
  expect(() => receiveAs('utf-16le')).toThrow(refused);
  expect(() => receiveAs('"UTF-8"')).not.toThrow();
});
