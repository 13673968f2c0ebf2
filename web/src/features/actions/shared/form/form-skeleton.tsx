import { Skeleton } from '@/components/ui/skeleton';

export function FormSkeleton() {
  return (
    <div className="grid gap-5">
      <span role="status" className="sr-only">
        Loading
      </span>
      <Skeleton className="h-16 w-full rounded-control" />
      <Skeleton className="h-16 w-full rounded-control" />
      <Skeleton className="h-12 w-full rounded-control" />
    </div>
  );
}
