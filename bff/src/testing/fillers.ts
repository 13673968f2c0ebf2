/** The length of filler headers, slightly below HEADERS_LIMIT_BYTES. */
const FILLED_LENGTH = 15_000;

export const FILLERS =
  ' |\t|,|;|=|"|/|:|.|-|(|%|\\| \t|, | ,| ; |;=|, a|a |",|;a="|a;q=0,| a=b;|127.0.0.1,'.split('|');

export const filled = (filler: string): string =>
  filler.repeat(Math.ceil(FILLED_LENGTH / filler.length)).slice(0, FILLED_LENGTH);
