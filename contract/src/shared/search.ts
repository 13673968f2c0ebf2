import * as z from 'zod/mini';

/** What is searched for, taken literally: no wildcard and no expression. */
export const SearchQuerySchema = z.strictObject({
  searchKey: z.string().check(z.minLength(1), z.maxLength(200)),
});
