import { PageHeading } from '@/components/page/page-heading';
import { Skeleton } from '@/components/ui/skeleton';

/** The page before its trait is known, in the shape of what comes. */
export function TraitPageSkeleton() {
  return (
    <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
      <div className="lg:col-span-5">
        <Skeleton className="aspect-square w-full rounded-card" />
      </div>
      <div className="lg:col-span-7">
        <PageHeading title="Trait" className="sr-only" />
        <span role="status" className="sr-only">
          Loading
        </span>
        <Skeleton className="h-5 w-40 rounded-control" />
        <Skeleton className="mt-4 h-14 w-4/5 rounded-control" />
        <Skeleton className="mt-4 h-5 w-48 rounded-control" />
        <Skeleton className="mt-8 h-40 w-full rounded-card" />
        <Skeleton className="mt-6 h-12 w-full rounded-control" />
      </div>
    </div>
  );
}
