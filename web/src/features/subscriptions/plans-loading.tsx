import { Skeleton } from '@/components/ui/skeleton';

export function PlansLoading() {
  return (
    <>
      <span role="status" className="sr-only">
        Loading the plans
      </span>
      <div aria-hidden>
        <Skeleton className="h-8 w-32 rounded-control" />
        <div className="mt-6 grid gap-10 md:grid-cols-3">
          {[0, 1, 2].map((position) => (
            <Skeleton key={position} className="h-96 rounded-card" />
          ))}
        </div>
      </div>
      <Skeleton aria-hidden className="h-72 rounded-card" />
    </>
  );
}
