import {
  SEARCH_NAME_MAX_LENGTH,
  SearchNameSchema,
  type SavedSearch,
} from '@trait-market/contract/economy/searches';

const same = (name: string): string => name.trim().normalize('NFKC').toLowerCase();

/** The search that is called so, if there is one: people don't tell names apart by capitals. */
export const searchCalled = (
  name: string,
  searches: readonly SavedSearch[],
): SavedSearch | undefined => searches.find((one) => same(one.name) === same(name));

/** Why a name cannot be taken; undefined where it can. */
export const whyNoSearchName = (name: string): string | undefined => {
  const text = name.trim();
  if (text === '') return 'Enter a name.';
  if (text.length > SEARCH_NAME_MAX_LENGTH)
    return `A name has at most ${SEARCH_NAME_MAX_LENGTH} characters.`;
  return SearchNameSchema.safeParse(text).success
    ? undefined
    : 'A name needs characters that can be seen, on one line.';
};
