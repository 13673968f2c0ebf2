import type { AppRoute } from '@ts-rest/core';

import { metadataOf } from '../../src/shared/route-metadata';
import { routesOf, type NamedRoute } from '../../src/shared/routes-of';
import { v1Contract } from '../../src/v1/index';

/** Every route that the suite looks at, in the contract's order. */
export const ROUTES: readonly NamedRoute[] = routesOf(v1Contract);

/** @throws Error when the contract has no route of this name */
export const routeNamed = (name: string): AppRoute => {
  const found = ROUTES.find((route) => route.name === name);
  if (found === undefined) throw new Error(`The contract has no route ${name}`);
  return found.route;
};

export const needsToken = (name: string): boolean =>
  metadataOf(routeNamed(name)).access === 'bearer';

/** The schema that the contract has for what a route answers with a status; undefined: undeclared. */
export const responseOf = (name: string, status: number): unknown =>
  Object.entries(routeNamed(name).responses).find(([declared]) => declared === String(status))?.[1];

/** The statuses that a route may answer with, in order. */
export const declaredStatuses = (name: string): number[] =>
  Object.keys(routeNamed(name).responses).map(Number);

/** The statuses of a route's successful answers. */
export const successStatuses = (name: string): number[] =>
  declaredStatuses(name).filter((status) => status < 300);
