import { toQueryString } from '@trait-market/contract/shared';
import type { ProbeBody, ProbeRequest } from '../probe/request';
import { routeNamed } from './routes';

/** What a route is called with. */
export type CallInput = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: ProbeBody;
};

export type CallOptions = CallInput & {
  token?: string | undefined;
  headers?: Readonly<Record<string, string | readonly string[]>>;
  /** In place of the query: as it stands here, with its `?`. */
  rawQuery?: string;
};

const pathOf = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');

/** A call of a route of the contract, as a request. Path parameters go in as they are. */
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
