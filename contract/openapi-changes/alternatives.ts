import { typesOf } from './choices';
import { asJson, asList, resolve, step, type Json, type Placed } from './json';

/** Types that allow no keywords besides `type`, `enum` and `const`. */
const BARE = new Set(['null', 'boolean']);

const ofType = (schema: Json, type: string): Json =>
  BARE.has(type) && !('enum' in schema) && !('const' in schema) ? { type } : { ...schema, type };

/** Treats a list of types like an `anyOf` with one schema per type. */
export const alternativesOf = (document: Json, place: Placed<unknown>): Placed<unknown>[] => {
  const { value, pointer } = resolve(document, place);
  const schema = asJson(value);
  const keyword = ['anyOf', 'oneOf'].find((one) => one in schema);
  if (keyword !== undefined)
    return asList(schema[keyword]).flatMap((member, index) =>
      alternativesOf(document, { value: member, pointer: step(pointer, keyword, index) }),
    );
  const types = asList(schema['type']);
  return types.length > 1
    ? types.map((type) => ({ value: ofType(schema, String(type)), pointer }))
    : [{ value, pointer }];
};

/** Returns whether two schemas share a type, which suggests that one has replaced the other. */
export const shareType = (one: unknown, other: unknown): boolean => {
  const types = typesOf(asJson(other));
  return typesOf(asJson(one)).some((type) => types.includes(type));
};
