import { PrefetchedPicture } from '@/components/economy/items/prefetched-picture';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

import { wallGrid } from './wall-grid';

type WallSkeletonProps = {
  count: number;
  /** The number of cards at the list's start that may show prefetched pictures. */
  ahead?: number;
};

/** A wall of placeholders. Screen readers ignore it, because its parent announces "Loading". */
export function WallSkeleton({ count, ahead = 0 }: WallSkeletonProps) {
  return (
    <ul aria-hidden className={cn(wallGrid, 'items-start')}>
      {Array.from({ length: count }, (_, position) => (
        <li key={position}>
          <span className="relative block overflow-hidden rounded-card">
            <Skeleton className="aspect-square w-full" />
            {position < ahead && <PrefetchedPicture position={position} />}
          </span>
          <span className="mt-3 block h-[calc(2lh+1.75rem)] text-base leading-tight">
            <Skeleton className="h-5 w-2/3 rounded-control" />
            <Skeleton className="mt-2 h-4 w-1/2 rounded-control" />
          </span>
          <span className="mt-0.5 block h-[1lh]">
            <Skeleton className="h-5 w-1/3 rounded-control" />
          </span>
        </li>
      ))}
    </ul>
  );
}
