import type { Order } from '@trait-market/contract/economy/orders';
import { orderLine } from '../messages/text/order-line';

/** The number of orders listed by name; the others are only counted. */
const SHOWN = 8;

export function CancelledOrders({ orders }: { orders: readonly Order[] }) {
  return (
    <ul className="grid gap-1 text-sm">
      {orders.slice(0, SHOWN).map((order) => (
        <li key={order.hash} className="wrap-anywhere">
          {orderLine(order)}
        </li>
      ))}
      {orders.length > SHOWN && <li className="text-muted">and {orders.length - SHOWN} more</li>}
    </ul>
  );
}
