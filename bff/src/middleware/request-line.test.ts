import type { Request, Response } from 'express';
import { expect, test, vi } from 'vitest';

import { requestLine } from './request-line';

const expectAccepted = (change: { url?: string; rawHeaders?: string[]; httpVersion?: string }) => {
  const req = { url: '/', rawHeaders: ['Host', 'a'], httpVersion: '1.1', ...change };
  const next = vi.fn();
  void requestLine(10)(req as unknown as Request, {} as Response, next);
  expect(next).toHaveBeenCalledExactlyOnceWith();
};
const refused = (code: string) => expect.objectContaining({ code });

test('a URL can be as long as the limit', () => {
  expectAccepted({ url: `/${'a'.repeat(9)}` });
  expect(() => expectAccepted({ url: `/${'a'.repeat(10)}` })).toThrow(refused('URL_TOO_LONG'));
});

test('a request must name exactly one host', () => {
  expectAccepted({ rawHeaders: ['Accept', '*/*', 'hOST', 'a'] });
  expectAccepted({ rawHeaders: ['Host', 'host', 'X-Of', 'host'] });
  for (const rawHeaders of [[], ['X-Of', 'host'], ['Host', 'a', 'host', 'a']])
    expect(() => expectAccepted({ rawHeaders })).toThrow(refused('BAD_REQUEST'));
});

test('only HTTP/1.0 can omit the host', () => {
  expectAccepted({ rawHeaders: [], httpVersion: '1.0' });
  const rawHeaders = ['Host', 'a', 'Host', 'b'];
  expect(() => expectAccepted({ rawHeaders, httpVersion: '1.0' })).toThrow(refused('BAD_REQUEST'));
});
