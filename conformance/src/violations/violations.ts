import {
  $ZodArray,
  $ZodBoolean,
  $ZodEnum,
  $ZodLiteral,
  $ZodNever,
  $ZodNullable,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  $ZodPipe,
  $ZodString,
  $ZodTemplateLiteral,
  $ZodUnion,
  type $ZodType,
} from 'zod/v4/core';

import { defOf, fits } from '../contract/schema';
import { textViolations, type Violation } from './text-violations';

const ANY_TYPE: Violation[] = [
  { what: 'null', value: null },
  { what: 'a number', value: 42 },
  { what: 'true', value: true },
  { what: 'false', value: false },
  { what: 'a text', value: 'text' },
  { what: 'a list', value: [] },
  { what: 'an object', value: {} },
];

const within = (name: string, { what, value }: Violation, valid: object): Violation => ({
  what: `${name}: ${what}`,
  value: { ...valid, [name]: value },
});

const without = (valid: object, name: string): object =>
  Object.fromEntries(Object.entries(valid).filter(([key]) => key !== name));

const fieldOf = (valid: object, name: string): unknown =>
  Object.entries(valid).find(([key]) => key === name)?.[1];

const objectViolations = (schema: $ZodObject, valid: object): Violation[] => {
  const { shape, catchall } = defOf(schema);
  const fields = Object.entries(shape).flatMap(([name, field]): Violation[] => {
    const inner = candidates(field, fieldOf(valid, name));
    return [
      { what: `${name}: missing`, value: without(valid, name) },
      ...inner.map((violation) => within(name, violation, valid)),
    ];
  });
  const unknownField = { what: 'a field that there is not', value: { ...valid, admin: true } };
  return catchall instanceof $ZodNever ? [...fields, unknownField] : fields;
};

/** A number of items above every list's limit in the contract. */
export const TOO_MANY = 600;

const listViolations = (schema: $ZodArray, valid: readonly unknown[]): Violation[] => {
  const [first, ...others] = valid;
  const many = Array.from({ length: TOO_MANY }, () => first);
  return [
    ...(first === undefined ? [] : [{ what: `a list of ${TOO_MANY}`, value: many }]),
    ...candidates(defOf(schema).element, first).map(({ what, value }) => ({
      what: `the first: ${what}`,
      value: [value, ...others],
    })),
  ];
};

const otherThan = (value: unknown): Violation[] => {
  if (typeof value === 'string') {
    return [
      { what: `'${value.toUpperCase()}'`, value: value.toUpperCase() },
      { what: `'${value} '`, value: `${value} ` },
      { what: `['${value}']`, value: [value] },
    ];
  }
  return [
    { what: `the text '${String(value)}'`, value: String(value) },
    { what: `the number ${Number(value)}`, value: Number(value) },
    { what: `[${String(value)}]`, value: [value] },
  ];
};

/** Returns values similar to a valid one. Some of them may be valid too. */
const candidates = (schema: $ZodType, valid: unknown): Violation[] => {
  if (schema instanceof $ZodOptional) return candidates(defOf(schema).innerType, valid);
  if (schema instanceof $ZodNullable) return candidates(defOf(schema).innerType, valid);
  if (schema instanceof $ZodUnion) {
    const chosen = defOf(schema).options.find((option) => fits(option, valid));
    return chosen === undefined ? ANY_TYPE : candidates(chosen, valid);
  }
  if (schema instanceof $ZodObject) {
    const given = typeof valid === 'object' && valid !== null ? valid : {};
    return [...ANY_TYPE, ...objectViolations(schema, given)];
  }
  if (schema instanceof $ZodString || schema instanceof $ZodTemplateLiteral) {
    return [...ANY_TYPE, ...textViolations(schema, typeof valid === 'string' ? valid : '')];
  }
  if (schema instanceof $ZodLiteral) {
    return [...ANY_TYPE, ...defOf(schema).values.flatMap(otherThan)];
  }
  if (schema instanceof $ZodEnum) {
    return [...ANY_TYPE, ...Object.values(defOf(schema).entries).flatMap(otherThan)];
  }
  // Uses the pipe's input schema, because only the server sees the transformed output.
  if (schema instanceof $ZodPipe) return candidates(defOf(schema).in, valid);
  if (schema instanceof $ZodArray) {
    const list: readonly unknown[] = Array.isArray(valid) ? valid : [];
    return [...ANY_TYPE, ...listViolations(schema, list)];
  }
  if (schema instanceof $ZodBoolean || schema instanceof $ZodNumber) return ANY_TYPE;
  throw new Error(`There are no violations for schemas of the kind '${defOf(schema).type}'`);
};

/**
 * Returns values that violate a single constraint each.
 * @throws Error when the schema is unsupported
 */
export const violationsOf = (schema: $ZodType, valid: unknown): Violation[] => {
  if (!fits(schema, valid)) throw new Error('Violations are derived from a valid value');
  const seen = new Set<string>();
  return candidates(schema, valid).filter(({ what, value }) => {
    const isNew = !seen.has(what);
    seen.add(what);
    return isNew && !fits(schema, value);
  });
};
