import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

import { buttonsRow, wallGrid } from './wall-grid';

/** A wall of placeholders. Screen readers ignore it, because its parent announces "Loading". */
export function WallSkeleton({ count, className }: { count: number; className?: string }) {
  return (
    <ul aria-hidden className={cn(wallGrid, 'items-start', className)}>
      {Array.from({ length: count }, (_, position) => (
        <li key={position}>
          <Skeleton className="aspect-square w-full rounded-card" />
          <span className="card-title block">
            <Skeleton className="h-4 w-2/3 rounded-control" />
            <Skeleton className="mt-2 h-3 w-1/2 rounded-control" />
          </span>
          <span className="card-figure block">
            <Skeleton className="h-4 w-1/3 rounded-control" />
          </span>
          <div className={buttonsRow} />
        </li>
      ))}
    </ul>
  );
}
