import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

type Changes = { pending: number; saved: unknown; hasFailed: boolean };

const changes = new Map<string, Changes>();

/**
 * Shows a change while it is saved. Of overlapping changes, the last to end shows what the server
 * saved, and fetches it again after a failure, because only the response may be lost.
 */
export const changeOptimistically = async (
  queryClient: QueryClient,
  queryKey: QueryKey,
  shown: unknown,
  send: () => Promise<unknown>,
): Promise<void> => {
  const key = hashKey(queryKey);
  const cancelled = queryClient.cancelQueries({ queryKey });
  const own = changes.get(key) ?? {
    pending: 0,
    saved: queryClient.getQueryData(queryKey),
    hasFailed: false,
  };
  changes.set(key, own);
  own.pending += 1;
  queryClient.setQueryData(queryKey, shown);
  await cancelled;
  try {
    own.saved = await send();
  } catch (error) {
    own.hasFailed = true;
    throw error;
  } finally {
    own.pending -= 1;
    if (own.pending === 0) {
      changes.delete(key);
      queryClient.setQueryData(queryKey, own.saved);
      if (own.hasFailed) void queryClient.invalidateQueries({ queryKey });
    }
  }
};
