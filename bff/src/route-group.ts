import type { AppRoute } from '@ts-rest/core';
import type { NamedRoute } from '@trait-market/contract/routes-of';

import { forwardedRoutes } from './forwarded';
import { callKindOf } from './provider/deadlines';

/** Groups with a rate limit of their own, because each can be misused in a way of its own. */
export const LIMITED_GROUPS = ['nonce', 'login', 'search', 'upload', 'email', 'orders'] as const;
export type LimitedGroup = (typeof LIMITED_GROUPS)[number];

const BY_NAME: Record<string, LimitedGroup> = {
  'economy.wallets.wrap': 'orders',
  'economy.wallets.unwrap': 'orders',
  'users.nonce': 'nonce',
  'users.login': 'login',
  'users.changeEmail': 'email',
  'users.resendVerification': 'email',
  'users.verifyEmail': 'email',
};

const groupFor = ({ name, route }: NamedRoute): string => {
  const kind = callKindOf(route);
  if (kind === 'search' || kind === 'upload') return kind;
  if (name.startsWith('economy.orders.')) return 'orders';
  return BY_NAME[name] ?? name.slice(0, name.lastIndexOf('.'));
};

const routes = new Map(
  forwardedRoutes.map((named) => [named.route, { name: named.name, group: groupFor(named) }]),
);

/**
 * A route's name in the contract, and the group of routes that fails, is limited and is shed
 * together: one of the limited ones, else the contract's resource (`users`, `credits`, `economy.traits`, …).
 *
 * @throws TypeError for a route of another contract
 */
export const routeOf = (route: AppRoute): { name: string; group: string } => {
  const known = routes.get(route);
  if (known === undefined) throw new TypeError(`${route.path} is no route of the contract`);
  return known;
};

export const isLimitedGroup = (group: string): group is LimitedGroup =>
  LIMITED_GROUPS.some((limited) => limited === group);
