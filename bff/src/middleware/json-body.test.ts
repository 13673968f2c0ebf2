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

test('reads a body that is exactly as large as the limit', async () => {
  const { req, next } = receive(CHUNKED);
  req.end('{"a":1234}');
  await vi.waitFor(() => expect(next).toHaveBeenCalledExactlyOnceWith(undefined));
  expect(req.body).toEqual({ a: 1234 });
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
