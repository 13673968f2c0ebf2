import type * as z from 'zod/mini';

const WRONG = { wrong: 'value' };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const placesIn = (value: Record<string, unknown>): string[][] =>
  Object.entries(value).flatMap(([key, inner]) =>
    isObject(inner) ? placesIn(inner).map((place) => [key, ...place]) : [[key]],
  );

const withWrong = (value: Record<string, unknown>, [key = '', ...rest]: string[]) => {
  const inner = value[key];
  const changed: unknown = isObject(inner) && rest.length > 0 ? withWrong(inner, rest) : WRONG;
  return { ...value, [key]: changed };
};

const at = (value: unknown, place: readonly string[]): unknown =>
  place.reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

// Returns the fields that a schema doesn't validate, because loose schemas accept unknown fields.
export const uncheckedFields = (schema: z.ZodMiniType, example: object): string[] =>
  placesIn({ ...example }).flatMap((place) => {
    const { success, data } = schema.safeParse(withWrong({ ...example }, place));
    const letThrough = success && JSON.stringify(at(data, place)) === JSON.stringify(WRONG);
    return letThrough ? [place.join('.')] : [];
  });
