import { $ZodType, safeParse } from 'zod/v4/core';

/** Returns a schema of the contract; undefined for ts-rest's markers ("no body", typed forms). */
export const asSchema = (marker: unknown): $ZodType | undefined =>
  marker instanceof $ZodType ? marker : undefined;

/** Returns the validation error of parsed JSON in one line; undefined for a valid value. */
export const objectionTo = (schema: $ZodType, value: unknown): string | undefined => {
  const { success, error } = safeParse(schema, value);
  if (success) return undefined;
  if (value === undefined) return 'no JSON';
  return error.issues
    .map(({ path, message, code }) => {
      const where = path.length === 0 ? 'the body' : path.map(String).join('.');
      return `${where}: ${message === 'Invalid input' ? code.replaceAll('_', ' ') : message}`;
    })
    .join('; ');
};

export const fits = (schema: $ZodType, value: unknown): boolean => safeParse(schema, value).success;

/** Returns zod's internals, which zod/mini and zod store in the same property. */
export const internalsOf = <Made extends { _zod: unknown }>({
  _zod: internals,
}: Made): Made['_zod'] => internals;

export const defOf = <Def>({ _zod: { def } }: { _zod: { def: Def } }): Def => def;
