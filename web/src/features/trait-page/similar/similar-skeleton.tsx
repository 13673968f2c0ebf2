import { WallSkeleton } from '@/components/market-search/wall-skeleton';
import { cardRow } from '@/components/market-search/wall-grid';

export const SIMILAR_SHOWN = 6;

export function SimilarSkeleton() {
  return <WallSkeleton count={SIMILAR_SHOWN} className={cardRow} />;
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
