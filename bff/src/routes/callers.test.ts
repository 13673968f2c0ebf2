import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';

import { callers, type Call } from './callers';

const startCall = (headers: Record<string, string>, forwardHeaders: readonly string[] = []) => {
  const res = Object.assign(new EventEmitter(), {
    writableFinished: false,
    getHeader: () => 'our-own-id',
  });
  const call = { req: { headers, ip: '10.0.0.1' }, res } as unknown as Call;
  return { caller: callers(forwardHeaders)(call), res };
};

test('a browser that leaves before its response is complete aborts the call', () => {
  const { caller, res } = startCall({});
  expect(caller.signal.reason).toBeUndefined();
  res.emit('close');
  expect(caller.signal.reason).toMatchObject({ code: 'CLIENT_LEFT' });
});

test('a browser that has its complete response aborts nothing', () => {
  const { caller, res } = startCall({});
  res.writableFinished = true;
  res.emit('close');
  expect(caller.signal.reason).toBeUndefined();
});

test("the provider sees the listed headers, and the request's id", () => {
  const given = { authorization: 'Bearer abc', cookie: 'a=b', 'x-request-id': 'from-the-browser' };
  const { caller } = startCall({ ...given, 'x-mock-world': 'w1' }, [
    'x-mock-world',
    'x-request-id',
  ]);
  expect(caller).toMatchObject({ requestId: 'our-own-id', world: '@w1', client: '10.0.0.1@w1' });
  expect(caller.headers).toEqual({
    authorization: 'Bearer abc',
    'x-mock-world': 'w1',
    'x-request-id': 'our-own-id',
  });
});
