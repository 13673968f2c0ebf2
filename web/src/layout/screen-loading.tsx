import { LoadingText, Skeleton } from '@/components/ui/skeleton';

/** Fills the viewport, so that the footer stays below. */
export function ScreenLoading() {
  return (
    <div className="page-columns min-h-dvh py-8 sm:py-14">
      <LoadingText>Loading the page</LoadingText>
      <Skeleton className="h-10 w-2/3 max-w-lg rounded-control" />
      <Skeleton className="mt-6 h-5 w-full max-w-text rounded-control" />
      <Skeleton className="mt-3 h-5 w-4/5 max-w-lg rounded-control" />
    </div>
  );
}
