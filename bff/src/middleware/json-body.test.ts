import { v1Contract } from '@trait-market/contract/v1';
import type { Response } from 'express';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';

import { jsonBody } from './json-body';

const { updateProfile, uploadProfileImage } = v1Contract.users;
const LIMIT = 10;

/** A request whose body is still to come. */
const receive = (headers: Record<string, string>, tsRestRoute: object = updateProfile) => {
  const req = Object.assign(new PassThrough(), {
    headers: { 'content-type': 'application/json', ...headers },
    method: 'PATCH',
    tsRestRoute,
    body: undefined as unknown,
  });
  const next = vi.fn();
  const read = jsonBody(LIMIT);
  read(req as unknown as Parameters<typeof read>[0], {} as Response, next);
  return { req, next };
};

const CHUNKED = { 'transfer-encoding': 'chunked' };
const tooLarge = expect.objectContaining({ code: 'PAYLOAD_TOO_LARGE' });

test('a body as large as the limit is read', async () => {
  const { req, next } = receive(CHUNKED);
  req.end('{"a":1234}');
  await vi.waitFor(() => expect(next).toHaveBeenCalledExactlyOnceWith(undefined));
  expect(req.body).toEqual({ a: 1234 });
});

test('a body is refused by the length that it says it has', () => {
  expect(() => receive({ 'content-length': '11' })).toThrow(tooLarge);
});

test('T55 a body is refused as soon as it is too large, before it has ended, and once', async () => {
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

test('a picture is left to whoever reads it, however large', () => {
  const form = { 'content-type': 'multipart/form-data; boundary=a', 'content-length': '11' };
  const { req, next } = receive(form, uploadProfileImage);
  expect(next).toHaveBeenCalledExactlyOnceWith();
  expect(req.listenerCount('data')).toBe(0);
});
