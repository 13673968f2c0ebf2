import { Skeleton } from '../ui/skeleton';
import { benchColumns } from './bench-columns';

export function BenchSkeleton() {
  return (
    <div className={benchColumns.row}>
      <span role="status" className="sr-only">
        Loading the avatar
      </span>
      <div className={benchColumns.stage}>
        <Skeleton className="aspect-square rounded-card" />
      </div>
      <div className={benchColumns.work}>
        <Skeleton className="h-8 w-1/2 rounded-control" />
        <div className="mt-6 grid gap-3">
          {Array.from({ length: 7 }, (_, index) => (
            <Skeleton key={index} className="h-20 rounded-card" />
          ))}
        </div>
      </div>
    </div>
  );
}
