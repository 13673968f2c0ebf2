import { skipToken, useQueryClient } from '@tanstack/react-query';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';
import { outfitsContract, type SaveOutfit } from '@trait-market/contract/economy/outfits';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';

import { apiOptions } from '@/lib/api-fetcher';
import { bearerKey } from '@/lib/query-client';
import { useToken } from '@/lib/session/session-context';

const outfitsApi = initTsrReactQuery(outfitsContract, apiOptions);

const useOutfitsKey = (collection: string) => bearerKey(useToken(), 'outfits', collection);

export const useOutfits = (collection: string) => {
  const token = useToken();
  return outfitsApi.list.useQuery({
    queryKey: useOutfitsKey(collection),
    queryData: token ? { query: { collection, limit: MAX_PAGE } } : skipToken,
    select: ({ body }) => body.items,
  });
};

export const useSaveOutfit = (collection: string) => {
  const queryClient = useQueryClient();
  const queryKey = useOutfitsKey(collection);
  const save = outfitsApi.save.useMutation({
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    ...save,
    mutateAsync: ({ id, ...body }: Omit<SaveOutfit, 'collection'> & { id: string }) =>
      save.mutateAsync({ params: { id }, body: { ...body, collection } }),
  };
};

export const useRemoveOutfit = (collection: string) => {
  const queryClient = useQueryClient();
  const queryKey = useOutfitsKey(collection);
  const remove = outfitsApi.remove.useMutation({
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { ...remove, mutateAsync: (id: string) => remove.mutateAsync({ params: { id } }) };
};
