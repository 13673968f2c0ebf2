export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const alternativesOf = ({ anyOf }: Json): Json[] => (Array.isArray(anyOf) ? anyOf : []);

/**
 * Returns the form of a query parameter that clients send. The contract's schemas also accept what a
 * typed caller passes, such as a number or a single value, and generators can't declare both.
 */
export const sentForm = (schema: Json): Json => {
  const alternatives = alternativesOf(schema);
  const ofType = (...types: string[]) =>
    types
      .map((type) => alternatives.find((alternative) => alternative['type'] === type))
      .find((found) => found !== undefined);
  const list = ofType('array');
  if (list !== undefined)
    return { ...list, ...(isJson(list['items']) && { items: sentForm(list['items']) }) };
  // A chain id in a query is one of two strings; a count is declared as the number that it spells.
  return ofType('boolean', 'integer', 'string') ?? schema;
};
