import { $ZodType } from 'zod/v4/core';

import type { NamedRoute } from '@trait-market/contract/shared';

/** A schema of a route, with its place in the contract, such as `users.login body`. */
export type PlacedSchema = {
  place: string;
  schema: $ZodType;
};

export const schemasOfRoute = ({ name, route }: NamedRoute): PlacedSchema[] => {
  const parts: [string, unknown][] = [
    ['path', route.pathParams],
    ['query', route.query],
    ['headers', route.headers],
    ['body', 'body' in route ? route.body : undefined],
    ...Object.entries(route.responses).map(([status, response]): [string, unknown] => [
      `response ${status}`,
      response,
    ]),
  ];
  return parts.flatMap(([part, schema]) =>
    schema instanceof $ZodType ? [{ place: `${name} ${part}`, schema }] : [],
  );
};
