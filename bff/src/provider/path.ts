import { convertQueryParamsToUrlString, type AppRoute } from '@ts-rest/core';
import { toQueryString } from '@trait-market/contract/shared';

import { Refusal } from '../refusal';

/** Characters that end a path segment, or that decode to one that does. */
const LEAVES_ITS_SEGMENT = /[%?#\\\s\p{Cc}]/u;

const segmentsOf = (path: string): string[] => path.split('/');

const staysInside = (segment: string): boolean =>
  segment !== '' && segment !== '.' && segment !== '..' && !LEAVES_ITS_SEGMENT.test(segment);

/**
 * Removes the query that ts-rest has appended in its own format. Cuts by length, so that a `?`
 * inside a parameter remains and is refused.
 */
const withoutQuery = (interpolated: string, query: unknown): string => {
  const appended = convertQueryParamsToUrlString(query);
  return interpolated.endsWith(appended)
    ? interpolated.slice(0, interpolated.length - appended.length)
    : interpolated;
};

/**
 * Returns the path and query of the provider's request. ts-rest doesn't encode path parameters, so
 * a parameter that could leave its segment is refused here, even if the contract's schema allows
 * it.
 *
 * @param interpolated the route's path with parameters and query in place, as ts-rest made it
 * @throws Refusal BAD_REQUEST
 */
export const upstreamPath = (route: AppRoute, interpolated: string, query: unknown): string => {
  const search = toQueryString(query);
  if (!route.path.includes(':')) return route.path + search;

  const template = segmentsOf(route.path);
  const segments = segmentsOf(withoutQuery(interpolated, query));
  const asDeclared = template.every((expected, index) => {
    const segment = segments[index];
    if (segment === undefined) return false;
    return expected.startsWith(':') ? staysInside(segment) : segment === expected;
  });
  if (!asDeclared || segments.length !== template.length) throw new Refusal('BAD_REQUEST');
  return segments.join('/') + search;
};
