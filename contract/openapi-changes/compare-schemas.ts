import { alternativesOf, shareType } from './alternatives';
import { breaksBy, type Change, type Effect } from './change';
import { choiceChanges } from './choices';
import type { Comparison, SchemaPair } from './comparison';
import { fieldChanges } from './fields';
import { asJson, resolve, step, type Placed } from './json';
import { limitChanges } from './limits';

const oneAlternative = (comparison: Comparison, { base, now, name }: SchemaPair): Change[] => {
  const change = (effect: Effect, pointer: string, text: string): Change => ({
    breaks: breaksBy(comparison.direction, effect),
    place: comparison.place,
    pointer,
    text: `${name} ${text}`,
  });
  if (base.value === false || now.value === false) {
    if (base.value === now.value) return [];
    return [
      now.value === false
        ? change('narrower', now.pointer, 'is no longer allowed')
        : change('wider', now.pointer, 'is now allowed'),
    ];
  }
  const [before, after] = [asJson(base.value), asJson(now.value)];
  return [
    ...[...choiceChanges(before, after), ...limitChanges(before, after)].map(
      ({ effect, keyword, text }) => change(effect, step(now.pointer, keyword), text),
    ),
    ...fieldChanges(comparison, { base, now, name }, compareSchemas),
  ];
};

/**
 * Compares the values that two schemas allow.
 * @throws RangeError when a reference can't be resolved
 */
export const compareSchemas = (outer: Comparison, { base, now, name }: SchemaPair): Change[] => {
  const key = `${resolve(outer.base, base).pointer} ${resolve(outer.now, now).pointer}`;
  if (outer.within.includes(key)) return [];
  const comparison = { ...outer, within: [...outer.within, key] };
  const removed = new Set(alternativesOf(comparison.base, base));
  const added = new Set(alternativesOf(comparison.now, now));
  const changes: Change[] = [];

  const pair = (old: Placed<unknown>, found: Placed<unknown>): Change[] =>
    oneAlternative(comparison, { base: old, now: found, name });
  const settle = (fits: (old: Placed<unknown>, found: Placed<unknown>) => boolean): void => {
    for (const old of removed) {
      const found = [...added].find((candidate) => fits(old, candidate));
      if (found === undefined) continue;
      removed.delete(old);
      added.delete(found);
      changes.push(...pair(old, found));
    }
  };
  settle((old, found) => pair(old, found).length === 0);
  settle(
    (old, found) => shareType(old.value, found.value) || (removed.size === 1 && added.size === 1),
  );

  const { direction, place } = comparison;
  for (const { pointer } of removed)
    changes.push({
      breaks: breaksBy(direction, 'narrower'),
      place,
      pointer,
      text: `${name} may no longer be one of what it was`,
    });
  for (const { pointer } of added)
    changes.push({
      breaks: breaksBy(direction, 'wider'),
      place,
      pointer,
      text: `${name} may be something more`,
    });
  return changes;
};
