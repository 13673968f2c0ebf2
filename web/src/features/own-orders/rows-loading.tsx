import { Skeleton } from '@/components/ui/skeleton';

const ROWS = 4;

/** Rows before it is known what is in them. */
export function RowsLoading({ name }: { name: string }) {
  return (
    <>
      <span role="status" className="sr-only">{`Loading ${name}`}</span>
      <ul aria-hidden className="grid gap-6">
        {Array.from({ length: ROWS }, (_, position) => (
          <li
            key={position}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 border-t border-hairline pt-6 sm:grid-cols-[5.5rem_minmax(0,1fr)] sm:gap-x-6"
          >
            <Skeleton className="aspect-square w-full rounded-control" />
            <span>
              <Skeleton className="h-6 w-2/5 rounded-control" />
              <Skeleton className="mt-3 h-4 w-3/5 rounded-control" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
