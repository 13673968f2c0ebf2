const known = new Map<string, string>();

/** The maximum number of stored names, because a target's objects may have any keys. */
const MOST_NAMES = 10_000;

/** Returns the name of a field in lower case, without separators. Responses repeat their names. */
export const plainName = (name: string): string => {
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size === MOST_NAMES) known.clear();
  const plain = name.toLowerCase().replaceAll(/[_-]/g, '');
  known.set(name, plain);
  return plain;
};
