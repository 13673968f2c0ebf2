import { readFileSync } from 'node:fs';

import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';

import { openApiDocument } from './openapi';
import { routesOf } from './shared/routes-of';
import { v1Contract } from './v1/index';

test('the document is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(JSON.parse(JSON.stringify(openApiDocument())));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test('the validator refuses a broken document', async () => {
  const broken = JSON.parse(JSON.stringify({ ...openApiDocument(), info: {} }));
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

test('every route stands in the document', () => {
  const { paths } = openApiDocument();
  for (const { route } of routesOf(v1Contract)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    expect(paths[path], `${route.method} ${path}`).toHaveProperty(route.method.toLowerCase());
  }
});

test('the committed snapshot is the contract: after a wanted change run `npm run pnpm -- --dir contract openapi`', () => {
  const committed: unknown = JSON.parse(
    readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
  );
  expect(JSON.parse(JSON.stringify(openApiDocument()))).toEqual(committed);
});
