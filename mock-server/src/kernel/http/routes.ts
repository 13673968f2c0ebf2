import type { AppRoute, AppRouter } from '@ts-rest/core';
import type { AppRouteImplementation } from '@ts-rest/express';

export type Routes<Router extends AppRouter> = {
  [Key in keyof Router]: Router[Key] extends AppRoute ? AppRouteImplementation<Router[Key]> : never;
};
