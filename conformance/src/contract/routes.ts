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

/** The prefix of names of economy routes: `economy.orders.post`. */
const ECONOMY = 'economy.';

/** The routes of `/v1`, in the contract's order. */
export const V1_ROUTES: readonly NamedRoute[] = routesOf(v1Contract);

/** The routes of `/economy/v1`, in the contract's order, without the endless event stream. */
export const ECONOMY_ROUTES: readonly NamedRoute[] = routesOf(economyContract, ECONOMY).filter(
  ({ route }) => !isEventStream(route),
);

/** Event streams, which have checks of their own. */
const STREAM_ROUTES: readonly NamedRoute[] = routesOf(economyContract, ECONOMY).filter(
  ({ route }) => isEventStream(route),
);

/** All routes whose checks are derived from the contract. */
export const ALL_ROUTES: readonly NamedRoute[] = [...V1_ROUTES, ...ECONOMY_ROUTES];

export const KNOWN_ROUTES: readonly NamedRoute[] = [...ALL_ROUTES, ...STREAM_ROUTES];

const BY_NAME = new Map(KNOWN_ROUTES.map(({ name, route }) => [name, route]));

/** @throws Error for an unknown name */
export const routeNamed = (name: string): AppRoute => {
  const found = BY_NAME.get(name);
  if (found === undefined) throw new Error(`The contract has no route ${name}`);
  return found;
};

/** Returns whether a route belongs to the trait economy, which is optional for targets. */
export const isOfEconomy = (name: string): boolean => name.startsWith(ECONOMY);

export const needsToken = (name: string): boolean =>
  metadataOf(routeNamed(name)).access === 'bearer';

/** Returns the schema of a response; undefined for undeclared statuses. */
export const responseOf = (name: string, status: number): unknown =>
  Object.entries(routeNamed(name).responses).find(([declared]) => declared === String(status))?.[1];

/** Returns the declared statuses in ascending order. */
export const declaredStatuses = (name: string): number[] =>
  Object.keys(routeNamed(name).responses).map(Number);

/** Returns whether the route may use the status: a declared one, or any 2xx where its success is not documented (§7). */
export const isAllowedStatus = (name: string, status: number): boolean =>
  declaredStatuses(name).includes(status) || isUndocumentedSuccess(name, status);

/** Returns whether it is a success whose status and body the specification does not show (§7). */
export const isUndocumentedSuccess = (name: string, status: number): boolean =>
  status >= 200 && status < 300 && isUndocumented(routeNamed(name));

/** Returns whether the status is a success of the route. */
export const isSuccessOf = (name: string, status: number): boolean =>
  status < 300 && isAllowedStatus(name, status);

/** Returns the content type of a response: JSON unless the contract declares another. */
export const contentTypeOf = (name: string, status: number): string => {
  const declared = responseOf(name, status);
  return typeof declared === 'object' &&
    declared !== null &&
    'contentType' in declared &&
    typeof declared.contentType === 'string'
    ? declared.contentType
    : 'application/json';
};
