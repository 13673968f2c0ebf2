import * as z from 'zod/mini';

const trimmed = (text: string): string => text.trim();

/** Cleans the text and checks it by the contract's schema. `words` is the error message. */
export const contractField = (
  fits: (text: string) => boolean,
  words: string,
  clean: (text: string) => string = trimmed,
) => z.string().check(z.overwrite(clean), z.refine(fits, words));
