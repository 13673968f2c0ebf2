export type Wall = {
  count: number;
  columns: number;
  height: number;
  gap: number;
};

export type Sight = { top: number; bottom: number };

export type Span = { first: number; last: number };

/** Returns the visible cards plus `overscanRows` rows on each side; at least one card. */
export const nearCards = (wall: Wall, { top, bottom }: Sight, overscanRows: number): Span => {
  const { count, columns, height, gap } = wall;
  const lastRow = Math.ceil(count / columns) - 1;
  const row = Math.floor(top / (height + gap)) - overscanRows;
  // Rounds up, so that scrolling replaces cards instead of changing their number.
  const rows = Math.ceil((bottom - top) / (height + gap)) + 1 + 2 * overscanRows;
  return {
    first: columns * Math.max(Math.min(row, lastRow), 0),
    last: Math.max(Math.min(columns * (row + rows), count) - 1, 0),
  };
};
