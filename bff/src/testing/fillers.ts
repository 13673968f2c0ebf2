/** Nearly all that HEADERS_LIMIT_BYTES allows. */
const FILLED_LENGTH = 15_000;

/** What a header may be filled with to make it dear to read. */
export const FILLERS =
  ' |\t|,|;|=|"|/|:|.|-|(|%|\\| \t|, | ,| ; |;=|, a|a |",|;a="|a;q=0,| a=b;|127.0.0.1,'.split('|');

/** The filler over and over. */
export const filled = (filler: string): string =>
  filler.repeat(Math.ceil(FILLED_LENGTH / filler.length)).slice(0, FILLED_LENGTH);
