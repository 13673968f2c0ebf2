import { v1Contract } from '@trait-market/contract/v1';
import request from 'supertest';
import { expect, test, vi } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { rawRequest } from '../testing/raw-request';
import { json } from '../testing/scripted-provider';
import { bearerToken } from './bearer-token';

test.each([
  ['Bearer alone', 'Bearer'],
  ['Bearer and a space', 'Bearer '],
  ['two tokens', 'Bearer abc def'],
  ['two tokens, by a comma', 'Bearer abc, Bearer def'],
  ['a header of 9 KB', `Bearer ${'a'.repeat(9 * 1024)}`],
  ['another scheme', 'Basic YTpi'],
])('T22 %s is refused with 401, without calling the provider', async (_name, authorization) => {
  const { provider, bff } = await startScripted();
  const response = await request(bff.url).get('/v1/users/me').set('Authorization', authorization);
  expect(response.status).toBe(401);
  expect(response.body).toMatchObject({ code: 'INVALID_TOKEN', message: expect.any(String) });
  expect(response.headers['www-authenticate']).toMatch(/^Bearer/);
  expect(provider.calls).toEqual([]);
});

test('T22 two Authorization headers are refused with 401', async () => {
  const { provider, bff } = await startScripted();
  const response = await rawRequest(
    bff.port,
    'GET /v1/users/me HTTP/1.1\r\nHost: a\r\nConnection: close\r\n',
    'Authorization: Bearer abc\r\nAuthorization: Bearer def\r\n\r\n',
  );
  expect(response).toMatch(/^HTTP\/1\.1 401 /);
  expect(provider.calls).toEqual([]);
});

test('T22 headers over 16 KB are refused with 431', async () => {
  const { provider, bff } = await startScripted();
  const response = await rawRequest(
    bff.port,
    `GET /v1/users/me HTTP/1.1\r\nHost: a\r\nX-Large: ${'a'.repeat(17 * 1024)}\r\n\r\n`,
  );
  expect(response).toMatch(/^HTTP\/1\.1 431 /);
  expect(response).toContain('"message":');
  expect(provider.calls).toEqual([]);
});

test('T23 a token in the query does not count, and is not logged', async () => {
  const { provider, bff } = await startScripted();
  provider.respondWith(json(401, { message: 'Sign in first.' }));
  const response = await request(bff.url).get('/v1/users/me?access_token=secret-token');
  expect(response.status).toBe(401);
  expect(provider.calls).toHaveLength(1);
  expect(provider.calls[0]?.url).toBe('/v1/users/me');
  expect(provider.calls[0]?.headers).not.toHaveProperty('authorization');
  expect(bff.logLines.join('')).not.toContain('secret-token');
});

test('without a token the provider is called, and its refusal is forwarded', async () => {
  const { provider, bff } = await startScripted();
  provider.respondWith(json(401, { message: 'Sign in first.' }));
  const response = await request(bff.url).get('/v1/users/me');
  expect(response.status).toBe(401);
  expect(response.body.message).toBe('Sign in first.');
});

const { me, uploadProfileImage } = v1Contract.users;

const expectAccepted = (
  authorization: string | undefined,
  tsRestRoute: typeof me | typeof uploadProfileImage,
) => {
  const next = vi.fn();
  const rawHeaders = authorization === undefined ? [] : ['Authorization', authorization];
  bearerToken(20)({ headers: { authorization }, rawHeaders, tsRestRoute }, {}, next);
  expect(next).toHaveBeenCalledExactlyOnceWith();
};

test.each(['Bearer abc', 'bearer a.b-~+/_1==', `Bearer ${'a'.repeat(13)}`, undefined])(
  'a read is passed on with %s',
  (authorization) => {
    expectAccepted(authorization, me);
  },
);

test.each([`Bearer ${'a'.repeat(14)}`, 'x Bearer abc', 'Bearer abc$', 'Bearer =', ''])(
  'T22 a read is not passed on with %s',
  (authorization) => {
    expect(() => expectAccepted(authorization, me)).toThrow(
      expect.objectContaining({ code: 'INVALID_TOKEN' }),
    );
  },
);

test('T55 an upload does not start without a token', () => {
  expectAccepted('Bearer abc', uploadProfileImage);
  expect(() => expectAccepted(undefined, uploadProfileImage)).toThrow(
    expect.objectContaining({ code: 'INVALID_TOKEN' }),
  );
});
