/** Reserves the line of a card's estimate, which loads after the card. */
export const estimateLine = 'h-[1lh] text-xs text-muted tabular-nums';
