import type { Request, Response } from 'express';
import { expect, test, vi } from 'vitest';

import { forwardedFor } from './forwarded-for';

const read = (given: string | string[] | undefined) => {
  const req = { headers: { 'x-forwarded-for': given } };
  const next = vi.fn();
  void forwardedFor(req as unknown as Request, {} as Response, next);
  expect(next).toHaveBeenCalledExactlyOnceWith();
  return req.headers['x-forwarded-for'];
};

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['203.0.113.1:443', '203.0.113.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[ 2001:db8::1 ]', '2001:db8::1'],
  ['unknown', 'unknown'],
  ['198.51.100.1:1, 203.0.113.1:2 ,[2001:db8::1]:3', '198.51.100.1,203.0.113.1,2001:db8::1'],
  [',203.0.113.1', ',203.0.113.1'],
  [',198.51.100.1,203.0.113.1', ',198.51.100.1,203.0.113.1'],
  ['', ''],
])('T56 %s is read as %s', (given, expected) => {
  expect(read(given)).toBe(expected);
});

test('T51 reads the last hundred of more than a hundred entries', () => {
  const entries = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`);
  expect(read(entries(100).join())).toBe(entries(100).join());
  expect(read(entries(101).join())).toBe(entries(101).slice(1).join());
  expect(read(`,${entries(100).join()}`)).toBe(entries(100).join());
});

test('leaves a value that is not a single text unchanged', () => {
  expect(read(undefined)).toBeUndefined();
  expect(read(['203.0.113.1:443'])).toEqual(['203.0.113.1:443']);
});
