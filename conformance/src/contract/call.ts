import { toQueryString } from '@trait-market/contract/shared';
import type { ProbeBody, ProbeRequest } from '../probe/request';
import { routeNamed } from './routes';

export type CallInput = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: ProbeBody;
};

export type CallOptions = CallInput & {
  token?: string | undefined;
  headers?: Readonly<Record<string, string | readonly string[]>>;
  /** A query string, including its `?`, that replaces the query. */
  rawQuery?: string;
};

const pathOf = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');

/** Returns a request that calls a route. Path parameters aren't encoded. */
export const call = (name: string, options: CallOptions = {}): ProbeRequest => {
  const { params = {}, query, body, token, headers, rawQuery } = options;
  const route = routeNamed(name);
  return {
    route: name,
    method: route.method,
    path: pathOf(route.path, params) + (rawQuery ?? toQueryString(query)),
    headers: {
      accept: 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body,
  };
};

export const json = (value: unknown): ProbeBody => ({ kind: 'json', value });
