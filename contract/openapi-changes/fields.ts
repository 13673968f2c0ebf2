import { breaksBy, type Change, type Effect } from './change';
import type { Comparison, SchemaPair } from './comparison';
import { asJson, asList, step } from './json';

type Compare = (comparison: Comparison, pair: SchemaPair) => Change[];

/** Without `additionalProperties`, an object allows all further fields. */
const furtherFields = (schema: Readonly<Record<string, unknown>>): unknown =>
  schema['additionalProperties'] ?? {};

export const fieldChanges = (
  comparison: Comparison,
  { base, now, name }: SchemaPair,
  compare: Compare,
): Change[] => {
  const { direction, place } = comparison;
  const [before, after] = [asJson(base.value), asJson(now.value)];
  const [fieldsBefore, fieldsAfter] = [asJson(before['properties']), asJson(after['properties'])];
  const [neededBefore, neededAfter] = [asList(before['required']), asList(after['required'])];
  const change = (breaks: Change['breaks'], pointer: string, text: string): Change => ({
    breaks,
    place,
    pointer,
    text,
  });
  const by = (effect: Effect): Change['breaks'] => breaksBy(direction, effect);

  const inside = (key: string): Change[] => {
    const field = `${name}.${key}`;
    const [oldPointer, newPointer] = [
      step(base.pointer, 'properties', key),
      step(now.pointer, 'properties', key),
    ];
    const isNeeded = neededAfter.includes(key);
    if (!(key in fieldsAfter)) {
      // A request may still contain the removed field if the new schema allows further fields.
      const isTaken = direction === 'request' && furtherFields(after) !== false;
      return [change(isTaken ? 'none' : 'client', oldPointer, `${field} was removed`)];
    }
    if (!(key in fieldsBefore))
      return [
        isNeeded
          ? change(by('narrower'), newPointer, `${field} was added and is required`)
          : change('none', newPointer, `${field} was added`),
      ];
    const needed =
      isNeeded === neededBefore.includes(key)
        ? []
        : isNeeded
          ? [change(by('narrower'), step(now.pointer, 'required'), `${field} is now required`)]
          : [change(by('wider'), step(now.pointer, 'required'), `${field} may now be missing`)];
    const changed = compare(comparison, {
      base: { value: fieldsBefore[key], pointer: oldPointer },
      now: { value: fieldsAfter[key], pointer: newPointer },
      name: field,
    });
    return [...needed, ...changed];
  };

  const keys = new Set([...Object.keys(fieldsBefore), ...Object.keys(fieldsAfter)]);
  const changes = [...keys].flatMap(inside);
  for (const [keyword, what] of [
    ['additionalProperties', `a further field of ${name}`],
    ['items', `${name}[]`],
  ] as const) {
    if (!(keyword in before) && !(keyword in after)) continue;
    changes.push(
      ...compare(comparison, {
        base: { value: before[keyword] ?? {}, pointer: step(base.pointer, keyword) },
        now: { value: after[keyword] ?? {}, pointer: step(now.pointer, keyword) },
        name: what,
      }),
    );
  }
  return changes;
};
