import { economyContract } from '@trait-market/contract/economy';
import { v1Contract } from '@trait-market/contract/v1';
import { expect, test } from 'vitest';

import { callKindOf } from './call-kind';

const { users, traits } = v1Contract;

test.each([
  ['an upload', users.uploadProfileImage, 'upload'],
  ['a login', users.login, 'write'],
  ['a search by username', users.searchByUsername, 'search'],
  ['a search of traits', traits.search, 'search'],
  ['a profile', users.me, 'read'],
  ['a page of the market', economyContract.traits.history, 'read'],
])('%s has the deadline of its kind', (_, route, kind) => {
  expect(callKindOf(route)).toBe(kind);
});

test('a search that writes counts as a write', () => {
  expect(callKindOf({ ...users.login, path: '/v1/search' })).toBe('write');
});

test('a write that the contract declares as JSON is not an upload', () => {
  expect(callKindOf({ ...users.login, contentType: 'application/json' })).toBe('write');
});
