import { isJson, type Json } from './json-schema';

const REFERENCE = '#/components/schemas/';

const listIn = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const hasType = (schema: Json, value: unknown): boolean => {
  const { type } = schema;
  const types = Array.isArray(type) ? type : [type];
  return (
    type === undefined ||
    types.includes(typeOf(value)) ||
    (types.includes('integer') && typeof value === 'number')
  );
};

/** Collects an example of each named schema from the examples of the calls. */
export const createExamples = (schemas: Json) => {
  const examples = new Map<string, unknown>();

  const resolve = (schema: Json): Json => {
    const { $ref } = schema;
    const named = typeof $ref === 'string' ? schemas[$ref.slice(REFERENCE.length)] : schema;
    return isJson(named) ? named : schema;
  };

  // Decides between alternatives, which differ in types, constants and required fields.
  const fits = (outer: Json, value: unknown): boolean => {
    const schema = resolve(outer);
    if (!hasType(schema, value)) return false;
    if ('const' in schema && schema['const'] !== value) return false;
    if (Array.isArray(schema['enum']) && !schema['enum'].includes(value)) return false;
    if (!isJson(value)) return true;
    const { required, properties } = schema;
    if (Array.isArray(required) && required.some((key) => !(key in value))) return false;
    return Object.entries(isJson(properties) ? properties : {}).every(
      ([key, property]) => !(key in value) || !isJson(property) || fits(property, value[key]),
    );
  };

  const collect = (outer: Json, value: unknown): void => {
    const { $ref } = outer;
    if (typeof $ref === 'string') {
      const name = $ref.slice(REFERENCE.length);
      if (!examples.has(name)) examples.set(name, value);
    }
    const schema = resolve(outer);
    const { properties, items, additionalProperties } = schema;
    const fields = isJson(properties) ? properties : {};
    for (const [key, inner] of Object.entries(isJson(value) ? value : {})) {
      const field = fields[key] ?? additionalProperties;
      if (isJson(field)) collect(field, inner);
    }
    if (Array.isArray(value) && isJson(items)) for (const item of value) collect(items, item);
    for (const part of listIn(schema['allOf'])) collect(part, value);
    const alternatives = [...listIn(schema['anyOf']), ...listIn(schema['oneOf'])];
    for (const alternative of alternatives.filter((one) => fits(one, value)).slice(0, 1))
      collect(alternative, value);
  };

  return {
    collect,
    /** Returns the schemas, each with its example if one was collected. */
    withExamples: (): Json =>
      Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [
          name,
          isJson(schema) && examples.has(name)
            ? { ...schema, examples: [examples.get(name)] }
            : schema,
        ]),
      ),
  };
};
