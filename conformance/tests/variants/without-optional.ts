import { economyContract } from '@trait-market/contract/economy';
import { routesOf } from '@trait-market/contract/shared';
import {
  $ZodArray,
  $ZodNullable,
  $ZodObject,
  $ZodOptional,
  $ZodType,
  $ZodUnion,
  safeParse,
} from 'zod/v4/core';

const ROUTES = new Map(
  routesOf(economyContract, 'economy.').map(({ name, route }) => [name, route]),
);

const defOf = <Def>({ _zod: { def } }: { _zod: { def: Def } }): Def => def;

const withoutIn = (schema: $ZodType, value: unknown, exact: ReadonlySet<string>): unknown => {
  if (schema instanceof $ZodNullable) {
    return value === null ? null : withoutIn(defOf(schema).innerType, value, exact);
  }
  if (schema instanceof $ZodUnion) {
    const matching = defOf(schema).options.find((option) => safeParse(option, value).success);
    return matching === undefined ? value : withoutIn(matching, value, exact);
  }
  if (schema instanceof $ZodArray) {
    if (!Array.isArray(value)) return value;
    return value.map((item) => withoutIn(defOf(schema).element, item, exact));
  }
  if (!(schema instanceof $ZodObject) || typeof value !== 'object' || value === null) return value;
  const { shape } = defOf(schema);
  const fields = Object.entries(value).flatMap(([key, inner]) => {
    const field = shape[key];
    if (field === undefined || exact.has(key)) return [[key, inner]];
    return field instanceof $ZodOptional ? [] : [[key, withoutIn(field, inner, exact)]];
  });
  return Object.fromEntries(fields);
};

/** Removes optional fields, except those in `exact`. */
export const withoutOptional = (
  route: string | undefined,
  status: number,
  value: unknown,
  exact: ReadonlySet<string>,
): unknown => {
  const responses = ROUTES.get(route ?? '')?.responses ?? {};
  const schema: unknown = Object.entries(responses).find(([key]) => Number(key) === status)?.[1];
  return schema instanceof $ZodType ? withoutIn(schema, value, exact) : value;
};
