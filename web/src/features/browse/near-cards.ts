export type Wall = {
  count: number;
  columns: number;
  height: number;
  gap: number;
};

export type Sight = { top: number; bottom: number };

export type Span = { first: number; last: number };

/**
 * Returns the range of visible cards plus `overscanRows` rows on each side; at least the first
 * card.
 */
export const nearCards = (wall: Wall, { top, bottom }: Sight, overscanRows: number): Span => {
  const { count, columns, height, gap } = wall;
  const lastRow = Math.ceil(count / columns) - 1;
  const row = Math.floor(top / (height + gap)) - overscanRows;
  // Rounds up, so that the number of rendered cards stays constant while scrolling: each added card
  // replaces another.
  const rows = Math.ceil((bottom - top) / (height + gap)) + 1 + 2 * overscanRows;
  return {
    first: columns * Math.max(Math.min(row, lastRow), 0),
    last: Math.max(Math.min(columns * (row + rows), count) - 1, 0),
  };
};

export const isSameSpan = (one: Span, other: Span): boolean =>
  one.first === other.first && one.last === other.last;

/**
 * Moves the rendered range toward the wanted one by at most `cards`, so that each rendering is
 * short. After a jump, it starts in the middle of the wanted range.
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
