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

import { defOf, fits, internalsOf } from '../../contract/schema';
import { numberRulesOf } from '../schemas/number-rules';
import { sizesOf } from '../schemas/sizes-of';
import { textRulesOf } from '../schemas/text-rules';
import {
  kindsFor,
  UnknownSchemaKind,
  visitorOf,
  type Kind,
  type SchemaVisitor,
} from '../schemas/visit-schema';
import { textsMatching } from './matching';
import { numberArbitrary } from './numbers';
import { objectArbitrary } from './objects';
import { textArbitrary } from './texts';

type Arbitrary = fc.Arbitrary<unknown>;

const kind = kindsFor<Arbitrary>();

const anyJson = fc.jsonValue({ maxDepth: 2 });

const kinds: readonly Kind<Arbitrary>[] = [
  kind($ZodString, (schema, path) => textArbitrary(textRulesOf(schema, path), path)),
  kind($ZodTemplateLiteral, (schema) => textsMatching(internalsOf(schema).pattern)),
  kind($ZodNumber, (schema, path) => numberArbitrary(numberRulesOf(schema, path))),
  kind($ZodBoolean, () => fc.boolean()),
  kind($ZodNull, () => fc.constant(null)),
  kind($ZodAny, () => anyJson),
  kind($ZodUnknown, () => anyJson),
  kind($ZodCustom, () => fc.oneof(fc.string(), fc.integer(), fc.boolean(), anyJson)),
  kind($ZodLiteral, (schema) => fc.constantFrom(...defOf(schema).values)),
  kind($ZodEnum, (schema) => fc.constantFrom(...internalsOf(schema).values)),
  kind($ZodObject, objectArbitrary),
  kind($ZodArray, (schema, path, visit) =>
    fc.array(visit(defOf(schema).element, `${path}[]`), sizesOf(schema)),
  ),
  kind($ZodRecord, (schema, path, visit) => {
    const { keyType, valueType } = defOf(schema);
    const keys = visit(keyType, `${path} key`).map(String);
    return fc.dictionary(keys, visit(valueType, `${path}.*`), { noNullPrototype: true });
  }),
  kind($ZodUnion, (schema, path, visit) =>
    fc.oneof(...defOf(schema).options.map((option) => visit(option, path))),
  ),
  kind($ZodNullable, (schema, path, visit) =>
    fc.option(visit(defOf(schema).innerType, path), { nil: null }),
  ),
  // Generates a value. The surrounding object decides whether the optional field is present.
  kind($ZodOptional, (schema, path, visit) => visit(defOf(schema).innerType, path)),
  kind($ZodDefault, (schema, path, visit) => visit(defOf(schema).innerType, path)),
  // Generates only valid values, although a schema with `catch` accepts all others too.
  kind($ZodCatch, (schema, path, visit) => visit(defOf(schema).innerType, path)),
  kind($ZodPrefault, (schema, path, visit) => visit(defOf(schema).innerType, path)),
  kind($ZodReadonly, (schema, path, visit) => visit(defOf(schema).innerType, path)),
  // Generates the pipe's input, because only the server sees the transformed output.
  kind($ZodPipe, (schema, path, visit) => visit(defOf(schema).in, path)),
];

/** The number of consecutive values that a rule may reject before generation fails. */
const MOST_MISSES = 5000;

// Returns a filter that throws if almost no value passes, because generation would otherwise never
// end.
const acceptedSoon = (schema: $ZodType, path: string): ((value: unknown) => boolean) => {
  let misses = 0;
  return (value) => {
    if (fits(schema, value)) {
      misses = 0;
      return true;
    }
    misses += 1;
    if (misses > MOST_MISSES)
      throw new UnknownSchemaKind(`${path}: hardly any value passes its own rule (refine)`);
    return false;
  };
};

const visit: SchemaVisitor<Arbitrary> = visitorOf(
  kinds.map((make) => (schema, path, inner) => {
    const made = make(schema, path, inner);
    // Applies rules that can be checked only by parsing (`refine`), and limits of length that a
    // generator by format ignores.
    return made?.filter(acceptedSoon(schema, path));
  }),
);

/** @throws UnknownSchemaKind when the schema or one of its checks is unsupported */
export const validArbitrary = (schema: $ZodType, path = 'value'): Arbitrary => visit(schema, path);
