import { isRefusal } from '@/lib/app-error';
import { lookOf, type Look } from '@/lib/looks/look';
import { useWearables } from '@/lib/looks/use-wearables';

/**
 * The look that an address names. A trait that is not there, of another collection, or for a slot that is
 * taken is left out.
 *
 * @param wear undefined: the address names none
 */
export const useLinkedLook = (collection: string, wear: readonly string[] | undefined) => {
  const traits = useWearables(wear ?? []);
  const failed = traits.find(({ error }) => error !== null && !isRefusal(error, 404, 400));
  const known = traits.flatMap(({ data }) => (data?.collection === collection ? [data] : []));
  // Of two for a slot the first one is meant.
  const look: Look = lookOf(known.toReversed());
  return {
    look: wear === undefined ? undefined : look,
    /** How many traits of the address are not in the look. */
    dropped: (wear?.length ?? 0) - Object.keys(look).length,
    isLoading: traits.some(({ isPending }) => isPending),
    error: failed?.error ?? null,
    isRetrying: traits.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { error, refetch } of traits) if (error !== null) void refetch();
    },
  };
};
