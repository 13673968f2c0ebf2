/** Cards of one height in rows under each other; in CSS pixels. */
export type Wall = {
  /** How many cards there are. */
  count: number;
  columns: number;
  /** Of a card. */
  height: number;
  /** Between two rows. */
  gap: number;
};

/** What can be seen of it, from the top of the first row. */
export type Sight = { top: number; bottom: number };

/** Cards by their index: from the first to the last. */
export type Span = { first: number; last: number };

/** The cards that can be seen, and so many rows more above and below; the first one where there are none. */
export const nearCards = (wall: Wall, { top, bottom }: Sight, overscanRows: number): Span => {
  const { count, columns, height, gap } = wall;
  const lastRow = Math.ceil(count / columns) - 1;
  const row = Math.floor(top / (height + gap)) - overscanRows;
  // As many in the middle of the wall, wherever its rows are cut, so that for each that comes one goes.
  const rows = Math.ceil((bottom - top) / (height + gap)) + 1 + 2 * overscanRows;
  return {
    first: columns * Math.max(Math.min(row, lastRow), 0),
    last: Math.max(Math.min(columns * (row + rows), count) - 1, 0),
  };
};

export const isSameSpan = (one: Span, other: Span): boolean =>
  one.first === other.first && one.last === other.last;

/**
 * At most so many cards further towards a span, so that no single step takes long: for each card that
 * comes one goes. Where the window has jumped, all that was goes, and the middle of what is wanted comes
 * first.
 */
export const towards = (before: Span, wanted: Span, cards: number): Span => {
  if (before.last < wanted.first || before.first > wanted.last) {
    const first = Math.max(Math.floor((wanted.first + wanted.last - cards) / 2) + 1, wanted.first);
    return { first, last: Math.min(first + cards - 1, wanted.last) };
  }
  if (before.last < wanted.last) {
    const last = Math.min(before.last + cards, wanted.last);
    const toCome = wanted.last - last;
    return { first: Math.max(before.first, wanted.first - toCome), last };
  }
  const first = Math.max(before.first - cards, wanted.first);
  const toCome = first - wanted.first;
  return { first, last: Math.min(before.last, wanted.last + toCome) };
};
