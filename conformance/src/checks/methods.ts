import type { NamedRoute } from '@trait-market/contract/shared';
import type { Check } from '../check';
import { call } from '../contract/call';
import { KNOWN_ROUTES, needsToken } from '../contract/routes';
import { expectRefusal, expectThat } from '../expectations';
import { headerOf } from '../probe/exchange';
import { sampleInput } from './sample-inputs';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Returns the first route of each path, because the permitted methods depend only on the path. */
const firstOfEachPath = (routes: readonly NamedRoute[]) =>
  routes.filter(
    ({ route }, index) => routes.findIndex((other) => other.route.path === route.path) === index,
  );

const methodsOf = (path: string): string[] =>
  KNOWN_ROUTES.filter(({ route }) => route.path === path).map(({ route }) => route.method);

// Builds a request to a route's path with another method.
const elsewhere = ({ name, method }: { name: string; method: string }) => ({
  ...call(name, sampleInput(name)?.params === undefined ? {} : pathOnly(name)),
  method,
  route: undefined,
  body: undefined,
});

const pathOnly = (name: string) => {
  const params = sampleInput(name)?.params;
  return params === undefined ? {} : { params };
};

export const methodChecks = (routes: readonly NamedRoute[]): Check[] =>
  firstOfEachPath(routes).flatMap(({ name, route }) =>
    METHODS.filter((method) => !methodsOf(route.path).includes(method)).map((method): Check => ({
      id: `${name}/method/${method}`,
      route: name,
      family: 'method',
      rule: `${route.path} takes ${methodsOf(route.path).join(', ')}: any other method is a 405 or a 404, with a message.`,
      writes: method !== 'GET',
      run: async ({ probe, caller }) => {
        const { token } = await caller();
        const request = elsewhere({ name, method });
        const headers = { ...request.headers, authorization: `Bearer ${token}` };
        expectRefusal(await probe.send({ ...request, headers }), 404, 405);
      },
    })),
  );

export const headOptionsChecks = (routes: readonly NamedRoute[]): Check[] =>
  firstOfEachPath(routes).flatMap(({ name, route }): Check[] => [
    {
      id: `${name}/head-options/HEAD without a token`,
      route: name,
      family: 'head-options',
      rule: `HEAD ${route.path} is a GET without a body, or not there (404, 405): it opens no door, and never fails.`,
      writes: false,
      run: async ({ probe }) => {
        const response = await probe.send({ ...elsewhere({ name, method: 'HEAD' }) });
        const { status, body } = response.response;
        const opens = status < 400 && (needsToken(name) || route.method !== 'GET');
        expectThat(
          !opens,
          'no success without a token, or of a write',
          `status ${status}`,
          response,
        );
        expectThat(status < 500, 'no 5xx', `status ${status}`, response);
        expectThat(body.length === 0, 'no body', `${body.length} bytes`, response);
      },
    },
    {
      id: `${name}/head-options/OPTIONS`,
      route: name,
      family: 'head-options',
      rule: 'OPTIONS never fails, and allows no other origin to use a browser’s credentials.',
      writes: false,
      run: async ({ probe }) => {
        const request = elsewhere({ name, method: 'OPTIONS' });
        const headers = {
          ...request.headers,
          origin: 'https://evil.example',
          'access-control-request-method': route.method,
        };
        const response = await probe.send({ ...request, headers });
        const { status } = response.response;
        const origin = headerOf(response.response, 'access-control-allow-origin');
        const credentials = headerOf(response.response, 'access-control-allow-credentials');
        expectThat(status < 500, 'no 5xx', `status ${status}`, response);
        expectThat(
          !(credentials === 'true' && origin !== undefined),
          'no credentials for https://evil.example',
          `access-control-allow-origin: ${origin}, with credentials`,
          response,
        );
      },
    },
  ]);
