import type { AppRoute } from '@ts-rest/core';
import { $ZodType, parse } from 'zod/v4/core';
import { describe, expect, test } from 'vitest';

import { operationsOf } from '../testing/operations-of';
import { contractNames } from './contract-names';
import { economyContract } from '../src/economy/index';
import { economyOpenApiDocument, openApiDocument } from './index';
import { routesOf } from '../src/shared/routes-of';
import { isUndocumented } from '../src/shared/responses';
import { v1Contract } from '../src/v1/index';
import { isJson, type Json } from './json-schema';

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isJson(inner) ? inner[key] : undefined), value);

const schemaIn = (route: AppRoute, part: 'body' | 'query' | 'pathParams') => {
  const schema: unknown = part in route ? Reflect.get(route, part) : undefined;
  return schema instanceof $ZodType ? schema : undefined;
};

const parametersIn = (operation: Json, place: string): Json => {
  const { parameters } = operation;
  return Object.fromEntries(
    (Array.isArray(parameters) ? parameters.filter(isJson) : [])
      .filter((parameter) => parameter['in'] === place)
      .map(({ name, example }) => [String(name), example]),
  );
};

const successOf = ({ responses }: AppRoute): [string, unknown] => {
  const found = Object.entries(responses).find(([status]) => status.startsWith('2'));
  if (found === undefined) throw new Error('The route has no success');
  return found;
};

type Call = { name: string; operation: Json; route: AppRoute };
type Pair = [schema: $ZodType, example: unknown];

const bodiesOf = ({ operation, route }: Call): Pair[] => {
  const json = ['content', 'application/json', 'example'];
  const body = schemaIn(route, 'body');
  const [status, success] = successOf(route);
  return [
    ...(body === undefined ? [] : [[body, at(operation, 'requestBody', ...json)] satisfies Pair]),
    ...(success instanceof $ZodType && !isUndocumented(route)
      ? [[success, at(operation, 'responses', status, ...json)] satisfies Pair]
      : []),
  ];
};

const parametersOf = ({ operation, route }: Call): Pair[] => {
  const [path, query] = [schemaIn(route, 'pathParams'), schemaIn(route, 'query')];
  // A price has a unit or a chain, not both.
  const { priceUnit, priceChain, ...others } = parametersIn(operation, 'query');
  const units = priceUnit === undefined ? [{}] : [{ priceUnit }, { priceChain }];
  return [
    ...(path === undefined ? [] : [[path, parametersIn(operation, 'path')] satisfies Pair]),
    ...(query === undefined ? [] : units.map((unit): Pair => [query, { ...others, ...unit }])),
  ];
};

describe.each([
  ['v1', openApiDocument(), v1Contract],
  ['the economy', economyOpenApiDocument(), economyContract],
] as const)('examples of %s', (_, document, contract) => {
  const routes = new Map(routesOf(contract).map(({ name, route }) => [name, route]));
  const calls = operationsOf(document).map(({ name, operation }) => {
    const route = routes.get(name);
    if (route === undefined) throw new Error(`No route is named ${name}`);
    return { name, operation, route };
  });

  test.each(calls)('$name has a request and a response that the contract accepts', (call) => {
    for (const [schema, example] of bodiesOf(call)) {
      expect(example).toBeDefined();
      expect(() => parse(schema, example)).not.toThrow();
    }
  });

  test.each(calls)('$name has parameters with examples that the contract accepts', (call) => {
    for (const [schema, examples] of parametersOf(call))
      expect(() => parse(schema, examples)).not.toThrow();
  });

  test.each(calls)(
    '$name has a summary, a description and a tag that the document describes',
    (call) => {
      const { summary, description, tags } = call.operation;
      expect(summary).toMatch(/\w/);
      expect(description).toMatch(/\.$/);
      const described = Array.isArray(document['tags'])
        ? document['tags'].map(({ name }) => name)
        : [];
      expect(described).toEqual(expect.arrayContaining(Array.isArray(tags) ? tags : ['no tag']));
    },
  );

  test('every schema has an example', () => {
    const schemas = Object.entries(at(document, 'components', 'schemas') ?? {});
    expect(schemas.length).toBeGreaterThan(10);
    expect(schemas.filter(([, schema]) => !isJson(schema) || !('examples' in schema))).toEqual([]);
  });

  test('no query parameter is declared as alternatives, which generators can’t express', () => {
    for (const { name, operation } of calls)
      expect(JSON.stringify(operation['parameters']), name).not.toMatch(/"(?:any|one)Of"/);
  });
});

test('a picture and an event stream have their media types and examples', () => {
  const contents = operationsOf(economyOpenApiDocument()).flatMap(({ operation }) =>
    Object.entries(at(operation, 'responses', '200', 'content') ?? {}),
  );
  const examples = new Map(contents.map(([type, media]) => [type, at(media, 'example')]));
  expect(examples.get('image/svg+xml')).toMatch(/^<svg /);
  expect(examples.get('text/event-stream')).toMatch(/^id: .*\nevent: .*\ndata: \{.*\}\n\n/);
});

test('a chain id in a query is one of two strings', () => {
  const parameters = operationsOf(economyOpenApiDocument()).flatMap(({ operation }) =>
    Array.isArray(operation['parameters']) ? operation['parameters'] : [],
  );
  const chainIds = parameters.filter(({ name }) => name === 'chainId');
  expect(chainIds.length).toBeGreaterThan(2);
  for (const { schema } of chainIds) {
    expect([schema, schema.items]).toContainEqual({ type: 'string', enum: ['1', '137'] });
  }
});

test('examples don’t widen the list of names that logs may contain', () => {
  expect(contractNames()).toContain('walletAddress');
  expect(contractNames()).not.toContain('Tide One');
  expect(contractNames()).not.toContain('Fathom Club');
});
