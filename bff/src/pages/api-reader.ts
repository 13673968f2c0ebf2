import { randomUUID } from 'node:crypto';

import { routeAt } from '../api/route-at';
import { CallSignal } from '../provider/call-signal';
import type { Provider } from '../provider/client';

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

/**
 * Returns a reader of the API for public content. It never sends an access token. The limits of the
 * provider's calls count all its calls together, as those of one `client`.
 */
export const apiReader =
  (provider: Pick<Provider, 'forward'>, forwardHeaders: readonly string[], client: string) =>
  async (url: string, world: string | null): Promise<{ status: number; body: string }> => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const named = routeAt('GET', pathname);
    if (named === undefined) return { status: 404, body: '' };
    const query = Object.fromEntries(
      [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)]),
    );
    const requestId = randomUUID();
    const isInWorld = world !== null && forwardHeaders.includes('x-mock-world');
    const { status, body } = await provider.forward({
      route: named.route,
      params: paramsOf(named.route, pathname),
      query,
      caller: {
        requestId,
        world: isInWorld ? `@${world}` : '',
        client,
        headers: { 'x-request-id': requestId, ...(isInWorld && { 'x-mock-world': world }) },
        span: undefined,
        signal: new CallSignal(),
      },
    });
    return { status, body: body.toString('utf8') };
  };
