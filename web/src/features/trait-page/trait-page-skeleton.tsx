import { PageHeading } from '@/components/page/page-heading';
import { LoadingText, Skeleton } from '@/components/ui/skeleton';

const FACTS = 6;

export function TraitPageSkeleton() {
  return (
    <div className="grid items-start gap-8 md:grid-cols-12 lg:gap-12">
      <div className="md:col-span-6 lg:col-span-5">
        <Skeleton className="aspect-square w-full rounded-card" />
      </div>
      <div className="min-w-0 md:col-span-6 lg:col-span-7">
        <Skeleton className="h-8 w-40 rounded-control" />
        <PageHeading title="Trait" className="mt-3">
          <LoadingText>Loading</LoadingText>
          <Skeleton className="w-4/5 rounded-control">&nbsp;</Skeleton>
        </PageHeading>
        <Skeleton className="mt-3 w-36 rounded-control">&nbsp;</Skeleton>
        <div className="mt-6 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-hairline py-5 sm:grid-cols-3 md:grid-cols-2 lg:grid-cols-3">
          {Array.from({ length: FACTS }, (_, position) => (
            <div key={position} className="grid content-start gap-1.5">
              <Skeleton className="h-4 w-16 rounded-control" />
              <Skeleton className="h-6 w-24 rounded-control" />
              <Skeleton className="h-3 w-20 rounded-control" />
            </div>
          ))}
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <Skeleton className="h-12 w-40 rounded-control" />
          <Skeleton className="h-12 w-36 rounded-control" />
          <Skeleton className="h-12 w-38 rounded-control" />
        </div>
      </div>
    </div>
  );
}
