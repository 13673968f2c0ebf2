import { ECONOMY_QUERIES } from '../queries/keys';

/** A set never changes, so it's fetched once. */
export const setByRoot = (root: string) => ({
  queryKey: [ECONOMY_QUERIES, 'criteria', root],
  queryData: { params: { root } },
  staleTime: Number.POSITIVE_INFINITY,
});
