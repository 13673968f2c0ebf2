import { randomUUID } from 'node:crypto';

import { parseAsStandardSchema, validateAgainstStandardSchema, type AppRoute } from '@ts-rest/core';

import { routeAt } from '../api/route-at';
import { Refusal } from '../refusal';
import { CallSignal } from '../provider/call-signal';
import type { Provider } from '../provider/client';
import { UndeclaredRefusal } from '../provider/errors';

/** Returns the parameters of a path that matches the route's. @throws URIError */
const paramsOf = (route: { path: string }, path: string): Record<string, string> => {
  const segments = path.split('/');
  return Object.fromEntries(
    route.path
      .split('/')
      .flatMap((name, index) =>
        name.startsWith(':') ? [[name.slice(1), decodeURIComponent(segments[index] ?? '')]] : [],
      ),
  );
};

/** Returns a query as Express does: several values of a key are a list. */
const queryOf = (parameters: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const values = parameters.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );

/** Returns whether the API would accept a call, which the router's validation decides there. */
const isValid = (route: AppRoute, params: unknown, query: unknown): boolean =>
  (
    [
      [route.pathParams, params],
      [route.query, query],
    ] as const
  ).every(([declared, value]) => {
    const schema = parseAsStandardSchema(declared);
    return schema === null || !validateAgainstStandardSchema(value, schema).error;
  });

/**
 * Returns a reader of the API for public content. It never sends an access token. The limits of the
 * provider's calls count all its calls together, as those of one `client`.
 */
export const apiReader =
  (provider: Pick<Provider, 'forward'>, forwardHeaders: readonly string[], client: string) =>
  async (
    url: string,
    world: string | null,
    aborted?: AbortSignal,
  ): Promise<{ status: number; body: string }> => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const named = routeAt('GET', pathname);
    if (named === undefined) return { status: 404, body: '' };
    const { route } = named;
    const params = paramsOf(route, pathname);
    const query = queryOf(searchParams);
    if (!isValid(route, params, query)) return { status: 400, body: '' };
    const requestId = randomUUID();
    const isInWorld = world !== null && forwardHeaders.includes('x-mock-world');
    const signal = new CallSignal();
    aborted?.addEventListener('abort', () => signal.abort(new Refusal('CLIENT_LEFT')));
    const call = provider.forward({
      route,
      params,
      query,
      caller: {
        requestId,
        world: isInWorld ? `@${world}` : '',
        client,
        headers: { 'x-request-id': requestId, ...(isInWorld && { 'x-mock-world': world }) },
        span: undefined,
        signal,
      },
    });
    // Pages show undeclared responses such as 410 too.
    const { status, body } = await call.catch((error: unknown) => {
      if (error instanceof UndeclaredRefusal) return error.response;
      throw error;
    });
    return { status, body: body.toString('utf8') };
  };
