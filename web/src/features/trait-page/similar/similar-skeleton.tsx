import { Skeleton } from '@/components/ui/skeleton';

export const SIMILAR_SHOWN = 6;

export const similarGrid = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 lg:grid-cols-6';

export function SimilarSkeleton() {
  return (
    <div className={similarGrid}>
      {Array.from({ length: SIMILAR_SHOWN }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-square rounded-card" />
          <span className="block h-38" />
        </div>
      ))}
    </div>
  );
}

/** Reserves the space of both groups, without their headings' texts. */
export function SimilarPlaceholder() {
  return (
    <div className="grid gap-14">
      {['collection', 'others'].map((group) => (
        <div key={group} className="pt-16">
          <SimilarSkeleton />
        </div>
      ))}
    </div>
  );
}
