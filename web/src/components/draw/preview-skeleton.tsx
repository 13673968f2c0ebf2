import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

const TRAITS = 5;

/** Has the shape of the traits that a drop or a pool previews while they load. */
export function PreviewSkeleton({ className }: { className?: string }) {
  return (
    <div
      className={cn(
        'mt-2 grid grid-cols-3 gap-3 max-sm:[&>:nth-child(n+4)]:hidden sm:grid-cols-5',
        className,
      )}
    >
      {Array.from({ length: TRAITS }, (_, position) => (
        <div key={position}>
          <Skeleton className="aspect-square w-full rounded-control" />
          <Skeleton className="mt-2 h-3 w-4/5 rounded-control" />
        </div>
      ))}
    </div>
  );
}
