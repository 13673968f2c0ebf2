import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { AvatarRef } from '@trait-market/contract/economy/shared';
import type { ReactNode } from 'react';

import { QueryFailure } from '@/components/query-failure';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';

import { FormSkeleton } from './form-skeleton';

/** Loads the avatar before its form. */
export function WithAvatar({
  avatar,
  children,
}: {
  avatar: Pick<AvatarRef, 'collection' | 'tokenId'>;
  children: (avatar: AvatarDetail) => ReactNode;
}) {
  const query = useAvatarDetail(avatar);
  if (query.data) return children(query.data);
  if (query.error === null) return <FormSkeleton />;
  return <QueryFailure title="Couldn’t load this avatar" query={query} />;
}
