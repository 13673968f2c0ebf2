import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { WatchButton } from '@/components/economy/items/watch-button';
import { longPrice } from '@/components/economy/prices/long-price';
import { traitName } from '@/components/trait/trait-name';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useActions } from '@/lib/actions/actions-context';
import { cn } from '@/lib/cn';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { bestOfOthers } from '@/lib/economy/orders/order-makers';
import { useTraitOrders } from '@/lib/economy/traits/trait-queries';
import { useSession } from '@/lib/session/use-session';

export function CompareActions({ trait }: { trait: TraitDetail }) {
  const { start } = useActions();
  const { address } = useSession();
  const { data: listings, isPending } = useTraitOrders(trait.id, 'listing');
  const order = bestOfOthers(listings?.items, address);
  const name = traitName({ traitValue: trait.value });
  if (trait.editions === 0) return <span className="text-muted">Its last edition was burned.</span>;
  return (
    <span className="grid justify-items-start gap-2">
      {isPending && trait.floor && <Skeleton className="h-8 w-32 rounded-control" />}
      {order?.unitPrice && (
        <Button
          size="sm"
          className={cn('max-sm:min-h-8', longPrice)}
          aria-label={`Buy ${name} for ${exactPrice(order.unitPrice)}`}
          onClick={() => start({ kind: 'buy', order })}
        >
          Buy <span className="max-sm:hidden">for </span>
          <span translate="no">{exactPrice(order.unitPrice)}</span>
        </Button>
      )}
      <Button
        size="sm"
        variant="outline"
        aria-label={`Make an offer for ${name}`}
        onClick={() => start({ kind: 'offer', traitId: trait.id })}
      >
        Make an offer
      </Button>
      <WatchButton kind="trait" id={trait.id} name={name} floor={trait.floor} />
    </span>
  );
}
