/** The types seen in each field, such as `number` and `null` in `items[].price`. */
export type FieldsSeen = Map<string, Set<string>>;

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
};

export const noteFields = (seen: FieldsSeen, value: unknown, path = ''): void => {
  const kinds = seen.get(path) ?? new Set();
  seen.set(path, kinds.add(kindOf(value)));
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) noteFields(seen, item, `${path}[]`);
    return;
  }
  for (const [key, inner] of Object.entries(value)) noteFields(seen, inner, `${path}.${key}`);
};

const parentOf = (path: string): string => path.replace(/(?:\.[^.[\]]+|\[\])$/, '');

const kindsText = (kinds: Iterable<string> | undefined): string =>
  kinds === undefined ? 'never there' : [...kinds].toSorted().join(' or ');

/** Compares fields. It ignores those whose parent, or whose list's items, only one target has. */
export const fieldDifferences = (
  target: FieldsSeen,
  against: FieldsSeen,
): { path: string; target: string; against: string }[] =>
  [...new Set([...target.keys(), ...against.keys()])].flatMap((path) => {
    const [one, other] = [target.get(path), against.get(path)];
    const isAlone = one === undefined || other === undefined;
    if (isAlone && path.endsWith('[]')) return [];
    const parent = parentOf(path);
    const hasPlace = path === '' || (target.has(parent) && against.has(parent));
    if (!hasPlace) return [];
    if (!isAlone && [...one].some((kind) => other.has(kind))) return [];
    return [{ path: path.replace(/^\./, ''), target: kindsText(one), against: kindsText(other) }];
  });
