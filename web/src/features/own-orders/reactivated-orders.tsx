import type { OrderKind } from '@trait-market/contract/economy/orders';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';

import { TimeAgo } from '@/components/economy/activity/time-ago';
import { itemsText } from '@/lib/economy/orders/item-words';

import { itemsOfOrder } from './items-of-order';

const SHOWN = 3;

const kindWords: Record<OrderKind, string> = { listing: 'listing', offer: 'offer', trade: 'trade' };

const reactivated = (orders: readonly WalletOrder[]) =>
  orders
    .flatMap((order) =>
      order.state.kind === 'fillable' && order.revivedAt !== null
        ? [{ order, at: order.revivedAt }]
        : [],
    )
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));

type ReactivatedOrdersProps = {
  orders: readonly WalletOrder[];
  now: Date;
};

export function ReactivatedOrders({ orders, now }: ReactivatedOrdersProps) {
  const found = reactivated(orders);
  if (found.length === 0) return null;
  return (
    <section
      aria-labelledby="reactivated"
      className="mb-10 max-w-text rounded-control border-l-4 border-warning bg-surface-raised px-4 py-3"
    >
      <h2 id="reactivated" className="font-semibold">
        Recently active again
      </h2>
      <ul className="mt-1 grid gap-1 text-sm">
        {found.slice(0, SHOWN).map(({ order, at }) => (
          <li key={order.hash} className="break-words">
            {`Your ${kindWords[order.kind]} for ${itemsText(itemsOfOrder(order))} can be filled again.`}{' '}
            <span className="text-muted">
              <TimeAgo at={at} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
