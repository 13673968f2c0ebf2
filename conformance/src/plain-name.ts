/** The maximum number of cached names, because a target's objects may have any keys. */
const MAX_CACHED_NAMES = 10_000;

/** The maximum length of a cached name, above that of any field in the contract. */
const MAX_CACHED_LENGTH = 100;

const cache = new Map<string, string>();

/** Returns the name of a field in lower case, without separators. Responses repeat their names. */
export const plainName = (name: string): string => {
  const cached = cache.get(name);
  if (cached !== undefined) return cached;
  const plain = name.toLowerCase().replaceAll(/[_-]/g, '');
  if (name.length > MAX_CACHED_LENGTH) return plain;
  if (cache.size === MAX_CACHED_NAMES) cache.clear();
  cache.set(name, plain);
  return plain;
};
