/** Reserves the line of a card's estimate, which loads after the card. */
export const estimateLine = 'block h-[1lh] truncate text-xs text-muted tabular-nums';
