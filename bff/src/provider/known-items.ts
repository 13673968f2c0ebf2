import type { AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';

import { endOfObject } from './json-depth';
import { isSameJson } from './is-same-json';

/** Of one kind, twice as many items are known at most, and none that is longer: a few megabytes at worst. */
const MOST_KNOWN = 5000;
const LONGEST = 512;
/** With more new items than this a list is checked as a whole, which is quicker than one by one. */
const MOST_NEW = 10;

const codeOf = (character: string): number => character.charCodeAt(0);
const ARRAY = codeOf('[');
const END_OF_ARRAY = codeOf(']');
const OBJECT = codeOf('{');
const COMMA = codeOf(',');

/** Where the next sign stands that is none of JSON's blanks. */
const skipBlanks = (json: string, from: number): number => {
  let at = from;
  while (' \t\n\r'.includes(json.charAt(at)) && at < json.length) at += 1;
  return at;
};

/** The same text without the longer one that it was cut from, which would stay in memory with it. */
const copyOf = (text: string): string => Buffer.from(text).toString();

/** The schema of each item, where an answer is a list of which nothing else is asked. */
const itemSchemaOf = ({ responses }: AppRoute, status: number): z.core.$ZodType | undefined => {
  const schema = responses[status];
  if (!(schema instanceof z.ZodMiniArray)) return undefined;
  const { element, checks = [] } = schema.def;
  return checks.length === 0 ? element : undefined;
};

const isAllowed = (schema: z.core.$ZodType, item: string): boolean => {
  try {
    const came: unknown = JSON.parse(item);
    const { data, success } = z.safeParse(schema, came);
    return success && isSameJson(data, came);
  } catch {
    return false;
  }
};

/** How many items of a list were new so far. */
type Fresh = { count: number };

/** Items of one kind that the contract allows as they are, by their texts. */
const createAllowedItems = (schema: z.core.$ZodType) => {
  let latest = new Set<string>();
  // To take the oldest out of a set one by one costs more than to check an item.
  let before = new Set<string>();

  const remember = (item: string): void => {
    if (latest.size >= MOST_KNOWN) [before, latest] = [latest, new Set()];
    latest.add(item);
  };

  const isKnown = (item: string): boolean => {
    if (latest.has(item)) return true;
    if (!before.has(item)) return false;
    remember(copyOf(item));
    return true;
  };

  const isAllowedItem = (item: string, fresh: Fresh): boolean => {
    if (isKnown(item)) return true;
    fresh.count += 1;
    if (fresh.count > MOST_NEW || !isAllowed(schema, item)) return false;
    if (item.length <= LONGEST) remember(copyOf(item));
    return true;
  };

  return {
    /** Where the item that begins there ends; undefined unless it is an object that is allowed. */
    endOf: (json: string, start: number, fresh: Fresh): number | undefined => {
      if (json.charCodeAt(start) !== OBJECT) return undefined;
      // No whole object begins another one, so a known one that stands here is all of this item.
      const first = json.indexOf('}', start) + 1;
      if (isKnown(json.slice(start, first))) return first;
      const end = endOfObject(json, start);
      return end !== undefined && isAllowedItem(json.slice(start, end), fresh) ? end : undefined;
    },
  };
};

/**
 * Knows the items of lists again: a list that is new mostly holds items that have come before. Each item is
 * parsed and held against the contract once while it is known, and the rest of the list is its brackets
 * and commas. What it doesn't allow may still be right: whoever asks then looks at the whole.
 */
export const createKnownItems = () => {
  const kinds = new WeakMap<z.core.$ZodType, ReturnType<typeof createAllowedItems>>();
  const itemsOf = (schema: z.core.$ZodType) => {
    const found = kinds.get(schema) ?? createAllowedItems(schema);
    kinds.set(schema, found);
    return found;
  };

  /** Whether an answer's text is a list of objects, each of which the contract allows as it is. */
  return (route: AppRoute, status: number, json: string): boolean => {
    const schema = itemSchemaOf(route, status);
    let at = skipBlanks(json, 0);
    if (schema === undefined || json.charCodeAt(at) !== ARRAY) return false;
    const items = itemsOf(schema);
    const fresh: Fresh = { count: 0 };
    do {
      const end = items.endOf(json, skipBlanks(json, at + 1), fresh);
      if (end === undefined) return false;
      at = skipBlanks(json, end);
    } while (json.charCodeAt(at) === COMMA);
    return json.charCodeAt(at) === END_OF_ARRAY && skipBlanks(json, at + 1) === json.length;
  };
};
