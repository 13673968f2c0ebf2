import {
  $ZodArray,
  $ZodBoolean,
  $ZodDefault,
  $ZodEnum,
  $ZodLazy,
  $ZodNullable,
  $ZodObject,
  $ZodOptional,
  $ZodPipe,
  $ZodReadonly,
  $ZodUnion,
  type $ZodType,
} from 'zod/v4/core';

import { defOf, fits } from '../contract/schema';

/** A variant that a schema permits, such as `credits: null`, and whether a run has seen it. */
export type Variant = { label: string; isSeen: boolean };

/** The maximum depth, because schemas can be recursive. */
const DEEPEST = 8;

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

const pair = (path: string, [one, other]: [string, string], holds: readonly boolean[]) => [
  { label: `${path}: ${one}`, isSeen: holds.includes(true) },
  { label: `${path}: ${other}`, isSeen: holds.includes(false) },
];

const inField = (field: $ZodType, path: string, values: readonly unknown[], depth: number) => {
  const present = values.filter((value) => value !== undefined);
  const inner = variantsOf(field, present, path, depth + 1);
  if (!(field instanceof $ZodOptional || field instanceof $ZodDefault)) return inner;
  const holds = values.map((value) => value !== undefined);
  return [...pair(path, ['given', 'left out'], holds), ...inner];
};

const unwrapped = (schema: $ZodType): $ZodType | undefined => {
  if (schema instanceof $ZodOptional) return defOf(schema).innerType;
  if (schema instanceof $ZodDefault) return defOf(schema).innerType;
  if (schema instanceof $ZodReadonly) return defOf(schema).innerType;
  if (schema instanceof $ZodPipe) return defOf(schema).in;
  return schema instanceof $ZodLazy ? defOf(schema).getter() : undefined;
};

export const variantsOf = (
  schema: $ZodType,
  values: readonly unknown[],
  path = '',
  depth = 0,
): Variant[] => {
  if (depth > DEEPEST) return [];
  const here = path === '' ? 'body' : path;
  const within = unwrapped(schema);
  if (within !== undefined) return variantsOf(within, values, path, depth + 1);
  if (schema instanceof $ZodNullable) {
    const some = values.filter((value) => value !== null);
    const inner = variantsOf(defOf(schema).innerType, some, path, depth + 1);
    const holds = values.map((value) => value === null);
    return [...pair(here, ['null', 'not null'], holds), ...inner];
  }
  if (schema instanceof $ZodObject) {
    return Object.entries(defOf(schema).shape).flatMap(([key, field]) =>
      inField(
        field,
        path === '' ? key : `${path}.${key}`,
        values.map((value) => fieldOf(value, key)),
        depth,
      ),
    );
  }
  if (schema instanceof $ZodArray) {
    const lists = values.filter(Array.isArray);
    const holds = lists.map(({ length }) => length > 0);
    const items = variantsOf(defOf(schema).element, lists.flat(), `${path}[]`, depth + 1);
    return [...pair(here, ['items', 'no items'], holds), ...items];
  }
  if (schema instanceof $ZodBoolean)
    return pair(
      here,
      ['true', 'false'],
      values.map((value) => value === true),
    );
  if (schema instanceof $ZodEnum) {
    return Object.values(defOf(schema).entries).map((entry) => ({
      label: `${here}: ${entry}`,
      isSeen: values.includes(entry),
    }));
  }
  if (schema instanceof $ZodUnion) {
    const { options } = defOf(schema);
    return options.flatMap((option, index) => {
      const fitting = values.filter((value) => fits(option, value));
      const label = `${here}: choice ${index + 1} of ${options.length}`;
      return [
        { label, isSeen: fitting.length > 0 },
        ...variantsOf(option, fitting, path, depth + 1),
      ];
    });
  }
  return [];
};
