import type { AppRoute } from '@ts-rest/core';

import { toQueryString } from '@trait-market/contract/shared';
import type { ProbeRequest } from '../../probe/request';
import { isFields, seen, type Part } from './parts';

/** The values of a request by part. The body is a JSON string. */
export type Values = Readonly<Partial<Record<Part['name'], unknown>>>;

const pathOf = (route: AppRoute, values: unknown): string => {
  const fields = seen(route, 'path', values);
  return route.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(isFields(fields) ? fields[key] : '')),
  );
};

const textsOf = (values: unknown): Record<string, string> =>
  isFields(values)
    ? Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]))
    : {};

/**
 * Builds a request from its values. Arrays in the query repeat their key (§7); `body` is a JSON
 * string.
 */
export const writeRequest = (
  route: AppRoute,
  { path, query, headers }: Values,
  body: string | undefined,
): ProbeRequest => ({
  method: route.method,
  path: pathOf(route, path) + toQueryString(query),
  headers: textsOf(headers),
  body:
    body === undefined ? undefined : { kind: 'text', text: body, contentType: 'application/json' },
});
