/** Created only once, because `localeCompare` would create a collator for every comparison. */
const collator = new Intl.Collator('en');

export const alphabetical =
  <Item>(textOf: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    collator.compare(textOf(one), textOf(other));
