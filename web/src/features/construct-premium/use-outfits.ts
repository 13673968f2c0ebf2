import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import { outfitsContract, type SaveOutfit } from '@trait-market/contract/economy/outfits';
import { initClient } from '@ts-rest/core';

import { bodyOf } from '@/lib/body-of';
import { economyOptions } from '@/lib/economy/queries/economy-options';
import { bearerKey } from '@/lib/query-client';
import { tokenOf } from '@/lib/session/session';
import { useSessionState } from '@/lib/session/session-context';

const outfits = initClient(outfitsContract, economyOptions);

const useOutfitsKey = (collection: string) =>
  bearerKey(tokenOf(useSessionState()), 'outfits', collection);

/** The outfits that the signed-in person has saved of a collection, the newest first. */
export const useOutfits = (collection: string) => {
  const token = tokenOf(useSessionState());
  return useQuery({
    queryKey: useOutfitsKey(collection),
    queryFn: token
      ? async ({ signal }) =>
          bodyOf(
            await outfits.list({
              query: { collection, limit: MAX_PAGE },
              fetchOptions: { signal },
            }),
          ).items
      : skipToken,
  });
};

/** Saves an outfit under an id of its own, or replaces the one that has it. */
export const useSaveOutfit = (collection: string) => {
  const queryClient = useQueryClient();
  const queryKey = useOutfitsKey(collection);
  return useMutation({
    mutationFn: ({ id, ...body }: Omit<SaveOutfit, 'collection'> & { id: string }) =>
      outfits.save({ params: { id }, body: { ...body, collection } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
};

export const useRemoveOutfit = (collection: string) => {
  const queryClient = useQueryClient();
  const queryKey = useOutfitsKey(collection);
  return useMutation({
    mutationFn: (id: string) => outfits.remove({ params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
};
