import type { AppRouter } from '@ts-rest/core';
import {
  $ZodArray,
  $ZodCheckGreaterThan,
  $ZodCheckLessThan,
  $ZodCheckMaxLength,
  $ZodCheckMinLength,
  $ZodCheckOverwrite,
  $ZodCustom,
  $ZodNullable,
  $ZodObject,
  $ZodOptional,
  $ZodPipe,
  $ZodRecord,
  $ZodType,
  $ZodUnion,
  type $ZodCheck,
} from 'zod/v4/core';

import { defOf } from '../openapi/def-of';
import { isJson, type Json } from '../openapi/json-schema';
import { routesOf } from '../src/shared/routes-of';
import { operationsOf } from './operations-of';

const listIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

const jsonIn = (value: unknown, key: string): Json => {
  const inner = isJson(value) ? value[key] : undefined;
  return isJson(inner) ? inner : {};
};

const checksOf = (schema: $ZodType): readonly $ZodCheck[] => [
  ...(schema instanceof $ZodCustom ? [schema] : []),
  ...(defOf(schema).checks ?? []),
];

const isDescribed = (check: $ZodCheck, { description }: Json): boolean => {
  const { error } = defOf(check);
  const message = error?.({ code: 'custom', input: undefined, path: [] } as never) ?? '.';
  const sentence = (typeof message === 'string' ? message : message.message).slice(1);
  return typeof description === 'string' && description.includes(sentence);
};

const hasPattern = (doc: Json): boolean =>
  [doc, ...listIn(doc['allOf'])].some(({ pattern }) => typeof pattern === 'string');

/** Returns a check that the schema of the document neither expresses nor describes. */
const isUnstated = (check: $ZodCheck, doc: Json): boolean => {
  if (check instanceof $ZodCheckMinLength)
    return ![doc['minLength'], doc['minItems']].includes(defOf(check).minimum);
  if (check instanceof $ZodCheckMaxLength)
    return ![doc['maxLength'], doc['maxItems']].includes(defOf(check).maximum);
  if (check instanceof $ZodCheckGreaterThan) return doc['minimum'] !== defOf(check).value;
  if (check instanceof $ZodCheckLessThan) return doc['maximum'] !== defOf(check).value;
  if (check instanceof $ZodCheckOverwrite) return !isDescribed(check, doc);
  const kind = defOf(check).check;
  if (kind === 'string_format') return !hasPattern(doc);
  return kind === 'number_format' ? doc['type'] !== 'integer' : !isDescribed(check, doc);
};

type Place = { schema: $ZodType; doc: Json; path: string };

const JSON_TYPES = new Set(['array', 'boolean', 'number', 'string']);

/** Returns the JSON type that a schema accepts. */
const typeOf = (schema: $ZodType): string => {
  if (schema instanceof $ZodPipe) return typeOf(defOf(schema).in);
  const { type } = defOf(schema);
  return ['enum', 'template_literal'].includes(type) ? 'string' : type;
};

/** Pairs the alternatives of a union with those of the document. */
const alternativesIn = ({ schema, doc, path }: Place & { schema: $ZodUnion }): Place[] => {
  const { options } = defOf(schema);
  const documented = listIn(doc['anyOf'] ?? doc['oneOf']);
  if (documented.length === options.length)
    return options.map((option, index) => ({
      schema: option,
      doc: documented[index] ?? {},
      path: `${path}|${index}`,
    }));
  // A query parameter is declared in the one form that clients send.
  const sent = doc['type'] === 'integer' ? 'number' : doc['type'];
  const sentForm = options.find((option) => typeOf(option) === sent);
  return sentForm === undefined ? [] : [{ schema: sentForm, doc, path }];
};

/** Returns whether the document accepts anything where the contract accepts one JSON type. */
const acceptsAnything = (schema: $ZodType, doc: Json): boolean =>
  JSON_TYPES.has(typeOf(schema)) && !['type', 'anyOf', 'oneOf'].some((key) => key in doc);

const partsOf = (place: Place): Place[] => {
  const { schema, doc, path } = place;
  // A rule such as "exactly one of two fields" restates one schema as alternatives.
  const forms = 'oneOf' in doc ? listIn(doc['oneOf']) : [doc];
  if (schema instanceof $ZodObject)
    return Object.entries(defOf(schema).shape).map(([key, field]) => ({
      schema: field,
      doc: Object.assign({}, ...forms.map((form) => jsonIn(form['properties'], key))),
      path: `${path}.${key}`,
    }));
  if (schema instanceof $ZodArray)
    return forms.map((form) => ({
      schema: defOf(schema).element,
      doc: jsonIn(form, 'items'),
      path: `${path}[]`,
    }));
  if (schema instanceof $ZodRecord)
    return [
      {
        schema: defOf(schema).valueType,
        doc: jsonIn(doc, 'additionalProperties'),
        path: `${path}.*`,
      },
    ];
  if (schema instanceof $ZodOptional) return [{ ...place, schema: defOf(schema).innerType }];
  if (schema instanceof $ZodPipe) return [{ ...place, schema: defOf(schema).in }];
  if (schema instanceof $ZodNullable) {
    const [inner = doc] = listIn(doc['anyOf']);
    return [{ schema: defOf(schema).innerType, doc: inner, path }];
  }
  return schema instanceof $ZodUnion ? alternativesIn({ ...place, schema }) : [];
};

/**
 * Lists the rules of a contract's schemas that its OpenAPI document neither expresses in a schema
 * nor names in a description, each as its place and its kind.
 */
export const unstatedRules = (document: Json, contract: AppRouter): string[] => {
  const schemas = jsonIn(document['components'], 'schemas');
  const answers = jsonIn(document['components'], 'responses');
  const found = new Set<string>();

  const resolve = (doc: Json): Json => {
    const name = String(doc['$ref']).split('/').at(-1) ?? '';
    return '$ref' in doc ? (isJson(schemas[name]) ? schemas[name] : jsonIn(answers, name)) : doc;
  };

  const walk = ({ schema, doc, path }: Place): void => {
    const resolved = resolve(doc);
    const described = { ...resolved, ...doc };
    if (acceptsAnything(schema, resolved)) found.add(`${path}: no schema`);
    for (const check of checksOf(schema))
      if (isUnstated(check, described)) found.add(`${path}: ${defOf(check).check}`);
    for (const part of partsOf({ schema, doc: resolved, path })) walk(part);
  };

  const operations = new Map(
    operationsOf(document).map(({ name, operation }) => [name, operation]),
  );
  for (const { name, route } of routesOf(contract)) {
    const operation = operations.get(name) ?? {};
    const parameters = listIn(operation['parameters']);
    const parametersIn = (place: string): Json => ({
      // The rules of a query as a whole are described with the call.
      description: operation['description'],
      properties: Object.fromEntries(
        parameters
          .filter((parameter) => parameter['in'] === place)
          .map(({ name: parameter, schema, description }) => [
            parameter,
            { ...(isJson(schema) && schema), description },
          ]),
      ),
    });
    const contentOf = (carrier: Json): Json =>
      jsonIn(jsonIn(resolve(carrier)['content'], 'application/json'), 'schema');
    const body: unknown = 'body' in route ? route.body : undefined;
    const places: [unknown, Json, string][] = [
      [route.query, parametersIn('query'), 'query'],
      [route.pathParams, parametersIn('path'), 'path'],
      [body, contentOf(jsonIn(operation, 'requestBody')), 'body'],
      ...Object.entries(route.responses).map(([status, answer]): [unknown, Json, string] => [
        answer,
        contentOf(jsonIn(operation['responses'], status)),
        status,
      ]),
    ];
    for (const [schema, doc, path] of places)
      if (schema instanceof $ZodType) walk({ schema, doc, path: `${name} ${path}` });
  }
  return [...found];
};
