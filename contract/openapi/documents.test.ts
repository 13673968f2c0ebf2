import { readFileSync } from 'node:fs';

import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';

import { economyContract } from '../src/economy/index';
import { operationsOf } from '../testing/operations-of';
import { isJson } from './json-schema';
import { economyOpenApiDocument, openApiDocument } from './index';
import { routesOf } from '../src/shared/routes-of';
import { v1Contract } from '../src/v1/index';

describe.each([
  ['openapi.json', openApiDocument, v1Contract],
  ['openapi.economy.json', economyOpenApiDocument, economyContract],
] as const)('%s', (name, documentOf, contract) => {
  test('is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(JSON.parse(JSON.stringify(documentOf())));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test('has every route', () => {
    const { paths } = documentOf();
    if (!isJson(paths)) throw new Error('The document has no paths');
    for (const { route } of routesOf(contract)) {
      const path = route.path.replace(/:(\w+)/g, '{$1}');
      expect(paths[path], `${route.method} ${path}`).toHaveProperty(route.method.toLowerCase());
    }
  });

  test('matches the contract: after an intended change run `npm run pnpm -- --dir contract openapi`', () => {
    const committed: unknown = JSON.parse(
      readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'),
    );
    expect(JSON.parse(JSON.stringify(documentOf()))).toEqual(committed);
  });
});

test('the validator refuses a broken document', async () => {
  const broken = JSON.parse(JSON.stringify({ ...openApiDocument(), info: {} }));
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test('each call of the extension is marked, and none of the documented API is', () => {
  expect(operationsOf(economyOpenApiDocument()).length).toBeGreaterThan(0);
  for (const { operation } of operationsOf(economyOpenApiDocument())) {
    expect(operation).toHaveProperty('x-extension', true);
  }
  for (const { operation } of operationsOf(openApiDocument())) {
    expect(operation).not.toHaveProperty('x-extension');
  }
});
