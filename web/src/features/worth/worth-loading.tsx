import { Section } from '@/components/page/section';
import { Skeleton } from '@/components/ui/skeleton';

/** As tall as the viewport, so that the content below appears only when all is loaded. */
export function WorthLoading() {
  return (
    <div className="min-h-dvh">
      <Section title="What your traits are worth">
        <span role="status" className="sr-only">
          Loading what your traits are worth
        </span>
        <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
          <div className="grid content-start gap-5">
            <Skeleton className="h-8 w-56 rounded-control" />
            <Skeleton className="h-16 w-40 rounded-control" />
            <Skeleton className="h-32 w-full rounded-control" />
            <Skeleton className="h-32 w-full rounded-control" />
          </div>
          <Skeleton className="aspect-[640/260] w-full rounded-control" />
        </div>
      </Section>
    </div>
  );
}
