/**
 * The columns of the market's cards; next to its filters from `lg` on. `--columns` holds their
 * number: the computed grid also counts implicit columns.
 */
export const wallGrid =
  'grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-x-4 gap-y-8 [--columns:2] md:[--columns:3] xl:[--columns:4] xxl:[--columns:5]';
