import type { FrozenTable, LayeredTable } from '../../kernel/tables/layered-table';

/** Made once: `localeCompare` makes its own for every pair. */
const alphabet = new Intl.Collator('en');

/** Of frozen tables: sorted once, however many worlds begin with them. */
const shared = new WeakMap<object, readonly unknown[]>();

/**
 * The rows of a table in the alphabetical order of a text, those with the same one in the order in which they
 * came. Nothing is sorted before somebody asks; from then on a change moves one row.
 *
 * @param textOf the same for each table over one base
 */
export const createAlphabetical = <Row>(
  live: LayeredTable<Row, string>,
  base: FrozenTable<Row>,
  textOf: (row: Row) => string,
) => {
  let own: readonly Row[] | undefined;

  const sorted = (rows: readonly Row[]): readonly Row[] =>
    rows
      .map((row) => ({ row, text: textOf(row) }))
      .toSorted((one, other) => alphabet.compare(one.text, other.text))
      .map(({ row }) => row);

  const sharedRows = (): readonly Row[] => {
    // Kept under the very table whose rows it holds.
    const known = shared.get(base) as readonly Row[] | undefined;
    const rows = known ?? sorted(live.rows());
    if (known === undefined) shared.set(base, rows);
    return rows;
  };

  /** Where a text stands, or would: behind those that are the same unless told. */
  const placeOf = (rows: readonly Row[], text: string, isBefore = false): number => {
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const row = rows[middle];
      const order = row === undefined ? 0 : alphabet.compare(textOf(row), text);
      if (order < 0 || (order === 0 && !isBefore)) low = middle + 1;
      else high = middle;
    }
    return low;
  };

  live.onChange(({ before, after }) => {
    if (own === undefined) return;
    const rows = [...own];
    if (before !== undefined) {
      const place = rows.indexOf(before, placeOf(rows, textOf(before), true));
      rows.splice(place, 1);
    }
    if (after !== undefined) rows.splice(placeOf(rows, textOf(after)), 0, after);
    own = rows;
  });

  return {
    rows: (): readonly Row[] => (own ??= live.isUntouched() ? sharedRows() : sorted(live.rows())),
  };
};
