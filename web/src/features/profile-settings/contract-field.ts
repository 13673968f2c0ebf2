import * as z from 'zod/mini';

/**
 * A trimmed text field that is validated by the contract's schema, with a message for users.
 *
 * @param fits whether the contract accepts the text
 * @param words the message if it doesn't
 */
export const contractField = (fits: (text: string) => boolean, words: string) =>
  z.string().check(z.trim(), z.refine(fits, words));
