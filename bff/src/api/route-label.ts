import type { AppRoute } from '@ts-rest/core';

import { isApiPath } from './forwarded';
import { routeAt } from './route-at';
import { routeOf } from './route-group';

export type RoutedRequest = { tsRestRoute?: AppRoute | undefined; method: string; path: string };

/**
 * Returns the contract's name of a request's route, also before Express has matched it. All other
 * paths share three labels.
 */
export const routeLabel = ({ tsRestRoute, method, path }: RoutedRequest): string => {
  if (tsRestRoute !== undefined) return routeOf(tsRestRoute).name;
  if (path.startsWith('/og/')) return 'link-pictures';
  if (!isApiPath(path)) return 'web';
  return routeAt(method, path)?.name ?? 'v1';
};
