import { convertQueryParamsToUrlString, type AppRoute } from '@ts-rest/core';
import { toQueryString } from '@trait-market/contract/shared';

import { Refusal } from '../refusal';

/** What no segment of a path may hold: it would end the segment, or be decoded into what does. */
const LEAVES_ITS_SEGMENT = /[%?#\\\s\p{Cc}]/u;

const segmentsOf = (path: string): string[] => path.split('/');

const staysInside = (segment: string): boolean =>
  segment !== '' && segment !== '.' && segment !== '..' && !LEAVES_ITS_SEGMENT.test(segment);

/**
 * ts-rest has put the query behind the path, in a form that is not the provider's. Cut off by its
 * length: what a parameter brought along stays, to be refused.
 */
const withoutQuery = (interpolated: string, query: unknown): string => {
  const appended = convertQueryParamsToUrlString(query);
  return interpolated.endsWith(appended)
    ? interpolated.slice(0, interpolated.length - appended.length)
    : interpolated;
};

/**
 * The path and query that the provider is asked for. ts-rest writes path parameters without
 * encoding them, so a path whose parameters could leave their segment is refused here, whatever
 * the contract's schema said.
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
