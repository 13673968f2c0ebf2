import { Skeleton } from '@/components/ui/skeleton';

const SHOWN = 6;

/** The list's height doesn't depend on the number of collections. */
export const trendingFrame =
  'grid min-h-120 auto-rows-[5rem] content-start gap-x-10 lg:min-h-60 lg:grid-cols-2 xl:min-h-40 xl:grid-cols-3';

export function TrendingSkeleton() {
  return (
    <div className={trendingFrame}>
      {Array.from({ length: SHOWN }, (_, index) => (
        <Skeleton key={index} className="my-2 rounded-control" />
      ))}
    </div>
  );
}
