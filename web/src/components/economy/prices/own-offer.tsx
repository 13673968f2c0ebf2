import type { Order } from '@trait-market/contract/economy/orders';
import type { Price } from '@trait-market/contract/economy/shared';

import { Button } from '@/components/ui/button';
import { useActions } from '@/lib/actions/actions-context';
import { nativePrice } from '@/lib/economy/amounts/native-price';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { canRaise } from '@/lib/economy/orders/can-raise';

type OwnOfferProps = {
  /** The user's highest open offer. */
  own: Order;
  /** The highest open offer of all. */
  best: Price;
};

/** Says whether the user's offer is the highest, or by how much it's outbid, with what to do. */
export function OwnOffer({ own, best }: OwnOfferProps) {
  const { start } = useActions();
  const { unitPrice } = own;
  if (unitPrice === null) return null;
  const missing = BigInt(best.amount) - BigInt(unitPrice.amount);
  const at = ` at ${exactPrice(unitPrice)}`;
  return (
    <span className="mt-1 grid justify-items-start gap-1.5 font-normal">
      <span className="text-xs font-semibold text-foreground">
        {missing > 0n ? (
          <>
            Your offer is outbid by{' '}
            <span translate="no">
              {exactPrice(nativePrice({ ...best, amount: String(missing) }))}
            </span>
          </>
        ) : (
          'Your offer is the highest'
        )}
      </span>
      <span className="flex flex-wrap gap-2">
        {canRaise(own) && (
          <Button
            size="sm"
            variant={missing > 0n ? 'secondary' : 'outline'}
            aria-label={`Raise your highest offer${at}`}
            onClick={() => start({ kind: 'raise', order: own })}
          >
            Raise
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          aria-label={`Cancel your highest offer${at}`}
          onClick={() => start({ kind: 'cancel', orders: [own] })}
        >
          Cancel
        </Button>
      </span>
    </span>
  );
}
