import type { LayeredTable } from '../../kernel/tables/layered-table';

/** Makes the rows of the keys equal to those in `first`, and removes the ones that it lacks. */
export const restoreRows = <Row>(
  table: LayeredTable<Row, never>,
  first: LayeredTable<Row, never>,
  keys: Iterable<string>,
): void => {
  for (const key of keys) {
    const row = first.find(key);
    if (row === undefined) table.remove(key);
    else table.put(key, row);
  }
};
