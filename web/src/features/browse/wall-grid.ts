/** The columns of the market's cards, beside its filters from `lg` on. */
export const wallGrid =
  'grid grid-cols-2 items-start gap-x-4 gap-y-8 md:grid-cols-3 xl:grid-cols-4 xxl:grid-cols-5';
