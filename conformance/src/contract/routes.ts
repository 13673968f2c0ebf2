import type { AppRoute } from '@ts-rest/core';

import { economyContract } from '@trait-market/contract/economy';
import {
  isEventStream,
  isUndocumented,
  metadataOf,
  type NamedRoute,
  routesOf,
} from '@trait-market/contract/shared';
import { v1Contract } from '@trait-market/contract/v1';

const ECONOMY = 'economy.';

export const V1_ROUTES: readonly NamedRoute[] = routesOf(v1Contract);

/** The routes of `/economy/v1` without the event stream, which is endless. */
export const ECONOMY_ROUTES: readonly NamedRoute[] = routesOf(economyContract, ECONOMY).filter(
  ({ route }) => !isEventStream(route),
);

const STREAM_ROUTES: readonly NamedRoute[] = routesOf(economyContract, ECONOMY).filter(
  ({ route }) => isEventStream(route),
);

export const ALL_ROUTES: readonly NamedRoute[] = [...V1_ROUTES, ...ECONOMY_ROUTES];

export const KNOWN_ROUTES: readonly NamedRoute[] = [...ALL_ROUTES, ...STREAM_ROUTES];

const BY_NAME = new Map(KNOWN_ROUTES.map(({ name, route }) => [name, route]));

/** @throws Error when no route has this name */
export const routeNamed = (name: string): AppRoute => {
  const found = BY_NAME.get(name);
  if (found === undefined) throw new Error(`The contract has no route ${name}`);
  return found;
};

export type WithRequest = { request: unknown };

/** Returns the name of the route whose body is a signed action's request. */
export const routeOf = ({ request }: WithRequest): string => {
  const found = ECONOMY_ROUTES.find(({ route }) => 'body' in route && route.body === request);
  if (found === undefined) throw new Error('The contract has no route for this action');
  return found.name;
};

export const isOfEconomy = (name: string): boolean => name.startsWith(ECONOMY);

export const needsToken = (name: string): boolean =>
  metadataOf(routeNamed(name)).access === 'bearer';

export const responseOf = (name: string, status: number): unknown =>
  Object.entries(routeNamed(name).responses).find(([declared]) => declared === String(status))?.[1];

export const declaredStatuses = (name: string): number[] =>
  Object.keys(routeNamed(name).responses).map(Number);

/**
 * Returns whether the contract permits a status; for a route without a documented success, every
 * 2xx is permitted (§7).
 */
export const isAllowedStatus = (name: string, status: number): boolean =>
  declaredStatuses(name).includes(status) || isUndocumentedSuccess(name, status);

/** Returns whether a status is a success whose response the specification doesn't document (§7). */
export const isUndocumentedSuccess = (name: string, status: number): boolean =>
  status >= 200 && status < 300 && isUndocumented(routeNamed(name));

export const isSuccessOf = (name: string, status: number): boolean =>
  status < 300 && isAllowedStatus(name, status);

export const contentTypeOf = (name: string, status: number): string => {
  const declared = responseOf(name, status);
  return typeof declared === 'object' &&
    declared !== null &&
    'contentType' in declared &&
    typeof declared.contentType === 'string'
    ? declared.contentType
    : 'application/json';
};
