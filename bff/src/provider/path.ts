import type { AppRoute } from '@ts-rest/core';
import { toQueryString } from '@trait-market/contract/shared';

import { Refusal } from '../refusal';

/** Matches characters that end a path segment, also after decoding. */
const LEAVES_ITS_SEGMENT = /[%/?#\\\s\p{Cc}]/u;

const staysInside = (segment: string): boolean =>
  segment !== '' && segment !== '.' && segment !== '..' && !LEAVES_ITS_SEGMENT.test(segment);

export type PathParams = Readonly<Record<string, string>>;

/** Returns the path for the provider. It rejects parameters that would end their path segment. */
export const upstreamPath = (route: AppRoute, params: PathParams, query: unknown): string => {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const segment = params[name] ?? '';
    if (staysInside(segment)) return segment;
    throw new Refusal('BAD_REQUEST');
  });
  return path + toQueryString(query);
};
