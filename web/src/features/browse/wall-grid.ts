/**
 * The columns of the market's cards, beside its filters from `lg` on. Their number can be read as
 * `--columns`: the grid itself counts those too that a card makes by standing in them.
 */
export const wallGrid =
  'grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-x-4 gap-y-8 [--columns:2] md:[--columns:3] xl:[--columns:4] xxl:[--columns:5]';
