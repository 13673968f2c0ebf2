import type { Change } from './change';
import { contentChanges } from './compare-contents';
import { parameterChanges } from './compare-parameters';
import type { Comparison } from './comparison';
import { asJson, asList, isSame, resolve, step, type Json, type Placed } from './json';

export type Operation = {
  path: string;
} & Placed<Json>;

type Documents = Pick<Comparison, 'base' | 'now'>;

const bodyChanges = (documents: Documents, base: Operation, now: Operation, place: string) => {
  const comparison: Comparison = { ...documents, direction: 'request', place, within: [] };
  const at = (document: Json, { value, pointer }: Operation) =>
    resolve(document, { value: value['requestBody'], pointer: step(pointer, 'requestBody') });
  const [before, after] = [at(documents.base, base), at(documents.now, now)];
  const changes: Change[] = [];
  const [needed, isNeeded] = [before, after].map(({ value }) => asJson(value)['required'] === true);
  if (needed !== isNeeded)
    changes.push({
      breaks: isNeeded === true ? 'client' : 'none',
      place,
      pointer: after.pointer,
      text: isNeeded === true ? 'a body is now required' : 'the body may now be missing',
    });
  return [...changes, ...contentChanges(comparison, before, after)];
};

const responseChanges = (documents: Documents, base: Operation, now: Operation, place: string) => {
  const [before, after] = [asJson(base.value['responses']), asJson(now.value['responses'])];
  const statuses = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...statuses].flatMap((status): Change[] => {
    const at = `${place}, response ${status}`;
    const [oldPointer, newPointer] = [
      step(base.pointer, 'responses', status),
      step(now.pointer, 'responses', status),
    ];
    if (!(status in after))
      return [
        { breaks: 'provider', place: at, pointer: oldPointer, text: 'the response was removed' },
      ];
    if (!(status in before))
      return [{ breaks: 'none', place: at, pointer: newPointer, text: 'the response was added' }];
    return contentChanges(
      { ...documents, direction: 'response', place: at, within: [] },
      resolve(documents.base, { value: before[status], pointer: oldPointer }),
      resolve(documents.now, { value: after[status], pointer: newPointer }),
    );
  });
};

const securityOf = (document: Json, { value }: Operation): readonly unknown[] =>
  asList(value['security'] ?? document['security']);

const securityChanges = (
  { base, now }: Documents,
  old: Operation,
  found: Operation,
  place: string,
) => {
  const [before, after] = [securityOf(base, old), securityOf(now, found)];
  if (isSame(before, after)) return [];
  const text =
    before.length === 0
      ? 'an access token is now needed'
      : after.length === 0
        ? 'no access token is needed any more'
        : 'another access token is needed';
  const change: Change = {
    breaks: 'client',
    place,
    pointer: step(found.pointer, 'security'),
    text,
  };
  return [change];
};

export const compareOperations = (
  documents: Documents,
  base: Operation,
  now: Operation,
  place: string,
): Change[] => [
  ...securityChanges(documents, base, now, place),
  ...parameterChanges(
    { ...documents, direction: 'request', place: `${place}, request`, within: [] },
    base,
    now,
  ),
  ...bodyChanges(documents, base, now, `${place}, request`),
  ...responseChanges(documents, base, now, place),
];
