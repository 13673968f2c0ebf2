import type { $ZodType } from 'zod/v4/core';

import { defOf } from '../../contract/schema';

/** Converts a schema to a value. `path` is its place, such as `users.login body.signature`. */
export type SchemaVisitor<Made> = (schema: $ZodType, path: string) => Made;

export type Kind<Made> = (
  schema: $ZodType,
  path: string,
  visit: SchemaVisitor<Made>,
) => Made | undefined;

export class UnknownSchemaKind extends Error {
  override name = 'UnknownSchemaKind';
}

export const kindsFor =
  <Made>() =>
  <Schema extends $ZodType>(
    constructor: new (definition: never) => Schema,
    make: (schema: Schema, path: string, visit: SchemaVisitor<Made>) => Made,
  ): Kind<Made> =>
  (schema, path, visit) =>
    schema instanceof constructor ? make(schema, path, visit) : undefined;

/**
 * @throws UnknownSchemaKind with the path, so that a kind of schema that is new in the contract is
 * noticed
 */
export const visitorOf = <Made>(kinds: readonly Kind<Made>[]): SchemaVisitor<Made> => {
  const visit: SchemaVisitor<Made> = (schema, path) => {
    for (const make of kinds) {
      const made = make(schema, path, visit);
      if (made !== undefined) return made;
    }
    throw new UnknownSchemaKind(
      `${path}: nothing can be generated for the schema kind "${defOf(schema).type}"`,
    );
  };
  return visit;
};
