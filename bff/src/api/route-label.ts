import type { AppRoute } from '@ts-rest/core';

import { isApiPath } from './forwarded';
import { routeAt } from './route-at';
import { routeOf } from './route-group';

export type RoutedRequest = { tsRestRoute?: AppRoute | undefined; method: string; path: string };

/** Returns the contract's name of the route, even before routing; other paths share two labels. */
export const routeLabel = ({ tsRestRoute, method, path }: RoutedRequest): string => {
  if (tsRestRoute !== undefined) return routeOf(tsRestRoute).name;
  if (!isApiPath(path)) return 'web';
  return routeAt(method, path)?.name ?? 'v1';
};
