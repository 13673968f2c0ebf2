import { v1Contract } from '@trait-market/contract/v1';
import type { Request, Response } from 'express';
import { expect, test, vi } from 'vitest';

import { methodNotAllowed, notFound } from './not-found';

const run = (path: string) => {
  const setHeader = vi.fn();
  const next = vi.fn();
  const act = () =>
    void methodNotAllowed(v1Contract)(
      { path } as Request,
      { setHeader } as unknown as Response,
      next,
    );
  return { act, setHeader, next };
};

test.each([
  ['/v1/users/me', 'GET'],
  ['/v1/users/profile', 'GET, PATCH, POST'],
  ['/v1/users/ada/exists', 'GET'],
])('for an address in the contract, names its methods: %s', (path, methods) => {
  const { act, setHeader, next } = run(path);
  expect(act).toThrow(expect.objectContaining({ code: 'METHOD_NOT_ALLOWED' }));
  expect(setHeader).toHaveBeenCalledExactlyOnceWith('Allow', methods);
  expect(next).not.toHaveBeenCalled();
});

test.each([
  '/v1/nothing',
  '/v1/users/me/more',
  '/before/v1/users/me',
  '/v1/users//exists',
  '/v1/users/a/b/exists',
])('passes any other address on: %s', (path) => {
  const { act, setHeader, next } = run(path);
  act();
  expect(next).toHaveBeenCalledExactlyOnceWith();
  expect(setHeader).not.toHaveBeenCalled();
});

test('responds with not found when no route matches', () => {
  expect(() => notFound({} as Request, {} as Response, vi.fn())).toThrow(
    expect.objectContaining({ code: 'NOT_FOUND' }),
  );
});
