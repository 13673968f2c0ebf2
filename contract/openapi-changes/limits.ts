import type { Effect } from './change';
import { isSame, type Json } from './json';

export type KeywordChange = {
  keyword: string;
  effect: Effect;
  text: string;
};

const AT_LEAST = new Set(['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties']);
const AT_MOST = new Set(['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties']);

const WORDS = new Set([
  '$comment',
  '$schema',
  'title',
  'description',
  'default',
  'deprecated',
  'example',
  'examples',
  'externalDocs',
  'discriminator',
]);

const ELSEWHERE = new Set([
  'type',
  'enum',
  'const',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'anyOf',
  'oneOf',
]);

const effectOf = (keyword: string, base: unknown, now: unknown): Effect => {
  if (base === undefined) return 'narrower';
  if (now === undefined) return 'wider';
  if (typeof base !== 'number' || typeof now !== 'number') return 'other';
  if (AT_LEAST.has(keyword)) return now > base ? 'narrower' : 'wider';
  if (AT_MOST.has(keyword)) return now < base ? 'narrower' : 'wider';
  return 'other';
};

const said = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));

/** Lists changed keywords. Adding an unknown keyword counts as narrower, removing it as wider. */
export const limitChanges = (base: Json, now: Json): KeywordChange[] => {
  const keywords = new Set([...Object.keys(base), ...Object.keys(now)]);
  return [...keywords]
    .filter((keyword) => !WORDS.has(keyword) && !ELSEWHERE.has(keyword))
    .filter((keyword) => !isSame(base[keyword], now[keyword]))
    .map((keyword) => ({
      keyword,
      effect: effectOf(keyword, base[keyword], now[keyword]),
      text: `${keyword} was ${said(base[keyword])} and is ${said(now[keyword])}`,
    }));
};
