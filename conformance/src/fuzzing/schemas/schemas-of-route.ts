import { $ZodType } from 'zod/v4/core';

import type { NamedRoute } from '@trait-market/contract/shared';

/** A schema of a route, and where in the contract it stands: `users.login body`. */
export type PlacedSchema = {
  place: string;
  schema: $ZodType;
};

/** All schemas of a route: of what it takes and of what it answers. */
export const schemasOfRoute = ({ name, route }: NamedRoute): PlacedSchema[] => {
  const parts: [string, unknown][] = [
    ['path', route.pathParams],
    ['query', route.query],
    ['headers', route.headers],
    ['body', 'body' in route ? route.body : undefined],
    ...Object.entries(route.responses).map(([status, response]): [string, unknown] => [
      `answer ${status}`,
      response,
    ]),
  ];
  return parts.flatMap(([part, schema]) =>
    schema instanceof $ZodType ? [{ place: `${name} ${part}`, schema }] : [],
  );
};
