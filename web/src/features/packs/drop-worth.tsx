import type { Drop } from '@trait-market/contract/economy/drops';

import { CardEstimate } from '@/components/economy/prices/card-estimate';
import { PriceText } from '@/components/economy/prices/price-text';
import { Skeleton } from '@/components/ui/skeleton';
import { useDrop } from '@/lib/economy/draws/use-drop';
import { wholePercentText } from '@/lib/format/percent-text';
import { useIsHydrated } from '@/lib/rendering/use-is-hydrated';

import { usePackWorth } from './drop/drop-figures';

/** Shows what a pack is worth at last sales. Its two lines, four on phones, are reserved. */
export function DropWorth({ drop: { id, price } }: { drop: Drop }) {
  // The page's data from the server leave out the contents of all drops, which are large.
  const { data, error } = useDrop(useIsHydrated() ? id : undefined, false);
  const worth = usePackWorth(data);
  const median = worth && { ...price, amount: String(worth.median) };
  return (
    <p className="grid min-h-[4lh] content-start text-sm tabular-nums sm:min-h-[2lh]">
      {median && (
        <>
          <span>
            <span className="text-muted">Median value at last sales</span>{' '}
            <PriceText price={median} />{' '}
            <span className="text-muted">
              <CardEstimate price={median} />
            </span>
          </span>
          <span className="text-muted">
            {`At last sales, ${wholePercentText(worth.worthIt)} of packs are worth at least their price`}
          </span>
        </>
      )}
      {worth === undefined && error === null && (
        <>
          <Skeleton className="h-lh w-40 rounded-control">&nbsp;</Skeleton>
          <Skeleton className="h-lh w-52 rounded-control">&nbsp;</Skeleton>
        </>
      )}
    </p>
  );
}
