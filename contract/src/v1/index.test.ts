import { describe, expect, test } from 'vitest';

import { ErrorBodySchema } from '../shared/errors';
import { metadataOf } from '../shared/route-metadata';
import { routesOf } from '../shared/routes-of';
import { v1Contract } from './index';

const routes = routesOf(v1Contract);

/** The API calls that §7 of the specification lists. */
const documented = [
  'GET /v1/users/me',
  'GET /v1/users/nonce',
  'POST /v1/users/login',
  'GET /v1/users/profile',
  'PATCH /v1/users/profile',
  'POST /v1/users/profile',
  'PATCH /v1/users/email',
  'POST /v1/users/resendVerification',
  'POST /v1/users/verifyEmail',
  'POST /v1/users/profile-upload',
  'GET /v1/users/search',
  'GET /v1/users/searchByUsername',
  'GET /v1/marketTraits/search',
  'GET /v1/users/:id/exists',
  'GET /v1/users/:address/publicProfile',
  'GET /v1/users/credits',
  'GET /v1/users/taxStatus',
  'POST /v1/users/tax',
];

test('R7.1 the contract has exactly the documented calls, each once', () => {
  const calls = routes.map(({ route }) => `${route.method} ${route.path}`);
  const others = calls.filter((call) => !documented.includes(call));
  expect(others, 'not in the list above, contract/src/v1/index.test.ts').toEqual([]);
  expect(documented.filter((call) => !calls.includes(call))).toEqual([]);
  expect(new Set(calls).size).toBe(calls.length);
});

describe.each(routes)('$name', ({ route }) => {
  test('has a summary and says who can call it', () => {
    expect(route.summary).toMatch(/\w/);
    expect(['anyone', 'bearer']).toContain(metadataOf(route).access);
  });

  test('declares a success and every refusal and failure', () => {
    const statuses = Object.keys(route.responses).map(Number);
    expect(statuses).toContain(200);
    for (const status of [400, 401, 403, 404, 409, 413, 415, 429, 500, 502, 503, 504])
      expect(route.responses[status]).toBe(ErrorBodySchema);
  });

  test('constrains each parameter of its path', () => {
    expect(route.pathParams !== undefined).toBe(route.path.includes(':'));
  });
});

test('only calls about the caller need a token', () => {
  expect(
    routes.filter(({ route }) => metadataOf(route).access === 'anyone').map(({ name }) => name),
  ).toEqual([
    'users.nonce',
    'users.login',
    'users.searchByAddress',
    'users.searchByUsername',
    'users.exists',
    'users.publicProfile',
    'traits.search',
  ]);
});
