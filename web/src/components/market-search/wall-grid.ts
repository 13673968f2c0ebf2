/** `--columns` holds the number of columns, because the computed grid has implicit ones too. */
export const wallGrid =
  'grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-x-4 gap-y-4 [--columns:2] md:[--columns:3] xl:[--columns:4] xxl:[--columns:5]';

/** Reserves the row of a card's buttons, so that nothing moves when they appear. */
export const buttonsRow = 'mt-1 h-9';
