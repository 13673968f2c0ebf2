import { convertQueryParamsToUrlString, type AppRoute } from '@ts-rest/core';
import { toQueryString } from '@trait-market/contract/shared';

import { Refusal } from '../refusal';

/** Characters that end a path segment, or that decode to one that does. */
const LEAVES_ITS_SEGMENT = /[%?#\\\s\p{Cc}]/u;

const segmentsOf = (path: string): string[] => path.split('/');

const staysInside = (segment: string): boolean =>
  segment !== '' && segment !== '.' && segment !== '..' && !LEAVES_ITS_SEGMENT.test(segment);

/** Cuts by length, so that a `?` inside a parameter remains and is refused. */
const withoutQuery = (interpolated: string, query: unknown): string => {
  const appended = convertQueryParamsToUrlString(query);
  return interpolated.endsWith(appended)
    ? interpolated.slice(0, interpolated.length - appended.length)
    : interpolated;
};

/** Refuses a parameter that leaves its segment, because ts-rest doesn't encode it. */
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
