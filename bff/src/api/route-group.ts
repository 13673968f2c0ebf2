import type { AppRoute } from '@ts-rest/core';
import { metadataOf, type NamedRoute } from '@trait-market/contract/shared';

import { forwardedRoutes } from './forwarded';
import { callKindOf } from './call-kind';

/** Groups with a rate limit of their own, because each can be misused in a way of its own. */
const LIMITED_GROUPS = ['nonce', 'login', 'search', 'upload', 'email', 'orders'] as const;
type LimitedGroup = (typeof LIMITED_GROUPS)[number];

/** What a client's requests are counted for: such a group, streams that are opened, all other reads, or all other writes. */
export const LIMITS = [...LIMITED_GROUPS, 'events', 'read', 'write'] as const;
export type Limit = (typeof LIMITS)[number];

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
  return BY_NAME[name] ?? metadataOf(route).limit ?? name.slice(0, name.lastIndexOf('.'));
};

const isLimitedGroup = (group: string): group is LimitedGroup =>
  LIMITED_GROUPS.some((limited) => limited === group);

/** Asked by a body, because a look is long; nothing is written. A bench asks at each change. */
const READS_BY_POST = new Set(['economy.benches.plan', 'economy.benches.planBatch']);

const limitFor = (group: string, { name, route }: NamedRoute): Limit => {
  if (isLimitedGroup(group)) return group;
  if (group === 'economy.events') return 'events';
  if (READS_BY_POST.has(name)) return 'read';
  return route.method === 'GET' ? 'read' : 'write';
};

const routes = new Map(
  forwardedRoutes.map((named) => {
    const group = groupFor(named);
    return [named.route, { name: named.name, group, limit: limitFor(group, named) }];
  }),
);

/**
 * A route's name in the contract; the group of routes that fails and is shed together, one of the
 * limited ones, else the contract's resource (`users`, `credits`, `economy.traits`, …); and the limit
 * that its requests count for.
 *
 * @throws TypeError for a route of another contract
 */
export const routeOf = (route: AppRoute): { name: string; group: string; limit: Limit } => {
  const known = routes.get(route);
  if (known === undefined) throw new TypeError(`${route.path} is no route of the contract`);
  return known;
};
