import { economyContract } from '@trait-market/contract/economy';
import { v1Contract } from '@trait-market/contract/v1';
import { expect, test } from 'vitest';

import { upstreamPath } from './path';

const { exists, searchByUsername } = v1Contract.users;

test('a parameter stays in its segment', () => {
  expect(upstreamPath(exists, '/v1/users/ada/exists', undefined)).toBe('/v1/users/ada/exists');
});

test.each(['..', '.', '', 'a/b', '../..', '%2e%2e', 'a%2Fb', 'a?b', 'a#b', 'a\\b', 'a\nb', 'a b'])(
  'T27 refuses the parameter %j, even if the schema allows it',
  (parameter) => {
    const interpolated = `/v1/users/${parameter}/exists`;
    expect(() => upstreamPath(exists, interpolated, undefined)).toThrow('invalid');
  },
);

test.each([
  '/v1/users/ada',
  '/v1/users/ada/exists/more',
  '/v1/users/ada/profile',
  '/v2/users/ada/exists',
])("T27 refuses %s, which is not the route's path", (interpolated) => {
  expect(() => upstreamPath(exists, interpolated, undefined)).toThrow('invalid');
});

test('repeats the keys of a query', () => {
  expect(
    upstreamPath(searchByUsername, 'ignored?searchKey[0]=a', { searchKey: ['a', 'b&c'] }),
  ).toBe('/v1/users/searchByUsername?searchKey=a&searchKey=b%26c');
});

const { history } = economyContract.traits;

test('puts parameters and a query in their places', () => {
  expect(
    upstreamPath(history, '/economy/v1/traits/t1/history?period=week', { period: 'week' }),
  ).toBe('/economy/v1/traits/t1/history?period=week');
});

test.each(['t1?period=week', 't1?', '..'])('T27 refuses the parameter %j next to a query', (id) => {
  const interpolated = `/economy/v1/traits/${id}/history?period=week`;
  expect(() => upstreamPath(history, interpolated, { period: 'week' })).toThrow('invalid');
});
