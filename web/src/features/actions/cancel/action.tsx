import type { Order } from '@trait-market/contract/economy/orders';
import { MAX_CANCELLED } from '@trait-market/contract/economy/actions';
import { orderHash, UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';

import { cancelSteps } from '../messages/cancel';
import { orderPicture } from '../messages/lines';
import { orderRow, orderTitle } from '../messages/order-line';
import { eachNetworkSigns, LAST_MINUTE } from '../messages/summary';
import { NO_LABELS } from '../messages/text/labels';
import { type StepsAt, defineAction } from '../shared/action';
import { isSameHash } from '../shared/matching';

const isNamedByHash = ({ components, hash }: Order): boolean =>
  isSameHash(orderHash(components), hash);

function ReviewNotice({ progress: { steps, at } }: { progress: StepsAt }) {
  const next = steps[at];
  if (steps.length < 2 || next?.kind !== 'cancel') return null;
  return (
    <p className="text-sm">
      {steps.every(({ chainId }) => chainId === next.chainId)
        ? `One signature can cancel up to ${MAX_CANCELLED} orders, so your wallet will ask ${steps.length} times.`
        : eachNetworkSigns(steps.length)}
    </p>
  );
}

export const cancel = defineAction<'cancel'>({
  steps: {
    cancel: ({ chainId, message }, { action, address }) => {
      const chosen = new Set(
        action.orders
          .filter((order) => order.chainId === chainId && isNamedByHash(order))
          .map(({ hash }) => hash.toLowerCase()),
      );
      return (
        isSameAddress(message.maker, address) &&
        message.orderHashes.every((hash) => chosen.has(hash.toLowerCase()))
      );
    },
  },
  chains: ({ orders }) => orders.map(({ chainId }) => chainId),
  prepare: ({ orders }, { address }) => {
    if (!orders.every(isNamedByHash))
      throw new UnreadableOrder('What’s shown doesn’t match what would be canceled.');
    return { steps: cancelSteps(orders, address), labels: NO_LABELS };
  },
  canSkip: (_act, { steps }) => steps.length > 1,
  // With several signatures, replaces the last one's summary, which counts only its own orders.
  summaryOfAll: ({ orders }, steps) =>
    steps.length < 2
      ? undefined
      : {
          title: 'All orders canceled',
          words: `None of the ${orders.length} orders can be accepted anymore.`,
          untilFinal: LAST_MINUTE,
          rows: orders.map(orderRow),
        },
  several: {
    onlyIfSkipped: true,
    lines: ({ orders }) =>
      orders.map((order) => ({
        id: order.hash,
        label: orderTitle(order),
        picture: orderPicture(order),
        ...(order.unitPrice && { price: order.unitPrice }),
      })),
    words: {
      all: (count) => (count === 1 ? 'Canceled' : `${count} orders canceled`),
      some: (done, count) => `You canceled ${done} of ${count} orders`,
      none: 'You canceled nothing',
      allWords: 'No one can accept them anymore.',
      untilFinal: LAST_MINUTE,
      someWords: 'The others weren’t canceled, for the reasons below.',
    },
  },
  ReviewNotice,
});
