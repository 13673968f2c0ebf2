import { PageHeading } from '@/components/page/page-heading';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';

import { pageHead } from './page-head';

const FACTS = 6;
const BUTTONS = 4;

export function TraitPageSkeleton() {
  return (
    <div className={pageHead.row}>
      <div className={pageHead.picture}>
        <Skeleton className="aspect-square w-full rounded-card" />
      </div>
      <div className={pageHead.title}>
        <div className="min-w-0">
          <Skeleton className="h-5 w-40 rounded-control" />
          <PageHeading title="Trait" isDisplay className="mt-3">
            <LoadingText>Loading</LoadingText>
            <Skeleton className="w-4/5 rounded-control">&nbsp;</Skeleton>
          </PageHeading>
          <Skeleton className="mt-3 w-36 rounded-control">&nbsp;</Skeleton>
        </div>
        <div className={pageHead.tools}>
          <Skeleton className="h-8 w-72 max-w-full rounded-control" />
        </div>
      </div>
      <div className={pageHead.market}>
        <div className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-hairline py-5 sm:grid-cols-3">
          {Array.from({ length: FACTS }, (_, position) => (
            <div key={position} className="grid content-start gap-1.5">
              <Skeleton className="h-4 w-16 rounded-control" />
              <Skeleton className="h-6 w-24 rounded-control" />
              <Skeleton className="h-3 w-20 rounded-control" />
            </div>
          ))}
        </div>
        <div className={pageHead.actions}>
          <Skeleton className="h-6 w-96 max-w-full rounded-control" />
          <div className="grid grid-cols-2 gap-3">
            {Array.from({ length: BUTTONS }, (_, position) => (
              <Skeleton key={position} className="h-12 rounded-control" />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
