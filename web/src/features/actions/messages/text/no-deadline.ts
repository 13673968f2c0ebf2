/** The placeholder of a deadline until the review is shown: see `withTime`. */
export const NO_DEADLINE = '0';
