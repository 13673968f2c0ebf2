import { expect, test } from 'vitest';

import { findRedis } from './find-redis.mjs';

/** @param {string[]} installed */
const machine = (...installed) => ({
  named: undefined,
  path: '/home/ada/bin:/usr/sbin',
  exists: (/** @type {string} */ path) => installed.includes(path),
});

test('the server in REDIS_SERVER_PATH comes first', () => {
  const both = machine('/opt/redis', '/home/ada/bin/redis-server');
  expect(findRedis({ ...both, named: '/opt/redis' })).toBe('/opt/redis');
});

test('one on the PATH comes before the usual places', () => {
  const both = machine('/home/ada/bin/redis-server', '/usr/bin/redis-server');
  expect(findRedis(both)).toBe('/home/ada/bin/redis-server');
  expect(findRedis(machine('/usr/bin/redis-server'))).toBe('/usr/bin/redis-server');
});

test('says when a machine has none', () => {
  expect(findRedis(machine())).toBeUndefined();
});

test('a REDIS_SERVER_PATH that names no file is an error, not another server', () => {
  const other = { ...machine('/usr/bin/redis-server'), named: '/opt/gone' };
  expect(() => findRedis(other)).toThrow('/opt/gone');
});
