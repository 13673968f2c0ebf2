/** Rows of one height under each other; in CSS pixels. */
type Rows = {
  count: number;
  height: number;
  /** Between two rows. */
  gap: number;
};

/** What can be seen of them, from the top of the first one. */
type Sight = { top: number; bottom: number };

/** Rows by their number: from the first to the last. */
export type Span = { first: number; last: number };

/** The rows that can be seen, and so many more above and below; the first one where there are none. */
export const nearRows = (
  { count, height, gap }: Rows,
  { top, bottom }: Sight,
  overscan: number,
): Span => {
  const within = (row: number) => Math.max(Math.min(row, count - 1), 0);
  const pitch = height + gap;
  return {
    first: within(Math.floor(top / pitch) - overscan),
    last: within(Math.floor(bottom / pitch) + overscan),
  };
};
