import { economyContract } from '@trait-market/contract/economy';
import { routesOf } from '@trait-market/contract/shared';
import { v1Contract } from '@trait-market/contract/v1';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { routeOf } from './route-group';

const { users, traits, credits, tax } = v1Contract;

test.each([
  { route: users.nonce, group: 'nonce' },
  { route: users.login, group: 'login' },
  { route: users.searchByAddress, group: 'search' },
  { route: users.searchByUsername, group: 'search' },
  { route: traits.search, group: 'search' },
  { route: users.uploadProfileImage, group: 'upload' },
  { route: users.changeEmail, group: 'email' },
  { route: users.resendVerification, group: 'email' },
  { route: users.verifyEmail, group: 'email' },
  { route: users.me, group: 'users' },
  { route: credits.balances, group: 'credits' },
  { route: tax.declare, group: 'tax' },
  { route: economyContract.traits.browse, group: 'economy.traits' },
  { route: economyContract.avatars.orders, group: 'economy.avatars' },
  { route: economyContract.orders.fulfil, group: 'orders' },
  { route: economyContract.wallets.wrap, group: 'orders' },
  { route: economyContract.benches.dress, group: 'orders' },
  { route: economyContract.credits.buy, group: 'orders' },
  { route: economyContract.packs.open, group: 'orders' },
  { route: economyContract.approvals.approve, group: 'orders' },
  { route: economyContract.burns.burn, group: 'orders' },
  { route: economyContract.burns.withdraw, group: 'orders' },
  { route: economyContract.drops.openings, group: 'economy.drops' },
  { route: economyContract.benches.plan, group: 'economy.benches' },
])('$route.path belongs to $group', ({ route, group }) => {
  expect(routeOf(route).group).toBe(group);
});

const signedRoutes = routesOf(economyContract).filter(
  ({ route }) =>
    'body' in route &&
    route.body instanceof z.core.$ZodType &&
    JSON.stringify(z.toJSONSchema(route.body, { unrepresentable: 'any' })).includes('"signature"'),
);

test('every signed action counts toward the limit of orders', () => {
  expect(signedRoutes.length).toBeGreaterThanOrEqual(17);
  for (const { name, route } of signedRoutes) {
    expect([name, routeOf(route).limit]).toEqual([name, 'orders']);
  }
});

test('a POST that only reads counts as a read', () => {
  expect(routeOf(economyContract.benches.plan).limit).toBe('read');
  expect(routeOf(economyContract.benches.planBatch).limit).toBe('read');
  expect(routeOf(economyContract.benches.constructions).limit).toBe('read');
  expect(routeOf(economyContract.benches.dress).limit).toBe('orders');
  expect(routeOf(economyContract.activity.list).limit).toBe('read');
});

test('streams are counted separately, and are not shed with other calls', () => {
  const { group, limit } = routeOf(economyContract.events.stream);
  expect([group, limit]).toEqual(['economy.events', 'events']);
});

test('a route of another contract is an error, not a group without limits', () => {
  expect(() => routeOf({ ...users.me })).toThrow('is not a route of the contract');
});
