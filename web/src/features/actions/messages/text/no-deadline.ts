/** What a step says of its deadline until it is put up for review: see `withTime`. */
export const NO_DEADLINE = '0';
