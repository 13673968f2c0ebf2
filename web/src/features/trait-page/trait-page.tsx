import { paths } from '@/config/paths';
import { missingStatus } from '@/lib/app-error';
import { useTraitDetail } from '@/lib/economy/traits/trait-queries';

import { TraitPageFrame } from './trait-page-frame';
import { TraitPageSkeleton } from './trait-page-skeleton';
import { TraitView } from './trait-view';
import { useResponseStatus } from '@/lib/rendering/server-render';
import { EmptyPage } from '@/components/page/empty-page';
import { FailedPage } from '@/components/page/failed-page';

function Content({ id }: { id: string }) {
  const query = useTraitDetail(id);
  const { data, dataUpdatedAt, error } = query;
  const missing = missingStatus(error);
  useResponseStatus(data ? undefined : missing);
  // Already loaded data stays visible when a refetch fails.
  if (data) return <TraitView trait={data} at={new Date(dataUpdatedAt)} />;
  if (error === null) return <TraitPageSkeleton />;
  if (missing !== undefined)
    return (
      <EmptyPage title="Not on the market" next={['Go to the market', paths.market]}>
        There’s no trait at this address. It may have been burned, or the link may be out of date.
      </EmptyPage>
    );
  return <FailedPage title="Trait" failure="Couldn’t load this trait" query={query} />;
}

export function TraitPage({ id }: { id: string }) {
  return (
    <TraitPageFrame>
      <Content id={id} />
    </TraitPageFrame>
  );
}
