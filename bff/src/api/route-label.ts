import type { AppRoute } from '@ts-rest/core';

import { isApiPath } from './forwarded';
import { routeAt } from './route-at';
import { routeOf } from './route-group';

/** A request, and the route that took it, if one did. */
export type RoutedRequest = { tsRestRoute?: AppRoute | undefined; method: string; path: string };

/**
 * A request's route by its name in the contract, also when it was refused before it got there;
 * whatever else there is has two names.
 */
export const routeLabel = ({ tsRestRoute, method, path }: RoutedRequest): string => {
  if (tsRestRoute !== undefined) return routeOf(tsRestRoute).name;
  if (!isApiPath(path)) return 'web';
  return routeAt(method, path)?.name ?? 'v1';
};
