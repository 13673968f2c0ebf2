import {
  AvatarParamsSchema,
  type AvatarRef,
  SegmentSchema,
  SLOTS,
} from '@trait-market/contract/economy/shared';

/** The query of an editor's address, such as `?avatar=fathom-club/7&wear=brass&wear=tin-crown`. */
export type EditorAddress = {
  avatar: Pick<AvatarRef, 'collection' | 'tokenId'> | undefined;
  wear: string[];
};

/** Reads the query of an editor's address; invalid parts are ignored. */
export const readEditorAddress = (query: URLSearchParams): EditorAddress => {
  const [collection, tokenId, ...more] = (query.get('avatar') ?? '').split('/');
  const avatar = AvatarParamsSchema.safeParse({ collection, tokenId });
  const wear = query.getAll('wear').filter((id) => SegmentSchema.safeParse(id).success);
  return {
    avatar: avatar.success && more.length === 0 ? avatar.data : undefined,
    wear: [...new Set(wear)].slice(0, SLOTS.length),
  };
};
