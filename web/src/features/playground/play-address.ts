import { SegmentSchema } from '@trait-market/contract/economy/shared';

import { readEditorAddress } from '@/lib/looks/editor-address';
import type { PlayBase } from '@/lib/looks/play-address';

export type PlayAddress = {
  base: PlayBase | undefined;
  /** Trait ids; undefined stands for the default look of the avatar or collection. */
  wear: readonly string[] | undefined;
  hasNonsense: boolean;
};

/** Reads the look from any address; unknown values are ignored. */
export const readPlayAddress = (query: URLSearchParams): PlayAddress => {
  const {
    avatar,
    wish: { wear },
  } = readEditorAddress(query);
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
