import { expect, test } from 'vitest';

import { pathPattern } from './path-pattern';

test.each([
  ['/v1/users/me', '/v1/users/me', true],
  ['/v1/users/me', '/V1/Users/Me/', true],
  ['/v1/users/me', '/v1/users/me/more', false],
  ['/v1/users/:id/exists', '/v1/users/otter/exists', true],
  ['/v1/users/:id/exists', '/v1/users/a/b/exists', false],
  ['/v1/*', '/v1/users/me', true],
  ['/v1/*', '/v2/users', false],
  ['/v1/users/search*', '/v1/users/searchByUsername', true],
  ['/*', '/', true],
  ['/a.b(c)+', '/a.b(c)+', true],
  ['/a.b', '/axb', false],
])('%s and %s: %s', (pattern, path, expected) => {
  expect(pathPattern(pattern).test(path)).toBe(expected);
});
