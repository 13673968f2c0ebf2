import { LoadingText, Skeleton } from '../ui/skeleton';
import { constructionLayout } from './construction-layout';

export function ConstructionSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <>
      <LoadingText>{label}</LoadingText>
      {Array.from({ length: count }, (_, position) => (
        <div key={position} aria-hidden className="@container">
          <div className={constructionLayout.entry}>
            <div className={constructionLayout.pictures}>
              <div className={`overflow-hidden rounded-card ${constructionLayout.pair}`}>
                <Skeleton className="aspect-square w-full" />
                <Skeleton className={`hidden aspect-square w-full @min-[26rem]:block`} />
              </div>
            </div>
            <div className={constructionLayout.words}>
              <Skeleton className="h-9 w-3/4 rounded-control" />
              <Skeleton className="mt-3 h-5 w-1/2 rounded-control" />
              <Skeleton className="mt-4 h-16 w-full rounded-control" />
              <Skeleton className="mt-4 h-40 w-full rounded-control" />
            </div>
          </div>
        </div>
      ))}
    </>
  );
}
