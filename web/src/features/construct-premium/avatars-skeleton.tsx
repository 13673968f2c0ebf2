import { Skeleton } from '@/components/ui/skeleton';

import { avatarGrid } from './avatar-grid';

export function AvatarsSkeleton() {
  return (
    <>
      <span role="status" className="sr-only">
        Loading your avatars
      </span>
      <Skeleton className="mb-4 h-12 rounded-control" />
      <div className={avatarGrid}>
        {Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} className="aspect-[4/5] rounded-card" />
        ))}
      </div>
    </>
  );
}
