import * as z from 'zod/mini';

/**
 * Returns a schema that trims the text and checks it against the contract's schema. `words` is the
 * error message for users.
 */
export const contractField = (fits: (text: string) => boolean, words: string) =>
  z.string().check(z.trim(), z.refine(fits, words));
