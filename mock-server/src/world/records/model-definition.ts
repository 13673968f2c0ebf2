import { nullable, primaryKey } from '@mswjs/data';
import * as z from 'zod/mini';

import type { Entity } from './entity';

/** Models need no default values, because every row is complete. */
const noValue = (): never => {
  throw new TypeError('A row has a value in each of its columns');
};

const orNull = <Value extends string | number>() => nullable<Value>(noValue);
const takesNull = (column: z.core.$ZodType): boolean => z.safeParse(column, null).success;

export type ModelDefinition<Row> = {
  [Column in keyof Row]: null extends Row[Column]
    ? ReturnType<typeof orNull<NonNullable<Row[Column]> & (string | number)>>
    : () => Row[Column];
};

export const modelDefinition = <Row>({ key, columns }: Entity<Row>): ModelDefinition<Row> => {
  const definition = Object.entries(columns).map(([name, column]): [string, unknown] => {
    if (name === key) return [name, primaryKey<string>(noValue)];
    return [name, takesNull(column) ? orNull() : noValue];
  });
  // Object.fromEntries loses the relation between each column and its type.
  return Object.fromEntries(definition) as ModelDefinition<Row>;
};
