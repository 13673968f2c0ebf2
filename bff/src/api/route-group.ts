import type { AppRoute } from '@ts-rest/core';
import { metadataOf, type NamedRoute } from '@trait-market/contract/shared';

import { forwardedRoutes } from './forwarded';
import { callKindOf } from './call-kind';

/** Groups with a separate rate limit, because each can be abused in a different way. */
const LIMITED_GROUPS = ['nonce', 'login', 'search', 'upload', 'email', 'orders'] as const;
type LimitedGroup = (typeof LIMITED_GROUPS)[number];

export const LIMITS = [...LIMITED_GROUPS, 'events', 'pictures', 'read', 'write'] as const;
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

// Reads that use POST, because a look is too long for a URL. The avatar editor sends one on each
// change, so they count as reads.
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

/** Returns a route's name, rate limit, and the group whose breaker and load shedding it shares. */
export const routeOf = (route: AppRoute): { name: string; group: string; limit: Limit } => {
  const known = routes.get(route);
  if (known === undefined) throw new TypeError(`${route.path} is not a route of the contract`);
  return known;
};
