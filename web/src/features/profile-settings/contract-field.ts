import * as z from 'zod/mini';

/** Trims the text and checks it by the contract's schema. `words` is the error message. */
export const contractField = (fits: (text: string) => boolean, words: string) =>
  z.string().check(z.trim(), z.refine(fits, words));
