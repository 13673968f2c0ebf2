/** Created once, because `localeCompare` creates a collator for every pair. */
const collator = new Intl.Collator('en');

export const alphabetical =
  <Item>(textOf: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    collator.compare(textOf(one), textOf(other));
