import { MAX_CANCELLED } from '@trait-market/contract/economy/actions';
import { isSameAddress } from '@trait-market/contract/shared';

import { itemsText } from '@/lib/economy/orders/item-words';

import { cancelSteps } from '../messages/cancel';
import { LAST_MINUTE } from '../messages/summary';
import { joinLabels, labelsOfOrder } from '../messages/text/labels';
import type { ActionDefinition, ActionOf, StepsAt } from '../shared/action';
import { CancelledOrders } from './cancelled-orders';

type Cancel = ActionOf<'cancel'>;

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

/** Cancels own orders with as few signatures as possible. */
export const cancel: ActionDefinition<Cancel> = {
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
  hasForm: () => false,
  canSkip: (_act, { steps }) => steps.length > 1,
  // The message's own receipt counts only the orders of the last signature.
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
};
