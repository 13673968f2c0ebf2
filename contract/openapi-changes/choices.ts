import type { KeywordChange } from './limits';
import { asList, isSame, type Json } from './json';

const ALL_TYPES = ['string', 'number', 'integer', 'boolean', 'null', 'array', 'object'];

/** Returns the types that a schema allows, where `number` also implies `integer`. */
export const typesOf = ({ type }: Json): string[] => {
  const named = typeof type === 'string' ? [type] : asList(type).map(String);
  if (named.length === 0) return ALL_TYPES;
  return named.includes('number') ? [...named, 'integer'] : named;
};

const quoted = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(', ');

const typeChanges = (base: Json, now: Json): KeywordChange[] => {
  const [before, after] = [typesOf(base), typesOf(now)];
  const removed = before.filter((type) => !after.includes(type));
  const added = after.filter((type) => !before.includes(type));
  const changes: KeywordChange[] = [];
  if (removed.length > 0)
    changes.push({
      keyword: 'type',
      effect: 'narrower',
      text: `may no longer be ${removed.join(', ')}`,
    });
  if (added.length > 0)
    changes.push({ keyword: 'type', effect: 'wider', text: `may now be ${added.join(', ')}` });
  return changes;
};

const valuesOf = (schema: Json): readonly unknown[] | undefined =>
  'const' in schema ? [schema['const']] : 'enum' in schema ? asList(schema['enum']) : undefined;

const valueChanges = (base: Json, now: Json): KeywordChange[] => {
  const [before, after] = [valuesOf(base), valuesOf(now)];
  const keyword = 'const' in now ? 'const' : 'enum';
  if (before === undefined && after === undefined) return [];
  if (before === undefined)
    return [{ keyword, effect: 'narrower', text: `may only be ${quoted(after ?? [])}` }];
  if (after === undefined)
    return [{ keyword, effect: 'wider', text: `may be more than ${quoted(before)}` }];
  const removed = before.filter((value) => !after.some((other) => isSame(value, other)));
  const added = after.filter((value) => !before.some((other) => isSame(value, other)));
  const changes: KeywordChange[] = [];
  if (removed.length > 0)
    changes.push({ keyword, effect: 'narrower', text: `may no longer be ${quoted(removed)}` });
  if (added.length > 0)
    changes.push({ keyword, effect: 'wider', text: `may now be ${quoted(added)}` });
  return changes;
};

export const choiceChanges = (base: Json, now: Json): KeywordChange[] => [
  ...typeChanges(base, now),
  ...valueChanges(base, now),
];
