import type { Change } from './change';
import { compareSchemas } from './compare-schemas';
import type { Comparison } from './comparison';
import { asJson, asList, resolve, step, type Json, type Placed } from './json';

type Parameter = {
  name: string;
  schema: Placed<unknown>;
  required: boolean;
  pointer: string;
};

/** Matches path parameters by order, because clients never see their names. */
const parametersOf = (
  document: Json,
  operation: Placed<Json>,
  path: string,
): Map<string, Parameter> => {
  const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  return new Map(
    asList(operation.value['parameters']).map((listed, index) => {
      const listedAt = step(operation.pointer, 'parameters', index);
      const { value, pointer } = resolve(document, { value: listed, pointer: listedAt });
      const { in: where, name: called, required, schema } = asJson(value);
      const name = String(called);
      const key = where === 'path' ? `path ${names.indexOf(name)}` : `${String(where)} ${name}`;
      const parameter = {
        name: `${String(where)}.${name}`,
        schema: { value: schema ?? {}, pointer: step(pointer, 'schema') },
        required: required === true,
        pointer,
      };
      return [key, parameter];
    }),
  );
};

export const parameterChanges = (
  comparison: Comparison,
  before: Placed<Json> & { path: string },
  after: Placed<Json> & { path: string },
): Change[] => {
  const { place } = comparison;
  const old = parametersOf(comparison.base, before, before.path);
  const now = parametersOf(comparison.now, after, after.path);
  const changes: Change[] = [];
  for (const [key, { name, pointer }] of old)
    if (!now.has(key))
      changes.push({ breaks: 'client', place, pointer, text: `${name} was removed` });
  for (const [key, parameter] of now) {
    const { name, pointer, required } = parameter;
    const was = old.get(key);
    if (was === undefined) {
      const text = required ? `${name} was added and is required` : `${name} was added`;
      changes.push({ breaks: required ? 'client' : 'none', place, pointer, text });
      continue;
    }
    if (was.required !== required)
      changes.push({
        breaks: required ? 'client' : 'none',
        place,
        pointer,
        text: required ? `${name} is now required` : `${name} may now be missing`,
      });
    changes.push(...compareSchemas(comparison, { base: was.schema, now: parameter.schema, name }));
  }
  return changes;
};
