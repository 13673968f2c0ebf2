import { lineName, paidFor } from '@/lib/economy/orders/lines';

import type { ActionDefinition, ActionOf } from '../shared/action';
import { cancelsOwn, convertsOwn, fulfilsOneOf, isSameHash } from '../shared/matching';

/** Buys several listings with one signature each, independently of each other. */
export const buySeveral: ActionDefinition<ActionOf<'buySeveral'>> = {
  steps: {
    unwrap: convertsOwn,
    cancel: cancelsOwn,
    fulfilment: (step, { action: { lines }, address }) =>
      fulfilsOneOf(
        step,
        lines.map(({ order }) => order),
        address,
      ) &&
      lines.some(
        ({ order, quantity }) =>
          isSameHash(order.hash, step.message.orderHash) &&
          String(quantity) === step.message.quantity,
      ),
  },
  chains: ({ lines }) => lines.map(({ order }) => order.chainId),
  wakes: () => [],
  canSkip: (_act, { steps, at }) => steps[at]?.kind === 'fulfilment',
  several: {
    lines: ({ lines }) =>
      lines.map((line) => ({
        id: line.order.hash,
        label: lineName(line),
        price: paidFor(line),
      })),
    withoutStep: 'Your own listing',
    isPaid: true,
    words: {
      all: () => 'Purchase complete',
      some: (done, count) => `You bought ${done} of ${count}`,
      none: 'You bought nothing',
      allWords: 'Everything is yours, loose in your wallet.',
      someWords:
        'You paid nothing for what couldn’t be bought. It’s still in your cart, with what’s available now.',
    },
  },
};
