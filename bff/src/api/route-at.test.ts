import { expect, test } from 'vitest';

import { forwardedRoutes } from './forwarded';
import { routeAt } from './route-at';

test.each(forwardedRoutes)('finds $name by one of its addresses', ({ name, route }) => {
  const path = route.path.replaceAll(/:[^/]+/g, 'x');
  expect(routeAt(route.method, path)?.name).toBe(name);
});

test.each([
  ['another method', 'DELETE', '/v1/users/me'],
  ['a slash more', 'GET', '/v1/users/me/'],
  ['an empty parameter', 'GET', '/v1/users//exists'],
  ['more segments than any route has', 'GET', `/v1/users${'/a'.repeat(5000)}`],
  ['another prefix', 'GET', '/v2/users/me'],
])('finds no route for an address with %s', (_name, method, path) => {
  expect(routeAt(method, path)).toBeUndefined();
});
