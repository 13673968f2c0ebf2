import { Skeleton } from '@/components/ui/skeleton';

import { PODIUM_HEIGHT } from './podium';

const ROWS = 10;

export function LeadersLoading() {
  return (
    <>
      <span role="status" className="sr-only">
        Loading the ranking
      </span>
      <Skeleton className={`mb-6 rounded-card ${PODIUM_HEIGHT}`} />
      <ol aria-hidden className="divide-y divide-hairline border-b border-hairline">
        {/* Takes the place of the table's header, which has two lines on a narrow screen. */}
        <li className="h-[57px] sm:h-[37px]" />
        {Array.from({ length: ROWS }, (_, position) => (
          <li key={position} className="flex items-center gap-3 py-3">
            <Skeleton className="mr-5 h-6 w-6 rounded-control" />
            <Skeleton className="size-10 rounded-full" />
            <Skeleton className="h-5 w-28 rounded-control" />
            <Skeleton className="ml-auto h-5 w-20 rounded-control" />
          </li>
        ))}
      </ol>
    </>
  );
}
