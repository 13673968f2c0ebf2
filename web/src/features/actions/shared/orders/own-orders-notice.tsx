import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { Day } from '@/components/economy/activity/day';
import { Button } from '@/components/ui/button';
import type { Action } from '@/lib/actions/action';
import { exactPrice } from '@/lib/economy/amounts/short-price';
import { canRaise } from '@/lib/economy/orders/can-raise';
import { unitsText } from '@/lib/format/editions-text';
import { partyName } from '@/lib/page-meta/party-name';

const SHOWN = 3;

type OwnOrdersNoticeProps = {
  /** The user's open offers for an item, or the open listings of it. */
  orders: readonly WalletOrder[];
  /** Whether the form counters an offer, next to which the listings stay open. */
  isCounter?: boolean;
  onStart: (action: Action) => void;
};

/** Says which orders for the same item are open already, and replaces or cancels them. */
export function OwnOrdersNotice({ orders, isCounter = false, onStart }: OwnOrdersNoticeProps) {
  const [first] = orders;
  if (first === undefined) return null;
  const isListing = first.kind === 'listing';
  return (
    <section
      aria-label={isListing ? 'Your open listings' : 'Your open offers'}
      className="grid gap-3 rounded-control border border-hairline p-3 text-sm"
    >
      <p className="font-semibold">
        {isCounter
          ? `Your ${orders.length === 1 ? 'listing stays' : 'listings stay'} open next to this counter.`
          : `You already have ${isListing ? 'a listing' : 'an offer'}. This adds another.`}
      </p>
      {isCounter && <p>To sell at a new price to anyone, change the listing’s price instead.</p>}
      <ul className="grid gap-3">
        {orders.slice(0, SHOWN).map((order) => {
          const price = order.unitPrice ? exactPrice(order.unitPrice) : '';
          return (
            <li
              key={order.hash}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
            >
              <span className="wrap-anywhere tabular-nums">
                <span translate="no">{price}</span>
                {order.remaining > 1 && ` each, ${unitsText(order.gets[0], order.remaining)}`}
                {' · ends '}
                <Day at={order.expiresAt} />
                {order.reservedFor && ` · reserved for ${partyName(order.reservedFor)}`}
              </span>
              <span className="flex flex-wrap gap-2">
                {isListing && (
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`Change the price of the listing for ${price}`}
                    onClick={() => onStart({ kind: 'reprice', lines: [{ order }] })}
                  >
                    Change its price
                  </Button>
                )}
                {canRaise(order) && (
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={`Raise the offer of ${price} instead`}
                    onClick={() => onStart({ kind: 'raise', order })}
                  >
                    Raise it instead
                  </Button>
                )}
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={`Cancel the ${isListing ? 'listing for' : 'offer of'} ${price}`}
                  onClick={() => onStart({ kind: 'cancel', orders: [order] })}
                >
                  Cancel it
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {orders.length > SHOWN && (
        <p className="text-muted">{`${orders.length - SHOWN} more are in your orders.`}</p>
      )}
    </section>
  );
}
