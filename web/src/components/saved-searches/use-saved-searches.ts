import { skipToken, useQueryClient } from '@tanstack/react-query';
import {
  MAX_SEARCHES,
  type SavedSearch,
  searchesContract,
} from '@trait-market/contract/economy/searches';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { errorText } from '@/lib/app-error';
import { apiOptions } from '@/lib/api-fetcher';
import { bearerKey } from '@/lib/query-client';
import { browserSearches } from '@/lib/saved-searches/browser-searches';
import { useToken } from '@/lib/session/session-context';
import { showFailure } from '@/lib/failure-toast';
import { NONE, useStore } from '@/lib/use-store';
import { useMoveToAccount } from '@/lib/session/use-move-to-account';

const searchesApi = initTsrReactQuery(searchesContract, apiOptions);

export type ToSave = Pick<SavedSearch, 'id' | 'name' | 'query' | 'isTold'>;

const keyOf = (token: string | undefined) => bearerKey(token, 'searches');

const saveRequest = ({ id, name, query, isTold }: ToSave) => ({
  params: { id },
  body: { name, query, isTold },
});

const withSearch = (searches: readonly SavedSearch[], search: ToSave): SavedSearch[] => {
  const createdAt = new Date().toISOString();
  const before = searches.find(({ id }) => id === search.id);
  return before === undefined
    ? [{ ...search, createdAt }, ...searches]
    : searches.map((one) => (one === before ? { ...one, ...search } : one));
};

export const useSaveSearch = () => {
  const token = useToken();
  const queryClient = useQueryClient();
  const account = searchesApi.save.useMutation({
    onSuccess: (saved) => void queryClient.setQueryData(keyOf(token), saved),
  });
  return {
    ...account,
    mutateAsync: async (search: ToSave): Promise<void> => {
      if (token === undefined) browserSearches.write(withSearch(browserSearches.read(), search));
      else await account.mutateAsync(saveRequest(search));
    },
  };
};

export const useRemoveSearch = () => {
  const token = useToken();
  const queryClient = useQueryClient();
  const account = searchesApi.remove.useMutation({
    onSuccess: (left) => void queryClient.setQueryData(keyOf(token), left),
  });
  return {
    ...account,
    mutateAsync: async (id: string): Promise<void> => {
      if (token === undefined)
        browserSearches.write(browserSearches.read().filter((one) => one.id !== id));
      else await account.mutateAsync({ params: { id } });
    },
  };
};

const movedText = (count: number): string =>
  count === 1
    ? 'The search you saved in this browser is now saved with your account.'
    : `The ${count} searches you saved in this browser are now saved with your account.`;

/** The saved searches of the account or, without one, of this browser, newest first. */
export const useSavedSearches = () => {
  const token = useToken();
  const own = useStore(browserSearches, NONE);
  const account = searchesApi.list.useQuery({
    queryKey: keyOf(token),
    queryData: token === undefined ? skipToken : {},
    select: ({ body }) => body.items,
  });
  const queryClient = useQueryClient();
  const { mutateAsync: save } = searchesApi.save.useMutation();
  useMoveToAccount({
    own: browserSearches,
    items: account.data,
    isSame: (one, other) => one.id === other.id,
    most: MAX_SEARCHES,
    send: async (moved) => {
      try {
        let saved;
        for (const search of moved) saved = await save(saveRequest(search));
        // Updates the cache only at the end, so that no partly moved list is displayed.
        queryClient.setQueryData(keyOf(token), saved);
        return true;
      } catch (error) {
        showFailure(error, {
          header: 'Couldn’t add the searches saved in this browser',
          description: errorText(error),
        });
        return false;
      }
    },
    header: 'Saved searches added',
    movedText,
  });
  return {
    searches: token === undefined ? own : account.data,
    isOfAccount: token !== undefined,
    error: account.error,
    isFetching: account.isFetching,
    refetch: account.refetch,
  };
};
