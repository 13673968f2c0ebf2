import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  MAX_SEARCHES,
  type SavedSearch,
  type SavedSearches,
  searchesContract,
} from '@trait-market/contract/economy/searches';
import { initClient } from '@ts-rest/core';
import { useEffect } from 'react';

import { errorText } from '@/lib/app-error';
import { bodyOf } from '@/lib/body-of';
import { economyOptions } from '@/lib/economy/queries/economy-options';
import { bearerKey } from '@/lib/query-client';
import { browserSearches } from '@/lib/saved-searches/browser-searches';
import { tokenOf } from '@/lib/session/session';
import { useSessionState, useSessionStore } from '@/lib/session/session-context';
import { showFailure } from '@/lib/failure-toast';
import { toasts } from '@/lib/toasts';
import { useStore } from '@/lib/use-store';

const client = initClient(searchesContract, economyOptions);

/** What is saved of a search; its time is told by where it is kept. */
export type ToSave = Pick<SavedSearch, 'id' | 'name' | 'query' | 'isTold'>;

const useToken = () => tokenOf(useSessionState());
const keyOf = (token: string | undefined) => bearerKey(token, 'searches');

const saveWithAccount = async ({ id, name, query, isTold }: ToSave): Promise<SavedSearches> =>
  bodyOf(await client.save({ params: { id }, body: { name, query, isTold } }));

const withSearch = (searches: readonly SavedSearch[], search: ToSave): SavedSearch[] => {
  const createdAt = new Date().toISOString();
  const before = searches.find(({ id }) => id === search.id);
  return before === undefined
    ? [{ ...search, createdAt }, ...searches]
    : searches.map((one) => (one === before ? { ...one, ...search } : one));
};

/** Saves a search where they are kept: with the account where there is one, else in this browser. */
export const useSaveSearch = () => {
  const token = useToken();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (search: ToSave) => {
      if (token !== undefined) return saveWithAccount(search);
      browserSearches.write(withSearch(browserSearches.read(), search));
      return undefined;
    },
    onSuccess: (saved) => saved && queryClient.setQueryData(keyOf(token), saved),
  });
};

export const useRemoveSearch = () => {
  const token = useToken();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      if (token !== undefined) return bodyOf(await client.remove({ params: { id } }));
      browserSearches.write(browserSearches.read().filter((one) => one.id !== id));
      return undefined;
    },
    onSuccess: (left) => left && queryClient.setQueryData(keyOf(token), left),
  });
};

/** Sessions to which this page could not add what the browser has saved: that is not tried again and again. */
const failed = new Set<string>();

const movedText = (count: number): string =>
  count === 1
    ? 'The search you saved in this browser is now saved with your account.'
    : `The ${count} searches you saved in this browser are now saved with your account.`;

/** Gives what this browser has saved to the account, as far as there is room, and says so. */
const useMerge = (token: string | undefined, items: readonly SavedSearch[] | undefined): void => {
  const session = useSessionStore();
  const own = useStore(browserSearches);
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async (moved: readonly SavedSearch[]) => {
      let saved: SavedSearches | undefined;
      for (const search of moved) saved = await saveWithAccount(search);
      return saved;
    },
  });
  useEffect(() => {
    if (token === undefined || items === undefined || own.length === 0 || failed.has(token)) return;
    const fresh = own.filter(({ id }) => items.every((item) => item.id !== id));
    const moved = fresh.slice(0, MAX_SEARCHES - items.length);
    if (moved.length === 0 && fresh.length > 0) return;
    // Taken out before it is sent: what is drawn twice would send it twice.
    browserSearches.write(fresh.slice(moved.length));
    if (moved.length === 0) return;
    mutate(moved, {
      onSuccess: (saved) => {
        queryClient.setQueryData(keyOf(token), saved);
        if (tokenOf(session.read()) !== token) return;
        toasts.show({
          kind: 'notice',
          header: 'Saved searches added',
          description: movedText(moved.length),
        });
      },
      onError: (error) => {
        failed.add(token);
        browserSearches.write([...moved, ...browserSearches.read()]);
        showFailure(error, {
          header: 'Couldn’t add the searches saved in this browser',
          description: errorText(error),
        });
      },
    });
  }, [token, items, own, mutate, queryClient, session]);
};

/** What is saved: with the account where there is one, else in this browser. The newest first. */
export const useSavedSearches = () => {
  const token = useToken();
  const own = useStore(browserSearches);
  const account = useQuery({
    queryKey: keyOf(token),
    queryFn: async ({ signal }) => bodyOf(await client.list({ fetchOptions: { signal } })),
    enabled: token !== undefined,
  });
  useMerge(token, account.data?.items);
  return {
    /** Undefined until it is known. */
    searches: token === undefined ? own : account.data?.items,
    isOfAccount: token !== undefined,
    error: account.error,
    isFetching: account.isFetching,
    retry: () => void account.refetch(),
  };
};
