import { economyContract } from '@trait-market/contract/economy';
import { v1Contract } from '@trait-market/contract/v1';
import { expect, test } from 'vitest';

import { upstreamPath } from './path';

const { exists, searchByUsername } = v1Contract.users;

test('a parameter stays in its segment', () => {
  expect(upstreamPath(exists, { id: 'ada' }, undefined)).toBe('/v1/users/ada/exists');
});

test.each(['..', '.', '', 'a/b', '../..', '%2e%2e', 'a%2Fb', 'a?b', 'a#b', 'a\\b', 'a\nb', 'a b'])(
  'T27 refuses the parameter %j, even if the schema allows it',
  (id) => {
    expect(() => upstreamPath(exists, { id }, undefined)).toThrow('invalid');
  },
);

test('T27 refuses a missing parameter', () => {
  expect(() => upstreamPath(exists, {}, undefined)).toThrow('invalid');
});

test('repeats the keys of a query', () => {
  expect(upstreamPath(searchByUsername, {}, { searchKey: ['a', 'b&c'] })).toBe(
    '/v1/users/searchByUsername?searchKey=a&searchKey=b%26c',
  );
});

const { history } = economyContract.traits;

test('puts parameters and a query in their places', () => {
  expect(upstreamPath(history, { id: 't1' }, { period: 'week' })).toBe(
    '/economy/v1/traits/t1/history?period=week',
  );
});

test.each(['t1?period=week', 't1?', '..'])('T27 refuses the parameter %j next to a query', (id) => {
  expect(() => upstreamPath(history, { id }, { period: 'week' })).toThrow('invalid');
});
