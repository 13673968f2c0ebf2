import { offlineView } from '@/lib/offline/offline-view';
import { useStore } from '@/lib/use-store';
import { EmptyPlinthArt } from '../art/empty-plinth-art';
import { type FailedQuery, QueryFailure } from '../query-failure';
import { PageHeading } from './page-heading';

type FailedPageProps = { title: string; failure: string; query: FailedQuery };

/** A page whose main item failed to load. */
export function FailedPage({ title, failure, query }: FailedPageProps) {
  const offline = useStore(offlineView);
  return (
    <div className="grid items-center gap-8 md:grid-cols-2">
      <div className="grid gap-6">
        <PageHeading title={title} />
        <QueryFailure title={failure} query={query} />
        {offline && <offline.SeenPages />}
      </div>
      <EmptyPlinthArt />
    </div>
  );
}
