import { Skeleton } from '@/components/ui/skeleton';

import { avatarGrid } from './avatar-grid';

const CARDS = 15;

export function WallLoading() {
  return (
    <>
      <span role="status" className="sr-only">
        Loading avatars
      </span>
      <ul aria-hidden className={avatarGrid}>
        {Array.from({ length: CARDS }, (_, position) => (
          <li key={position}>
            <Skeleton className="aspect-square w-full rounded-card" />
            <Skeleton className="mt-3 h-5 w-2/3 rounded-control" />
            <Skeleton className="mt-2 h-4 w-1/2 rounded-control" />
            <Skeleton className="mt-2 h-9 w-4/5 rounded-control" />
            <Skeleton className="mt-2 h-5 w-1/3 rounded-control" />
          </li>
        ))}
      </ul>
    </>
  );
}
