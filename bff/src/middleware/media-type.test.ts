import { v1Contract } from '@trait-market/contract/v1';
import type { IncomingHttpHeaders } from 'node:http';
import { expect, test, vi } from 'vitest';

import { mediaType } from './media-type';

const { login, uploadProfileImage } = v1Contract.users;

const expectAccepted = (
  headers: IncomingHttpHeaders,
  tsRestRoute: typeof login | typeof uploadProfileImage = login,
) => {
  const next = vi.fn();
  mediaType({ headers, tsRestRoute } as unknown as Parameters<typeof mediaType>[0], {}, next);
  expect(next).toHaveBeenCalledExactlyOnceWith();
};
const refused = expect.objectContaining({ code: 'UNSUPPORTED_MEDIA_TYPE' });

test.each<[string, IncomingHttpHeaders]>([
  ['JSON', { 'content-length': '2', 'content-type': 'application/json' }],
  ['JSON with a parameter', { 'content-length': '2', 'content-type': 'application/json; a=b' }],
  ['JSON in capitals', { 'content-length': '2', 'content-type': 'Application/JSON ;a' }],
  ['no body', {}],
  ['a body of nothing', { 'content-length': '0', 'content-type': 'text/plain' }],
])('accepts %s', (_, headers) => {
  expectAccepted(headers);
});

test.each<[string, IncomingHttpHeaders]>([
  ['text', { 'content-length': '1', 'content-type': 'text/plain' }],
  ['an unnamed type', { 'content-length': '1' }],
  ['a chunked body', { 'transfer-encoding': 'chunked', 'content-type': 'text/plain' }],
  ['JSON as a parameter', { 'content-length': '1', 'content-type': 'text/plain;application/json' }],
])('refuses %s', (_, headers) => {
  expect(() => expectAccepted(headers)).toThrow(refused);
});

test('an upload must be a form', () => {
  const chunks = { 'transfer-encoding': 'chunked' };
  expectAccepted(
    { ...chunks, 'content-type': 'multipart/form-data; boundary=a' },
    uploadProfileImage,
  );
  const json = { ...chunks, 'content-type': 'application/json' };
  expect(() => expectAccepted(json, uploadProfileImage)).toThrow(refused);
});
