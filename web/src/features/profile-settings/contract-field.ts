import * as z from 'zod/mini';

/**
 * A text that the contract's own schema judges, in words for a person. Spaces around it do not
 * count.
 *
 * @param fits whether the contract takes the text
 * @param words what is said when it does not
 */
export const contractField = (fits: (text: string) => boolean, words: string) =>
  z.string().check(z.trim(), z.refine(fits, words));
