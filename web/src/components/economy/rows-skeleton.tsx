import { LoadingText, Skeleton } from '../ui/skeleton';

export function RowsSkeleton({ label, count = 10 }: { label: string; count?: number }) {
  return (
    <>
      <LoadingText>{label}</LoadingText>
      <ul aria-hidden className="divide-y divide-hairline border-y border-hairline">
        {Array.from({ length: count }, (_, position) => (
          <li key={position} className="flex items-center gap-4 py-3">
            <Skeleton className="size-14 shrink-0 rounded-control" />
            <Skeleton className="h-5 w-2/3 rounded-control" />
          </li>
        ))}
      </ul>
    </>
  );
}
