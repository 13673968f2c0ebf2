import { initContract, type AppRoute } from '@ts-rest/core';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import { forAnyone, routesOf } from '@trait-market/contract/shared';
import { v1Contract } from '@trait-market/contract/v1';
import { routeNamed } from '../../contract/routes';
import { casesOfRoute } from './cases-of-route';
import type { GeneratedCase } from './generated-case';

const sample = (route: AppRoute, count = 600): GeneratedCase[] =>
  fc.sample(casesOfRoute(route), { seed: 3, numRuns: count });

const because = (cases: GeneratedCase[], kind: GeneratedCase['kind']): Set<string> =>
  new Set(cases.filter((one) => one.kind === kind).map((one) => one.because));

describe.each(routesOf(v1Contract))('$name', ({ route }) => {
  const cases = sample(route, 100);

  test('uses its method, with valid characters in the address', () => {
    for (const { request } of cases) {
      expect(request.method).toBe(route.method);
      expect(request.path).toMatch(/^\/v1\/[\w./%?&=+~!*'()-]+$/);
    }
  });

  test('valid requests are accepted, and nearly valid ones are not', () => {
    expect(because(cases, 'valid').size).toBe(1);
    for (const { kind, taken, because: why } of cases.filter((one) => one.kind !== 'hostile')) {
      // A provider may ignore unknown query parameters.
      const isOpen = why === 'query has an unknown field';
      expect(taken).toBe(isOpen ? undefined : kind === 'valid');
    }
  });
});

test('a query is broken only in possible ways: a missing key, a repeated one, another text', () => {
  const cases = sample(routeNamed('users.nonce'));
  expect([...because(cases, 'near-valid')].toSorted()).toEqual([
    'query has an unknown field',
    'query.walletAddress breaks its format (template)',
    'query.walletAddress is given twice',
    'query.walletAddress is missing',
    'query.walletAddress is no string',
  ]);
  const twice = cases.find((one) => one.because === 'query.walletAddress is given twice');
  expect(twice?.request.path).toMatch(
    /^\/v1\/users\/nonce\?walletAddress=(0x\w{40})&walletAddress=\1$/,
  );
});

test('a path is broken only by another text', () => {
  expect([...because(sample(routeNamed('users.publicProfile')), 'near-valid')].toSorted()).toEqual([
    'path.address breaks its format (template)',
    'path.address is missing',
  ]);
});

test('bodies include JSON that JSON.stringify would not write', () => {
  const bodies = sample(routeNamed('users.updateProfile'), 2000).map(({ request }) => request.body);
  for (const part of ['"__proto__":', '[[[[[[[[', '\\ud83d"', '{"a":'])
    expect(bodies.some((body) => body?.kind === 'text' && body.text.includes(part))).toBe(true);
});

test('an upload is one picture in a form', () => {
  const cases = sample(routeNamed('users.uploadProfileImage'));
  const valid = cases.find(({ kind }) => kind === 'valid');
  expect(valid?.request.body).toMatchObject({
    contentType: expect.stringMatching(/^multipart\/form-data; boundary=/),
  });
  const bytes = valid?.request.body?.kind === 'bytes' ? valid.request.body.bytes : [];
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/name="image".*PNG/s);
  expect(because(cases, 'near-valid')).toContain('there are two images');
});

test('headers that a contract requires are sent, and broken too', () => {
  const { ping } = initContract().router({
    ping: {
      method: 'GET',
      path: '/v1/ping',
      headers: { 'x-count': z.string().check(z.regex(/^\d{1,3}$/)) },
      responses: { 200: z.unknown() },
      metadata: forAnyone,
    },
  });
  const cases = sample(ping);
  for (const { request, taken } of cases.filter(({ kind }) => kind !== 'hostile'))
    expect(/^\d{1,3}$/.test(String(request.headers?.['x-count']))).toBe(taken);
  expect(because(cases, 'near-valid')).toContain('headers.x-count breaks its format (regex)');
});
