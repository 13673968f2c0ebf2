import type { Order } from '@trait-market/contract/economy/orders';
import { MAX_CANCELLED } from '@trait-market/contract/economy/actions';
import { isSameAddress } from '@trait-market/contract/shared';

import { itemsText } from '@/lib/economy/orders/item-words';
import { coinText } from '@/lib/economy/amounts/coin-amount';

import { cancelSteps } from '../messages/cancel';
import { LAST_MINUTE } from '../messages/summary';
import { joinLabels, labelsOfOrder } from '../messages/text/labels';
import { type StepsAt, defineAction } from '../shared/action';

const orderLine = ({ kind, gives, gets, unitPrice, quantity }: Order): string => {
  const price =
    unitPrice === null
      ? ''
      : ` at ${coinText(unitPrice.chainId, unitPrice.coin, BigInt(unitPrice.amount))}${quantity === 1 ? '' : ' each'}`;
  switch (kind) {
    case 'listing':
      return `Listing: ${itemsText(gives)}${price}`;
    case 'offer':
      return `Offer: ${itemsText(gets)}${price}`;
    case 'trade':
      return `Trade: ${itemsText(gives)} for ${itemsText(gets)}`;
  }
};

/** The maximum number of orders listed by name; further orders are only counted. */
const MAX_NAMED = 8;

function CancelledOrders({ orders }: { orders: readonly Order[] }) {
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

function ReviewNotice({ progress: { steps, at } }: { progress: StepsAt }) {
  const next = steps[at];
  if (steps.length < 2 || next?.kind !== 'cancel') return null;
  return (
    <p className="text-sm">
      {steps.every(({ chainId }) => chainId === next.chainId)
        ? `One signature can cancel up to ${MAX_CANCELLED} orders, so your wallet will ask ${steps.length} times.`
        : `Each network needs its own signature, so your wallet will ask ${steps.length} times.`}
    </p>
  );
}

export const cancel = defineAction<'cancel'>({
  steps: {
    cancel: ({ chainId, message }, { action, address }) => {
      const chosen = new Set(
        action.orders
          .filter((order) => order.chainId === chainId)
          .map(({ hash }) => hash.toLowerCase()),
      );
      return (
        isSameAddress(message.maker, address) &&
        message.orderHashes.every((hash) => chosen.has(hash.toLowerCase()))
      );
    },
  },
  chains: ({ orders }) => orders.map(({ chainId }) => chainId),
  prepare: ({ orders }, { address }) => ({
    steps: cancelSteps(orders, address),
    labels: joinLabels(orders.map(labelsOfOrder)),
  }),
  canSkip: (_act, { steps }) => steps.length > 1,
  // With several signatures, replaces the last one's summary, which counts only its own orders.
  summaryOfAll: ({ orders }, steps) =>
    steps.length < 2
      ? undefined
      : {
          title: 'All orders canceled',
          words: `None of the ${orders.length} orders can be accepted anymore.`,
          untilFinal: LAST_MINUTE,
          rows: [],
        },
  several: {
    onlyIfSkipped: true,
    lines: ({ orders }) =>
      orders.map((order) => ({
        id: order.hash,
        label: itemsText(order.gives.length > 0 ? order.gives : order.gets),
        ...(order.unitPrice && { price: order.unitPrice }),
      })),
    words: {
      all: (count) => (count === 1 ? 'Canceled' : `${count} orders canceled`),
      some: (done, count) => `You canceled ${done} of ${count} orders`,
      none: 'You canceled nothing',
      allWords: 'No one can accept them anymore.',
      untilFinal: LAST_MINUTE,
      someWords: 'The others are still open, and can be accepted.',
    },
  },
  ReviewNotice,
  Header: ({ action }) => <CancelledOrders orders={action.orders} />,
});
