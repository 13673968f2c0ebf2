import {
  AvatarParamsSchema,
  type AvatarRef,
  SegmentSchema,
  SLOTS,
} from '@trait-market/contract/economy/shared';

import { paths } from '@/config/paths';

/** The traits to put on, by id. A whole look takes off everything else. */
export type Wish = { wear: readonly string[]; isWhole: boolean };

export const hasWish = ({ wear, isWhole }: Wish): boolean => wear.length > 0 || isWhole;

/** The query of an editor's address, such as `?avatar=fathom-club/7&wear=brass&wear=tin-crown`. */
export type EditorAddress = {
  avatar: Pick<AvatarRef, 'collection' | 'tokenId'> | undefined;
  wish: Wish;
};

/** Reads the query of an editor's address; invalid parts are ignored. */
export const readEditorAddress = (query: URLSearchParams): EditorAddress => {
  const [collection, tokenId, ...more] = (query.get('avatar') ?? '').split('/');
  const avatar = AvatarParamsSchema.safeParse({ collection, tokenId });
  const wear = query.getAll('wear').filter((id) => SegmentSchema.safeParse(id).success);
  return {
    avatar: avatar.success && more.length === 0 ? avatar.data : undefined,
    wish: {
      wear: [...new Set(wear)].slice(0, SLOTS.length),
      isWhole: query.get('only') === '1',
    },
  };
};

/** Returns the address of Construct with a whole look, which takes off everything that isn't named. */
export const constructLook = (
  avatar: NonNullable<EditorAddress['avatar']>,
  wear: readonly string[],
): string => `${paths.constructOn(avatar, wear)}&only=1`;
