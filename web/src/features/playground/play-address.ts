import { SegmentSchema } from '@trait-market/contract/economy/shared';

import { readBenchAddress } from '@/lib/looks/bench-address';
import type { PlayBase } from '@/lib/looks/play-address';

/** What the address of the playground says. */
export type PlayAddress = {
  /** Undefined: nothing is chosen yet. */
  base: PlayBase | undefined;
  /** The look by its traits' ids; undefined: as the base is. */
  wear: string[] | undefined;
  /** There is something in it that is no avatar, no collection and no trait. */
  hasNonsense: boolean;
};

/** Reads an address that anybody may have written: what nobody knows is left out. */
export const readPlayAddress = (query: URLSearchParams): PlayAddress => {
  const { avatar, wear } = readBenchAddress(query);
  const slug = SegmentSchema.safeParse(query.get('collection')).data;
  const written = query.getAll('wear').filter((id) => id !== '');
  const base = avatar ? { avatar } : slug === undefined ? undefined : { collection: slug };
  return {
    base,
    wear: query.has('wear') ? wear : undefined,
    hasNonsense:
      wear.length < written.length ||
      (query.has('avatar') && avatar === undefined) ||
      (query.has('collection') && slug === undefined),
  };
};
