import { useDeferredValue, useMemo } from 'react';

import { NextLink } from '@/components/next-link';
import { EmptyPlinthArt } from '@/components/art/empty-plinth-art';
import { PageHeading } from '@/components/page/page-heading';
import { QueryFailure } from '@/components/query-failure';
import { paths } from '@/config/paths';
import { isRefusal } from '@/lib/app-error';
import { useTraitDetail } from '@/lib/economy/traits/trait-queries';

import { TraitPageFrame } from './trait-page-frame';
import { TraitPageSkeleton } from './trait-page-skeleton';
import { TraitView } from './trait-view';

function Unknown() {
  return (
    <div className="grid items-center gap-8 md:grid-cols-2">
      <EmptyPlinthArt />
      <div className="grid justify-items-start gap-6">
        <PageHeading title="Not on the market" size="xl" />
        <p className="max-w-text text-muted">
          There’s no trait at this address. It may have been burned, or the link may be out of date.
        </p>
        <NextLink to={paths.market}>Go to the market</NextLink>
      </div>
    </div>
  );
}

function Content({ id }: { id: string }) {
  const query = useTraitDetail(id);
  const { data, dataUpdatedAt, error } = query;
  // Defers the rendering of the page, which is large, so that the app stays responsive.
  const arrived = useDeferredValue(
    useMemo(() => data && { data, dataUpdatedAt }, [data, dataUpdatedAt]),
  );
  // Already loaded data stays visible when a refetch fails.
  if (arrived) return <TraitView trait={arrived.data} at={new Date(arrived.dataUpdatedAt)} />;
  if (data || error === null) return <TraitPageSkeleton />;
  if (isRefusal(error, 404, 400)) return <Unknown />;
  return (
    <div className="grid gap-6">
      <PageHeading title="Trait" size="xl" />
      <QueryFailure title="Couldn’t load this trait" query={query} />
    </div>
  );
}

export function TraitPage({ id }: { id: string }) {
  return (
    <TraitPageFrame>
      <Content id={id} />
    </TraitPageFrame>
  );
}
