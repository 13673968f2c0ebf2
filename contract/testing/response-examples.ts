import type { AppRoute } from '@ts-rest/core';

import { economyOpenApiDocument, openApiDocument } from '../openapi/index';
import { isJson } from '../openapi/json-schema';
import { economyContract } from '../src/economy/index';
import { routesOf } from '../src/shared/routes-of';
import { v1Contract } from '../src/v1/index';
import { operationsOf } from './operations-of';

export type ResponseExample = { name: string; route: AppRoute; status: number; body: unknown };

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (isJson(inner) ? inner[key] : undefined), value);

/** Returns the example of each successful JSON response of both contracts. */
export const responseExamples = (): ResponseExample[] => {
  const routes = new Map(
    [...routesOf(v1Contract), ...routesOf(economyContract)].map(({ name, route }) => [name, route]),
  );
  const operations = [openApiDocument(), economyOpenApiDocument()].flatMap(operationsOf);
  return operations.flatMap(({ name, operation }) => {
    const route = routes.get(name);
    if (route === undefined) throw new Error(`No route is named ${name}`);
    const status = Object.keys(route.responses).find((code) => code.startsWith('2')) ?? '';
    const body = at(operation, 'responses', status, 'content', 'application/json', 'example');
    return body === undefined ? [] : [{ name, route, status: Number(status), body }];
  });
};
