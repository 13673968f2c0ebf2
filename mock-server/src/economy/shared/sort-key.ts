/** A part of a sort key. Null sorts after all other values. */
type Part = string | number | bigint | null;

/** Compared part by part in ascending order (descending parts are negated); ends with an id. */
export type SortKey = readonly Part[];

const collator = new Intl.Collator('en', { numeric: true });

const compareParts = (one: Part, other: Part): number => {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  if (typeof one !== 'string' && typeof other !== 'string') return one < other ? -1 : 1;
  const [text, against] = [String(one), String(other)];
  return collator.compare(text, against) || (text < against ? -1 : 1);
};

export const compareKeys = (one: SortKey, other: SortKey): number => {
  for (const [index, part] of one.entries()) {
    const order = compareParts(part, other[index] ?? null);
    if (order !== 0) return order;
  }
  return 0;
};

export const sortByKey = <Item>(items: readonly Item[], keyOf: (item: Item) => SortKey): Item[] =>
  items
    .map((item) => ({ item, key: keyOf(item) }))
    .toSorted((one, other) => compareKeys(one.key, other.key))
    .map(({ item }) => item);
