import { convertQueryParamsToUrlString, type AppRoute } from '@ts-rest/core';
import { toQueryString } from '@trait-market/contract/shared';

import { Refusal } from '../refusal';

/** Matches characters that end a path segment, also after decoding. */
const LEAVES_ITS_SEGMENT = /[%?#\\\s\p{Cc}]/u;

const segmentsOf = (path: string): string[] => path.split('/');

const staysInside = (segment: string): boolean =>
  segment !== '' && segment !== '.' && segment !== '..' && !LEAVES_ITS_SEGMENT.test(segment);

// Removes the query by its length instead of at the first `?`, so that a `?` inside a parameter
// remains and is rejected.
const withoutQuery = (interpolated: string, query: unknown): string => {
  const appended = convertQueryParamsToUrlString(query);
  return interpolated.endsWith(appended)
    ? interpolated.slice(0, interpolated.length - appended.length)
    : interpolated;
};

/**
 * Returns the path for the provider. It rejects parameters that would end their path segment,
 * because ts-rest doesn't encode them.
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
