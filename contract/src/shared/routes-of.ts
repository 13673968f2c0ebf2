import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core';

/** A route with its path in the contract, such as `users.publicProfile`. */
export type NamedRoute = { name: string; route: AppRoute };

/** Returns every route of a contract, depth first, in the order of declaration. */
export const routesOf = (router: AppRouter, prefix = ''): NamedRoute[] =>
  Object.entries(router).flatMap(([key, entry]) =>
    isAppRoute(entry)
      ? [{ name: prefix + key, route: entry }]
      : routesOf(entry, `${prefix}${key}.`),
  );
