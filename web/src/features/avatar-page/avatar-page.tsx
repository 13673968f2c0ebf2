import type { AvatarRef } from '@trait-market/contract/economy/shared';

import { EmptyPlinthArt } from '@/components/art/empty-plinth-art';
import { NextLink } from '@/components/next-link';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { paths } from '@/config/paths';
import { isRefusal } from '@/lib/app-error';
import { useAvatarDetail } from '@/lib/economy/avatars/avatar-queries';

import { AvatarPageSkeleton } from './avatar-page-skeleton';
import { AvatarView } from './avatar-view';

type AvatarPageProps = Pick<AvatarRef, 'collection' | 'tokenId'>;

function Unknown() {
  return (
    <div className="grid items-center gap-8 md:grid-cols-2">
      <EmptyPlinthArt />
      <div className="grid justify-items-start gap-6">
        <PageHeading title="No such avatar" size="xl" />
        <p className="max-w-text text-muted">
          There’s no avatar at this address. The link may be out of date, or its number isn’t in
          this collection.
        </p>
        <NextLink to={paths.collections}>See the collections</NextLink>
      </div>
    </div>
  );
}

function Content(avatar: AvatarPageProps) {
  const query = useAvatarDetail(avatar);
  const { data, dataUpdatedAt, error } = query;
  // Already loaded data stays visible when a refetch fails.
  if (data) return <AvatarView avatar={data} at={new Date(dataUpdatedAt)} />;
  if (error === null) return <AvatarPageSkeleton avatar={avatar} />;
  if (isRefusal(error, 404, 400)) return <Unknown />;
  return (
    <div className="grid gap-6">
      <PageHeading title="Avatar" size="xl" />
      <QueryFailure title="Couldn’t load this avatar" query={query} />
    </div>
  );
}

export function AvatarPage({ collection, tokenId }: AvatarPageProps) {
  return (
    <div className="page-columns py-8 sm:py-12">
      <Content collection={collection} tokenId={tokenId} />
    </div>
  );
}
