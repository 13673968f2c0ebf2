import * as z from 'zod/mini';

/** The longest text that can be searched for, in Unicode code points, which is what zod counts. */
export const SEARCH_KEY_MAX_LENGTH = 200;

/** What is searched for, taken literally: no wildcard and no expression. */
export const SearchQuerySchema = z.strictObject({
  searchKey: z.string().check(z.minLength(1), z.maxLength(SEARCH_KEY_MAX_LENGTH)),
});
