import * as z from 'zod/mini';

/** The maximum length of a search string, counted in Unicode code points as zod does. */
export const SEARCH_KEY_MAX_LENGTH = 200;

/**
 * The rule that the provider's search follows. Accents are significant; the provider decides the
 * order and number of results (§7).
 */
export const SEARCH_RULE =
  'Finds items whose name contains the text. Case is ignored in every script, and the text is literal.';

/** A search request, see {@link SEARCH_RULE}. */
export const SearchQuerySchema = z.strictObject({
  searchKey: z.string().check(z.minLength(1), z.maxLength(SEARCH_KEY_MAX_LENGTH)),
});
