import type { DropDetail } from '@trait-market/contract/economy/drops';

import { Fact } from '@/components/economy/fact';
import { Estimate } from '@/components/economy/prices/estimate';
import { PriceText } from '@/components/economy/prices/price-text';
import { RowEstimate } from '@/components/economy/prices/row-estimate';
import { Skeleton } from '@/components/ui/skeleton';
import { grouped } from '@/lib/format/grouped';
import { wholePercentText } from '@/lib/format/percent-text';

import { usePackWorth } from './drop-figures';

function Expected() {
  return <Skeleton className="inline-block w-24 rounded-control">&nbsp;</Skeleton>;
}

export function DropFacts({ drop }: { drop: DropDetail }) {
  const worth = usePackWorth(drop);
  const median = worth && { ...drop.price, amount: String(worth.median) };
  const { total, sold, opened } = drop.packs;
  const overdue = drop.returned - drop.refused;
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-3">
        <Fact name="Price of a pack" note={<Estimate amounts={[drop.price]} />}>
          <PriceText price={drop.price} />
        </Fact>
        <Fact
          name="Packs left"
          note={sold > 0 ? `${grouped(sold)} sold, ${grouped(opened)} of them opened` : undefined}
        >
          {`${grouped(total - sold)} of ${grouped(total)}`}
        </Fact>
        {worth !== null && (
          <Fact
            name="Median pack value"
            note={
              <>
                {median ? <RowEstimate price={median} /> : <span className="block">&nbsp;</span>}
                at last sales
              </>
            }
          >
            {median ? <PriceText price={median} /> : <Expected />}
          </Fact>
        )}
      </dl>
      {worth !== null && (
        <p className="max-w-text text-sm text-muted tabular-nums">
          <span className="block text-base font-semibold text-foreground">
            {worth ? (
              `At last sales, ${wholePercentText(worth.worthIt)} of packs are worth at least their price`
            ) : (
              <Expected />
            )}
          </span>
          Your browser estimates these by drawing 1,000 packs from what’s left. Traits that were
          never sold count as zero. Most traits can’t be sold right away at their last price.
        </p>
      )}
      {overdue > 0 && (
        <p className="max-w-text text-sm text-muted">
          {grouped(overdue)} {overdue === 1 ? 'opening' : 'openings'} got no result in time, so the
          packs were returned.
        </p>
      )}
      {drop.refused > 0 && (
        <p className="max-w-text text-sm text-muted">
          {grouped(drop.refused)} {drop.refused === 1 ? 'opening was' : 'openings were'} refused, so
          the packs stayed sealed.
        </p>
      )}
    </div>
  );
}
