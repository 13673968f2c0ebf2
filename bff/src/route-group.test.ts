import { economyContract } from '@trait-market/contract/economy';
import { v1Contract } from '@trait-market/contract/v1';
import { expect, test } from 'vitest';

import { routeOf } from './route-group';

const { users, traits, credits, tax } = v1Contract;

test.each([
  [users.nonce, 'nonce'],
  [users.login, 'login'],
  [users.searchByAddress, 'search'],
  [users.searchByUsername, 'search'],
  [traits.search, 'search'],
  [users.uploadProfileImage, 'upload'],
  [users.changeEmail, 'email'],
  [users.resendVerification, 'email'],
  [users.verifyEmail, 'email'],
  [users.me, 'users'],
  [credits.balances, 'credits'],
  [tax.declare, 'tax'],
  [economyContract.traits.browse, 'economy.traits'],
  [economyContract.orders.fulfil, 'orders'],
  [economyContract.wallets.wrap, 'orders'],
])('$path belongs to %s', (route, group) => {
  expect(routeOf(route).group).toBe(group);
});

test('a route of another contract is an error, not a group without limits', () => {
  expect(() => routeOf({ ...users.me })).toThrow('no route of the contract');
});
