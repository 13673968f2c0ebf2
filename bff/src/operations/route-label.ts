import type { AppRoute } from '@ts-rest/core';

import { isApiPath } from '../forwarded';
import { routeOf } from '../route-group';

/** A request, and the route that took it, if one did. */
export type RoutedRequest = { tsRestRoute?: AppRoute; path: string };

/** A request's route by its name in the contract; whatever else there is has two names. */
export const routeLabel = ({ tsRestRoute, path }: RoutedRequest): string => {
  if (tsRestRoute !== undefined) return routeOf(tsRestRoute).name;
  return isApiPath(path) ? 'v1' : 'web';
};
