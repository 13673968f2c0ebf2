import { Skeleton } from '@/components/ui/skeleton';

/** Holds the screen while the code of a page arrives, so that the footer stays below the fold. */
export function ScreenLoading() {
  return (
    <div className="page-columns min-h-dvh py-12 sm:py-16">
      <span role="status" className="sr-only">
        Loading the page
      </span>
      <Skeleton className="h-10 w-2/3 max-w-lg rounded-control" />
      <Skeleton className="mt-6 h-5 w-full max-w-text rounded-control" />
      <Skeleton className="mt-3 h-5 w-4/5 max-w-lg rounded-control" />
    </div>
  );
}
