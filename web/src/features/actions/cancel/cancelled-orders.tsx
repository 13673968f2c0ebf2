import type { Order } from '@trait-market/contract/economy/orders';
import { orderLine } from '../messages/text/order-line';

/** The number of orders listed by name; the others are only counted. */
const MAX_NAMED = 8;

export function CancelledOrders({ orders }: { orders: readonly Order[] }) {
  return (
    <ul className="grid gap-1 text-sm">
      {orders.slice(0, MAX_NAMED).map((order) => (
        <li key={order.hash} className="wrap-anywhere">
          {orderLine(order)}
        </li>
      ))}
      {orders.length > MAX_NAMED && (
        <li className="text-muted">and {orders.length - MAX_NAMED} more</li>
      )}
    </ul>
  );
}
