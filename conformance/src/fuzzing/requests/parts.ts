import type { AppRoute } from '@ts-rest/core';
import { $ZodType } from 'zod/v4/core';
import * as z from 'zod/mini';

import { withoutUnknownKeys } from '../../contract/documented';
import { fits } from '../../contract/schema';

export type Part = {
  name: 'path' | 'query' | 'headers' | 'body';
  schema: $ZodType;
};

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a route's header schemas, which ts-rest stores as a record. */
const headersOf = ({ headers }: AppRoute): unknown =>
  typeof headers === 'object' && headers !== null && !(headers instanceof $ZodType)
    ? z.object(
        Object.fromEntries(
          Object.entries(headers).flatMap(([name, schema]) =>
            schema instanceof $ZodType ? [[name, schema]] : [],
          ),
        ),
      )
    : headers;

export const partsOf = (route: AppRoute): Part[] => {
  const candidates: [Part['name'], unknown][] = [
    ['path', route.pathParams],
    ['query', route.query],
    ['headers', headersOf(route)],
    ['body', 'body' in route ? route.body : undefined],
  ];
  return candidates.flatMap(([name, schema]) =>
    schema instanceof $ZodType ? [{ name, schema }] : [],
  );
};

/** Replaces lone surrogates with U+FFFD, as UTF-8 encoding does. */
const wellFormed = (text: string): string => Buffer.from(text).toString();

const seenText = (value: unknown): unknown =>
  typeof value === 'string'
    ? wellFormed(value)
    : Array.isArray(value)
      ? value.length === 1
        ? seenText(value[0])
        : value.map(seenText)
      : value;

const seenInPath = (path: string, value: unknown): Fields =>
  Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, key = '']) => [
      key,
      seenText(isFields(value) ? (value[key] ?? '') : ''),
    ]),
  );

export const seen = ({ path }: AppRoute, part: Part['name'], value: unknown): unknown => {
  if (part === 'body') return JSON.parse(JSON.stringify(value));
  if (part === 'path') return seenInPath(path, value);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, seenText(one)]));
};

/** Returns whether only unknown query parameters are wrong, which a provider may ignore. */
export const mayBeIgnored = (schema: $ZodType, part: Part['name'], value: unknown): boolean =>
  part === 'query' && fits(schema, withoutUnknownKeys(schema, value));

const isText = (value: unknown): boolean => typeof value === 'string';
const isHeaderText = (value: unknown): boolean =>
  typeof value === 'string' && /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value);

export const isWritable = (part: Part['name'], value: unknown): boolean => {
  if (part === 'body') return true;
  if (!isFields(value)) return false;
  return Object.entries(value).every(([key, one]) => {
    if (part === 'headers') return /^[\w-]+$/.test(key) && isHeaderText(one);
    if (part === 'path') return isText(one);
    // Query parsers drop keys that could reach a prototype, and read brackets as nesting.
    if (key === '' || key in Object.prototype || /[[\]]/.test(key)) return false;
    return isText(one) || (Array.isArray(one) && one.length > 0 && one.every(isText));
  });
};
