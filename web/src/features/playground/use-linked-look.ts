import { isRefusal } from '@/lib/app-error';
import { lookOf, type Look } from '@/lib/looks/look';
import { useWearables } from '@/lib/looks/use-wearables';

/** Leaves out unknown traits, those of other collections, and duplicates of a slot. */
export const useLinkedLook = (collection: string, wear: readonly string[] | undefined) => {
  const traits = useWearables(wear ?? []);
  const failed = traits.find(({ error }) => error !== null && !isRefusal(error, 404, 400));
  const known = traits.flatMap(({ data }) => (data?.collection === collection ? [data] : []));
  // Reverses the order, so that the first of two traits in the same slot wins.
  const look: Look = lookOf(known.toReversed());
  return {
    look: wear === undefined ? undefined : look,
    dropped: (wear?.length ?? 0) - Object.keys(look).length,
    isLoading: traits.some(({ isPending }) => isPending),
    error: failed?.error ?? null,
    isFetching: traits.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { error, refetch } of traits) if (error !== null) void refetch();
    },
  };
};
