import type { AvatarRef } from '@trait-market/contract/economy/items';
import { SegmentSchema } from '@trait-market/contract/economy/path';

import { readBenchAddress } from '@/lib/looks/bench-address';

type AvatarId = Pick<AvatarRef, 'collection' | 'tokenId'>;

/** On what a look is tried on: an avatar, or a bare head of a collection. */
export type PlayBase = { avatar: AvatarId } | { collection: string };

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

/** The address of a look: an empty one is said, too, since without it the base is meant as it is. */
export const writePlayAddress = (base: PlayBase, wear: readonly string[]): string => {
  const where =
    'avatar' in base
      ? `avatar=${base.avatar.collection}/${base.avatar.tokenId}`
      : `collection=${base.collection}`;
  const what = wear.length === 0 ? '&wear=' : wear.map((id) => `&wear=${id}`).join('');
  return `?${where}${what}`;
};
