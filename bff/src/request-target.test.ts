import { expect, test } from 'vitest';

import { originForm } from './request-target';

test.each([
  ['/v1/users/me?a=b', '/v1/users/me?a=b'],
  ['http://x/v1/users/me?a=b', '/v1/users/me?a=b'],
  ['HTTPS://u:p@x:81/v1', '/v1'],
  ['http://x', '/'],
  ['http://x?a=b', '/?a=b'],
  ['http://x#/v1', '/'],
  ['/v1/users/me#f', '/v1/users/me'],
  ['//x/v1', '//x/v1'],
  ['*', '*'],
])('T56 the target %s means %s', (target, path) => {
  expect(originForm(target)).toBe(path);
});
