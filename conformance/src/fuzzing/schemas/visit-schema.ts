import type { $ZodType } from 'zod/v4/core';

import { defOf } from '../../contract/schema';

/** Makes something out of a schema; `path` says where it stands: `users.login body.signature`. */
export type SchemaVisitor<Made> = (schema: $ZodType, path: string) => Made;

/** Does so for one kind of schema, and asks `visit` for what is inside it. */
export type Kind<Made> = (
  schema: $ZodType,
  path: string,
  visit: SchemaVisitor<Made>,
) => Made | undefined;

/** A schema of a kind that nothing can be generated for yet. */
export class UnknownSchemaKind extends Error {
  override name = 'UnknownSchemaKind';
}

/** How kinds are written: what is made of all schemas of a class, be they zod/mini's or zod's. */
export const kindsFor =
  <Made>() =>
  <Schema extends $ZodType>(
    constructor: new (definition: never) => Schema,
    make: (schema: Schema, path: string, visit: SchemaVisitor<Made>) => Made,
  ): Kind<Made> =>
  (schema, path, visit) =>
    schema instanceof constructor ? make(schema, path, visit) : undefined;

/**
 * Visits a schema by the first of `kinds` that knows it.
 *
 * @throws UnknownSchemaKind, with the path, so that a new kind in the contract is noticed
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
