import { routesOf } from '@trait-market/contract/shared';
import supertest from 'supertest';
import { expect, test } from 'vitest';

import { controlContract } from '../../control/control.contract';
import { useMockServer } from '../../testing/mock-server';

const server = useMockServer();

const get = (path: string) => supertest(server.url()).get(path).expect(200);

test('the provider and the mock describe themselves in OpenAPI 3.1', async () => {
  for (const path of ['/openapi.json', '/openapi.economy.json', '/openapi.mock.json']) {
    const { body } = await get(path);
    expect(body.openapi).toMatch(/^3\.1/);
    expect(Object.keys(body.paths).length).toBeGreaterThan(8);
  }
});

test('describes every call of the control API, with its world and its body', async () => {
  const { body } = await get('/openapi.mock.json');
  const routes = routesOf(controlContract);
  expect(routes.length).toBeGreaterThan(10);
  for (const { route } of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    const operation = body.paths[path][route.method.toLowerCase()];
    expect(operation.summary).toBe(route.summary);
    expect(operation.parameters).toContainEqual(expect.objectContaining({ name: 'x-mock-world' }));
  }
  const { schema } = body.paths['/__mock/faults'].post.requestBody.content['application/json'];
  expect(Object.keys(schema.properties)).toContain('probability');
});

test('the reference is a page that loads everything from here', async () => {
  const { text, headers } = await get('/docs');
  expect(headers['content-type']).toContain('text/html');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const sources = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path ?? '');
  expect(sources).toHaveLength(4);
  for (const source of sources) await get(source);
  expect(text).not.toMatch(/https?:/);
});
