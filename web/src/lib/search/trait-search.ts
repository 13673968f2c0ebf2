import { skipToken } from '@tanstack/react-query';

import { api } from '../api';

export const searchKey = (name: string) => ['traits', 'search', name];

/** For an empty text or if not `isWanted`, returns only cached results (§7). */
export const useTraitSearch = (name: string, isWanted = true) =>
  api.traits.search.useQuery({
    queryKey: searchKey(name),
    queryData: name === '' || !isWanted ? skipToken : { query: { searchKey: name } },
    select: ({ body }) => body,
  });
