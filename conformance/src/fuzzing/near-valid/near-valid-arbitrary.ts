import * as fc from 'fast-check';
import {
  $ZodAny,
  $ZodArray,
  $ZodBoolean,
  $ZodCatch,
  $ZodCustom,
  $ZodDefault,
  $ZodEnum,
  $ZodLiteral,
  $ZodNull,
  $ZodNullable,
  $ZodNumber,
  $ZodObject,
  $ZodOptional,
  $ZodPipe,
  $ZodPrefault,
  $ZodReadonly,
  $ZodRecord,
  $ZodString,
  $ZodTemplateLiteral,
  $ZodUnion,
  $ZodUnknown,
  type $ZodType,
} from 'zod/v4/core';
import * as z from 'zod/mini';

import { defOf, internalsOf } from '../../contract/schema';
import { numberRulesOf } from '../schemas/number-rules';
import { sizesOf } from '../schemas/sizes-of';
import { textRulesOf } from '../schemas/text-rules';
import { kindsFor, visitorOf, type Kind, type SchemaVisitor } from '../schemas/visit-schema';
import { validArbitrary } from '../valid/valid-arbitrary';
import { refusedBy, type Breakage } from './breakage';
import { brokenChoices } from './broken-choices';
import { brokenNumbers } from './broken-numbers';
import { brokenObjects } from './broken-objects';
import { brokenTexts } from './broken-texts';
import { notOfType } from './other-types';

const kind = kindsFor<Breakage[]>();

const TextSchema = z.string();
const ListSchema = z.array(z.unknown());
const FieldsSchema = z.record(z.string(), z.unknown());

/** Generates valid values of a schema, typed as `Value`. */
const validOf = <Value>(
  schema: $ZodType,
  path: string,
  type: z.ZodMiniType<Value>,
): fc.Arbitrary<Value> => validArbitrary(schema, path).map((value) => type.parse(value));

const anotherItemCount = (schema: $ZodArray, path: string): Breakage[] => {
  const { minLength, maxLength } = sizesOf(schema);
  const valid = validOf(schema, path, ListSchema);
  const item = validArbitrary(defOf(schema).element, `${path}[]`);
  return [
    {
      rule: `${path} has fewer items than ${minLength}`,
      values: valid.map((items) => items.slice(0, Math.max(0, minLength - 1))),
    },
    {
      rule: `${path} has more items than ${maxLength}`,
      values: fc.array(item, { minLength: maxLength + 1, maxLength: maxLength + 2 }),
    },
  ];
};

const kinds: readonly Kind<Breakage[]>[] = [
  kind($ZodString, (schema, path) =>
    brokenTexts(textRulesOf(schema, path), validOf(schema, path, TextSchema), path),
  ),
  kind($ZodTemplateLiteral, (schema, path) => {
    const { formats, ...rules } = textRulesOf(schema, path);
    const template = { name: 'template', pattern: internalsOf(schema).pattern };
    const valid = validOf(schema, path, TextSchema);
    return brokenTexts({ ...rules, formats: [...formats, template] }, valid, path);
  }),
  kind($ZodNumber, (schema, path) => brokenNumbers(numberRulesOf(schema, path), path)),
  kind($ZodBoolean, (_, path) => [
    notOfType('boolean', path),
    { rule: `${path} is a boolean as text`, values: fc.constantFrom('true', 'false', 'yes') },
  ]),
  kind($ZodNull, (_, path) => [notOfType('null', path)]),
  kind($ZodAny, () => []),
  kind($ZodUnknown, () => []),
  kind($ZodCatch, () => []),
  kind($ZodCustom, (_, path) => [
    { rule: `${path} breaks a custom rule`, values: fc.oneof(fc.string(), fc.jsonValue()) },
  ]),
  kind($ZodLiteral, (schema, path) => brokenChoices(defOf(schema).values, path)),
  kind($ZodEnum, (schema, path) => brokenChoices([...internalsOf(schema).values], path)),
  kind($ZodObject, (schema, path, visit) =>
    brokenObjects(schema, validOf(schema, path, FieldsSchema), path, visit),
  ),
  kind($ZodArray, (schema, path, visit) => {
    const items = visit(defOf(schema).element, `${path}[]`);
    const oneBroken = items.map(({ rule, values }) => ({
      rule,
      values: fc
        .tuple(validOf(schema, path, ListSchema), values)
        .map(([valid, bad]) => (valid.length === 0 ? [bad] : [...valid.slice(1), bad])),
    }));
    return [notOfType('array', path), ...anotherItemCount(schema, path), ...oneBroken];
  }),
  kind($ZodRecord, (schema, path, visit) => {
    const { keyType, valueType } = defOf(schema);
    const key = validArbitrary(keyType, `${path} key`).map(String);
    const oneBroken = visit(valueType, `${path}.*`).map(({ rule, values }) => ({
      rule,
      values: fc
        .tuple(validOf(schema, path, FieldsSchema), key, values)
        .map(([valid, name, bad]) => ({ ...valid, [name]: bad })),
    }));
    return [notOfType('object', path), ...oneBroken];
  }),
  // A value that violates one option of the union may match another; such values are filtered out
  // later.
  kind($ZodUnion, (schema, path, visit) =>
    defOf(schema).options.flatMap((option) => visit(option, path)),
  ),
  kind($ZodNullable, (schema, path, visit) => visit(defOf(schema).innerType, path)),
  kind($ZodOptional, (schema, path, visit) => visit(defOf(schema).innerType, path)),
  kind($ZodDefault, (schema, path, visit) => visit(defOf(schema).innerType, path)),
  kind($ZodPrefault, (schema, path, visit) => visit(defOf(schema).innerType, path)),
  kind($ZodReadonly, (schema, path, visit) => visit(defOf(schema).innerType, path)),
  kind($ZodPipe, (schema, path, visit) => visit(defOf(schema).in, path)),
];

const visit: SchemaVisitor<Breakage[]> = visitorOf(
  kinds.map(
    (make) => (schema, path, inner) =>
      make(schema, path, inner)?.flatMap((breakage) => refusedBy(schema, breakage)),
  ),
);

/**
 * Returns the possible single violations of a schema.
 * @throws UnknownSchemaKind when the schema is unsupported
 */
export const breakagesOf = (schema: $ZodType, path = 'value'): Breakage[] => visit(schema, path);

/**
 * @throws UnknownSchemaKind when the schema is unsupported, RangeError when it can't be violated
 */
export const nearValidArbitrary = (
  schema: $ZodType,
  path = 'value',
): fc.Arbitrary<{ rule: string; value: unknown }> => {
  const breakages = breakagesOf(schema, path);
  if (breakages.length === 0) throw new RangeError(`${path} takes everything in`);
  return fc.oneof(...breakages.map(({ rule, values }) => values.map((value) => ({ rule, value }))));
};
