import { isDeepStrictEqual } from 'node:util';

export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const asJson = (value: unknown): Json => (isJson(value) ? value : {});

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);

export type Placed<Value> = {
  value: Value;
  pointer: string;
};

/** Appends keys to a JSON pointer (RFC 6901). */
export const step = (pointer: string, ...keys: (string | number)[]): string =>
  keys.reduce<string>(
    (path, key) => `${path}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    pointer,
  );

const REFERENCE = /^#(\/.*)$/;

/** @throws RangeError for a reference to another document or to nothing */
export const resolve = (document: Json, place: Placed<unknown>): Placed<unknown> => {
  const reference = isJson(place.value) ? place.value['$ref'] : undefined;
  if (typeof reference !== 'string') return place;
  const pointer = REFERENCE.exec(reference)?.[1];
  if (pointer === undefined)
    throw new RangeError(`${reference} leads out of the document, where nothing is looked up`);
  const keys = pointer.split('/').slice(1);
  const value = keys.reduce<unknown>(
    (inside, key) => asJson(inside)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
  if (value === undefined) throw new RangeError(`${reference} can't be resolved`);
  return resolve(document, { value, pointer });
};
