import { LoadingText, Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/cn';

import { rowColumns, rowLayout } from './row-layout';

/** The sizes of the loaded rows. Placeholders of the same sizes prevent a layout shift. */
const shapes = {
  lines: {
    count: 4,
    list: 'divide-y divide-hairline border-y border-hairline',
    row: rowLayout.row,
  },
  items: {
    count: 2,
    list: 'grid gap-8',
    row: 'grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 border-t border-hairline pt-6 pl-8 sm:pl-9 sm:grid-cols-[5.5rem_minmax(0,1fr)] sm:gap-x-6',
  },
};

type RowsLoadingProps = {
  name: string;
  shape: keyof typeof shapes;
  /** Whether each loaded line has a checkbox. */
  hasSelection?: boolean;
};

export function RowsLoading({ name, shape, hasSelection = false }: RowsLoadingProps) {
  const { count, list, row } = shapes[shape];
  return (
    <>
      <LoadingText>{`Loading ${name}`}</LoadingText>
      <ul aria-hidden className={list}>
        {Array.from({ length: count }, (_, position) => (
          <li
            key={position}
            className={cn(row, shape === 'lines' && rowColumns(false, hasSelection))}
          >
            {hasSelection && <span />}
            <Skeleton className="aspect-square w-full rounded-control" />
            <span>
              <Skeleton className="h-5 w-48 max-w-full rounded-control" />
              <Skeleton className="mt-2 h-4 w-32 max-w-full rounded-control" />
              <Skeleton className="mt-2 h-4 w-40 max-w-full rounded-control" />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
