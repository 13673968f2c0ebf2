import type { NamedRoute } from '@trait-market/contract/shared';

import { forwardedRoutes } from './forwarded';

const addressOf = (method: string, path: string): string => `${method} ${path}`;

const isParameter = (segment: string): boolean => segment.startsWith(':');

const fixed = new Map(
  forwardedRoutes
    .filter(({ route }) => !route.path.includes(':'))
    .map((named) => [addressOf(named.route.method, named.route.path), named]),
);

const withParameters = forwardedRoutes
  .filter(({ route }) => route.path.includes(':'))
  .map((named) => ({ named, segments: named.route.path.split('/') }));

const MOST_SEGMENTS = Math.max(...withParameters.map(({ segments }) => segments.length));

/** Finds a route by its path without query, for requests that Express hasn't matched yet. */
export const routeAt = (method: string, path: string): NamedRoute | undefined => {
  const known = fixed.get(addressOf(method, path));
  if (known !== undefined) return known;
  const given = path.split('/', MOST_SEGMENTS + 1);
  return withParameters.find(
    ({ named, segments }) =>
      named.route.method === method &&
      segments.length === given.length &&
      segments.every((segment, index) =>
        isParameter(segment) ? given[index] !== '' : given[index] === segment,
      ),
  )?.named;
};
