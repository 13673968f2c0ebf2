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

/** How many rows there are at most in so much sight and beyond it. */
export const mostRows = (
  { height, gap }: Omit<Rows, 'count'>,
  sight: number,
  overscan: number,
): number => Math.ceil(sight / (height + gap)) + 1 + 2 * overscan;

/**
 * The rows that can be seen, and so many more above and below; the first one where there are none. In
 * the middle of a list they are always as many, so that for each row that goes one comes.
 */
export const nearRows = (
  { count, height, gap }: Rows,
  { top, bottom }: Sight,
  overscan: number,
): Span => {
  const within = (row: number) => Math.max(Math.min(row, count - 1), 0);
  const first = Math.floor(top / (height + gap)) - overscan;
  const rows = mostRows({ height, gap }, bottom - top, overscan);
  return { first: within(first), last: within(first + rows - 1) };
};

export const isSameSpan = (one: Span, other: Span): boolean =>
  one.first === other.first && one.last === other.last;

/**
 * One row further towards a span, so that no single step takes long: what has left it goes at once,
 * what is new comes row by row, from the middle where the window has jumped there.
 */
export const oneRowTowards = (before: Span, wanted: Span): Span => {
  if (before.last < wanted.first || before.first > wanted.last) {
    const middle = Math.floor((wanted.first + wanted.last) / 2);
    return { first: middle, last: middle };
  }
  const first = Math.max(before.first, wanted.first);
  const last = Math.min(before.last, wanted.last);
  if (last < wanted.last) return { first, last: last + 1 };
  return { first: Math.max(first - 1, wanted.first), last };
};
