import type { Change } from './change';
import { compareSchemas } from './compare-schemas';
import type { Comparison } from './comparison';
import { asJson, step, type Placed } from './json';

export const contentChanges = (
  comparison: Comparison,
  base: Placed<unknown>,
  now: Placed<unknown>,
): Change[] => {
  const { direction, place } = comparison;
  const [before, after] = [
    asJson(asJson(base.value)['content']),
    asJson(asJson(now.value)['content']),
  ];
  const types = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...types].flatMap((type): Change[] => {
    const [oldPointer, newPointer] = [
      step(base.pointer, 'content', type),
      step(now.pointer, 'content', type),
    ];
    if (!(type in after))
      return [{ breaks: 'client', place, pointer: oldPointer, text: `${type} was removed` }];
    if (!(type in before)) {
      const breaks = direction === 'request' ? 'none' : 'client';
      return [{ breaks, place, pointer: newPointer, text: `${type} was added` }];
    }
    return compareSchemas(comparison, {
      base: { value: asJson(before[type])['schema'] ?? {}, pointer: step(oldPointer, 'schema') },
      now: { value: asJson(after[type])['schema'] ?? {}, pointer: step(newPointer, 'schema') },
      name: 'body',
    });
  });
};
