import * as z from 'zod/mini';

/** The longest text that can be searched for, in Unicode code points, which is what zod counts. */
export const SEARCH_KEY_MAX_LENGTH = 200;

/**
 * What a search does, for providers and for those who read what it found. The specification shows the
 * question and the answer only (§7).
 *
 * - What is named with the text in it, anywhere, is found; of a trait `traitValue` is searched. A whole
 *   name finds what is so called.
 * - Upper and lower case are the same, in every script that has them. Accents and scripts are not: `é` is no `e`.
 * - The text is taken literally: no wildcard and no expression.
 * - How many results there are at most, and in which order, is the provider's to say, and whether it
 *   gives traits that only come close where none is spelled that way.
 */
export const SEARCH_RULE =
  'Finds what has the text in its name, anywhere: upper and lower case are the same, in every script, and the text is taken literally.';

/** What is searched for: see {@link SEARCH_RULE}. */
export const SearchQuerySchema = z.strictObject({
  searchKey: z.string().check(z.minLength(1), z.maxLength(SEARCH_KEY_MAX_LENGTH)),
});
