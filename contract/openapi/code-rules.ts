import { $ZodCheckMaxLength, $ZodCheckMinLength, $ZodCheckOverwrite } from 'zod/v4/core';
import type { $ZodCheck, $ZodDiscriminatedUnion, $ZodType } from 'zod/v4/core';
import type * as z from 'zod/mini';

import { rerollAction, UPGRADE_STAKE } from '../src/economy/actions';
import { AlertSchema, NewerAlertSchema } from '../src/economy/alerts';
import { BrowseAvatarsQuerySchema } from '../src/economy/avatars';
import { KnownNoticeSchema, NewerNoticeSchema } from '../src/economy/notices';
import { SavedAvatarQuerySchema, SavedTraitQuerySchema } from '../src/economy/searches';
import { NewerItemSchema, ShownItemSchema } from '../src/economy/showcases';
import { BrowseTraitsQuerySchema } from '../src/economy/traits';
import { defOf } from './def-of';
import { MAX_SIGNATURE_BYTES, SignatureTextSchema } from '../src/shared/signature';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * A rule that zod checks in code: a sentence, if zod's message isn't one, and the keywords or the
 * alternatives that express it, if JSON Schema has them.
 */
type CodeRule = {
  sentence?: string;
  keywords?: JsonSchema;
  alternativesOf?: (schema: JsonSchema) => JsonSchema[];
};

const PRICES_NAME_A_UNIT: CodeRule = {
  sentence:
    'Without one `chainId` or one `collection`, `minPrice` and `maxPrice` need `priceUnit` or `priceChain`, and never both.',
};

const SAVED_PRICES_NAME_A_UNIT: CodeRule = {
  keywords: { dependentRequired: { minPrice: ['priceUnit'], maxPrice: ['priceUnit'] } },
};

/** Keeps the kinds that the document describes from also fitting the schema of unknown kinds. */
const otherKindsThan = ({ _zod: { propValues } }: $ZodDiscriminatedUnion): CodeRule => {
  const kinds = [...(propValues['kind'] ?? [])];
  return {
    sentence: `A kind that this document doesn’t describe: not ${kinds.join(', ')}. Ignore it.`,
    keywords: { not: { enum: kinds.map(String) } },
  };
};

/** Requires exactly one of these optional fields. */
const oneFieldOf = (...names: readonly string[]): CodeRule => ({
  alternativesOf: ({ properties = {}, required = [], ...schema }) =>
    names.map((name) => ({
      ...schema,
      properties: Object.fromEntries(
        Object.entries(properties).filter(([key]) => key === name || !names.includes(key)),
      ),
      required: [...required, name],
    })),
});

const listOfLength = (...lengths: readonly number[]): CodeRule => ({
  alternativesOf: (schema) =>
    lengths.map((length) => ({ ...schema, minItems: length, maxItems: length })),
});

const FIRED = AlertSchema.shape.fired.def.innerType;

const BY_SCHEMA = new Map<$ZodType, CodeRule>([
  [SignatureTextSchema, { keywords: { maxLength: 2 + 2 * MAX_SIGNATURE_BYTES } }],
  [BrowseTraitsQuerySchema, PRICES_NAME_A_UNIT],
  [BrowseAvatarsQuerySchema, PRICES_NAME_A_UNIT],
  [SavedTraitQuerySchema, SAVED_PRICES_NAME_A_UNIT],
  [SavedAvatarQuerySchema, SAVED_PRICES_NAME_A_UNIT],
  [NewerAlertSchema.shape.about.shape.kind, otherKindsThan(AlertSchema.shape.about)],
  [NewerItemSchema.shape.kind, otherKindsThan(ShownItemSchema)],
  [NewerNoticeSchema.shape.kind, otherKindsThan(KnownNoticeSchema)],
  [FIRED, oneFieldOf('trait', 'avatar')],
  [rerollAction.schema.shape.stake, listOfLength(1, UPGRADE_STAKE)],
]);

/** Sentences for conversions, by what they make of {@link CONVERTED}. */
const CONVERSIONS: Readonly<Record<string, string>> = {
  'A b': 'White space at both ends is removed.',
  Ab: 'White space is removed.',
  ' a b ': 'Upper case is read as lower case.',
};
const CONVERTED = ' A b ';

const conversionSentence = (check: $ZodCheckOverwrite): string => {
  const sentence = CONVERSIONS[String(defOf(check).tx(CONVERTED))];
  if (sentence === undefined) throw new Error('Describe this conversion of texts');
  return sentence;
};

const messageOf = (check: $ZodCheck): string | undefined => {
  const message = defOf(check).error?.({ code: 'custom', input: undefined, path: [] } as never);
  return typeof message === 'string' ? message : message?.message;
};

const asSentence = (message: string): string =>
  message.charAt(0).toUpperCase() + message.slice(1).replace(/\.?$/, '.');

const sentenceOf = (check: $ZodCheck, { sentence, keywords }: CodeRule): string | undefined => {
  if (check instanceof $ZodCheckOverwrite) return conversionSentence(check);
  if (defOf(check).check !== 'custom') return undefined;
  const message = messageOf(check);
  if (message !== undefined) return asSentence(message);
  if (sentence === undefined && keywords === undefined)
    throw new Error('Describe this rule in code-rules.ts');
  return sentence;
};

/** Adds the limits of a list to the list, if the schema is a union of it with its single value. */
const limitList = (checks: readonly $ZodCheck[], { anyOf }: JsonSchema): void => {
  const list = anyOf?.find(({ type }) => type === 'array');
  if (list === undefined) return;
  for (const check of checks) {
    if (check instanceof $ZodCheckMinLength) list.minItems = defOf(check).minimum;
    if (check instanceof $ZodCheckMaxLength) list.maxItems = defOf(check).maximum;
  }
};

const restate = (
  jsonSchema: JsonSchema,
  alternativesOf: NonNullable<CodeRule['alternativesOf']>,
): void => {
  const { description: _, ...schema } = jsonSchema;
  // zod reads the result from the object that it passed.
  for (const key of Object.keys(schema)) Reflect.deleteProperty(jsonSchema, key);
  jsonSchema.oneOf = alternativesOf(schema);
};

/** Adds to a generated schema the rules that the contract checks in code. */
export const stateCodeRules = (zodSchema: $ZodType, jsonSchema: JsonSchema): void => {
  const rule = BY_SCHEMA.get(zodSchema) ?? {};
  const checks = defOf(zodSchema).checks ?? [];
  const { description } = jsonSchema;
  const sentences = checks
    .map((check) => sentenceOf(check, rule))
    .filter((sentence) => sentence !== undefined && description?.includes(sentence) !== true);
  if (sentences.length > 0) {
    const before = description === undefined ? [] : [asSentence(description)];
    jsonSchema.description = [...before, ...new Set(sentences)].join(' ');
  }
  Object.assign(jsonSchema, rule.keywords);
  limitList(checks, jsonSchema);
  if (rule.alternativesOf) restate(jsonSchema, rule.alternativesOf);
};
