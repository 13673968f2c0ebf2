import * as z from 'zod/mini';

/** The maximum length of a search text in Unicode code points, as zod counts. */
export const SEARCH_KEY_MAX_LENGTH = 200;

/**
 * The rules of a search, for providers and clients. The specification shows only the request and
 * the response (§7).
 *
 * - A search finds everything whose name contains the text; for traits, `traitValue`. A full name
 * finds the item with that name.
 * - Case doesn't matter in any script. Accents and scripts do: `é` isn't `e`.
 * - The text is literal, without wildcards or expressions.
 * - The provider decides the order and the maximum number of results, and whether similar traits
 * are returned when none matches.
 */
export const SEARCH_RULE =
  'Finds items whose name contains the text. Case is ignored in every script, and the text is literal.';

/** A search request, see {@link SEARCH_RULE}. */
export const SearchQuerySchema = z.strictObject({
  searchKey: z.string().check(z.minLength(1), z.maxLength(SEARCH_KEY_MAX_LENGTH)),
});
