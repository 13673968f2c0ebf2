import { ownOrders } from '../messages/order';
import { type ActionOf, defineAction } from '../shared/action';
import { makesOrders } from '../shared/making-orders';
import { isOfTrait } from '../shared/matching';
import { Form } from './form';
import { nameOf, offerWarnings, othersPrices, wantedKey } from './wanted';

export const offerSeveral = defineAction<'offerSeveral'>({
  Form,
  ...makesOrders(
    'offer',
    (facts, { items }: ActionOf<'offerSeveral'>, step) =>
      isOfTrait(facts, undefined, step) &&
      facts.quantity === 1n &&
      items.some(({ trait }) => trait.id === step.line && trait.chainId === step.chainId),
  ),
  chains: ({ items }) => items.map(({ trait }) => trait.chainId),
  canSkip: (_act, { steps, at }) => steps[at]?.kind === 'order',
  several: {
    lines: ({ items }) =>
      items.map((item) => ({
        id: wantedKey(item),
        label: nameOf(item),
        imageUrl: item.trait.imageUrl,
        references: {
          floor: othersPrices(item).floor,
          lastSale: item.trait.lastSale?.price ?? null,
        },
        warnings: (price) => offerWarnings(item, price),
      })),
    withoutStep: 'Left out',
    next: ownOrders.offer,
    words: {
      all: (count) => (count === 1 ? 'Your offer is live' : `Your ${count} offers are live`),
      some: (done, count) => `You made ${done} of ${count} offers`,
      none: 'You made no offer',
      allWords: 'They’re signed and on the market until they end. You can cancel each at any time.',
      someWords: 'Nothing was offered for the others. You can try again.',
    },
  },
});
