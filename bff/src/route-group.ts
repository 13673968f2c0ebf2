import type { AppRoute } from '@ts-rest/core';
import { routesOf, type NamedRoute } from '@trait-market/contract/routes-of';
import { v1Contract } from '@trait-market/contract/v1';

import { callKindOf } from './provider/deadlines';

/** Groups with a rate limit of their own, because each can be misused in a way of its own. */
export const LIMITED_GROUPS = ['nonce', 'login', 'search', 'upload', 'email'] as const;
export type LimitedGroup = (typeof LIMITED_GROUPS)[number];

const BY_NAME: Record<string, LimitedGroup> = {
  'users.nonce': 'nonce',
  'users.login': 'login',
  'users.changeEmail': 'email',
  'users.resendVerification': 'email',
  'users.verifyEmail': 'email',
};

const groupFor = ({ name, route }: NamedRoute): string => {
  const kind = callKindOf(route);
  if (kind === 'search' || kind === 'upload') return kind;
  return BY_NAME[name] ?? name.slice(0, name.indexOf('.'));
};

const routes = new Map(
  routesOf(v1Contract).map((named) => [named.route, { name: named.name, group: groupFor(named) }]),
);

/**
 * A route's name in the contract, and the group of routes that fails, is limited and is shed
 * together: one of the limited ones, else the contract's resource (`users`, `credits`, `tax`, …).
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
