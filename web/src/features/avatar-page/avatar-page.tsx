import type { AvatarRef } from '@trait-market/contract/economy/shared';

import { paths } from '@/config/paths';
import { missingStatus } from '@/lib/app-error';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';

import { AvatarPageSkeleton } from './avatar-page-skeleton';
import { AvatarView } from './avatar-view';
import { useResponseStatus } from '@/lib/rendering/server-render';
import { EmptyPage } from '@/components/page/empty-page';
import { FailedPage } from '@/components/page/failed-page';

type AvatarPageProps = Pick<AvatarRef, 'collection' | 'tokenId'>;

function Content(avatar: AvatarPageProps) {
  const query = useAvatarDetail(avatar);
  const { data, dataUpdatedAt, error } = query;
  const missing = missingStatus(error);
  useResponseStatus(data ? undefined : missing);
  // Already loaded data stays visible when a refetch fails.
  if (data) return <AvatarView avatar={data} at={new Date(dataUpdatedAt)} />;
  if (error === null) return <AvatarPageSkeleton avatar={avatar} />;
  if (missing !== undefined)
    return (
      <EmptyPage title="No such avatar" next={['See the collections', paths.collections]}>
        There’s no avatar at this address. The link may be out of date, or its number isn’t in this
        collection.
      </EmptyPage>
    );
  return <FailedPage title="Avatar" failure="Couldn’t load this avatar" query={query} />;
}

export function AvatarPage({ collection, tokenId }: AvatarPageProps) {
  return (
    <div className="page-columns py-8 sm:py-12">
      <Content collection={collection} tokenId={tokenId} />
    </div>
  );
}
