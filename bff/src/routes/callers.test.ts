import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';

import { callers, type Call } from './callers';

/** The caller that is made out of a request with these headers, and its response. */
const startCall = (headers: Record<string, string>, forwardHeaders: readonly string[] = []) => {
  const res = Object.assign(new EventEmitter(), {
    writableFinished: false,
    getHeader: () => 'our-own-id',
    setHeader: vi.fn(),
  });
  const call = { req: { headers, ip: '10.0.0.1' }, res } as unknown as Call;
  return { caller: callers(forwardHeaders)(call), res };
};

test('a browser that leaves before its answer is out ends the call', () => {
  const { caller, res } = startCall({});
  expect(caller.signal.reason).toBeUndefined();
  res.emit('close');
  expect(caller.signal.reason).toMatchObject({ code: 'CLIENT_LEFT' });
});

test('a browser that has its whole answer ends nothing', () => {
  const { caller, res } = startCall({});
  res.writableFinished = true;
  res.emit('close');
  expect(caller.signal.reason).toBeUndefined();
});

test('the provider sees the headers of the list, and the id that the request was given', () => {
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

test('the browser is told when to try again, where the provider says so', () => {
  const { caller, res } = startCall({});
  caller.answered({ server: 'x' });
  expect(res.setHeader).not.toHaveBeenCalled();
  caller.answered({ server: 'x', 'retry-after': '7' });
  expect(res.setHeader).toHaveBeenCalledExactlyOnceWith('retry-after', '7');
});

test('the browser is told that a token is not accepted, in words at which it opens no dialog', () => {
  const { caller, res } = startCall({});
  caller.answered({ 'www-authenticate': 'Basic realm="provider"' });
  expect(res.setHeader).toHaveBeenCalledExactlyOnceWith(
    'www-authenticate',
    'Bearer error="invalid_token"',
  );
});
