import { isSameAddress } from '@trait-market/contract/shared';

import { ownOrders } from '../messages/order';
import { type ActionOf, defineAction } from '../shared/action';
import { makesOrders } from '../shared/making-orders';
import { isOfTrait } from '../shared/matching';
import { saleWarnings } from '../shared/prices/sale-warnings';
import { Form } from './form';
import { forSaleKey, nameOf } from './for-sale';
import { comparedOf } from './several-prices';

export const listSeveral = defineAction<'listSeveral'>({
  Form,
  ...makesOrders(
    'listing',
    (facts, { items }: ActionOf<'listSeveral'>, step) =>
      isOfTrait(facts, undefined, step) &&
      items.some(
        ({ trait, quantity }) =>
          trait.tokenId === facts.asset.tokenId &&
          isSameAddress(trait.token, facts.asset.token) &&
          facts.quantity <= BigInt(quantity),
      ),
  ),
  chains: ({ items }) => items.map(({ trait }) => trait.chainId),
  canSkip: (_act, { steps, at }) => steps[at]?.kind === 'order',
  several: {
    lines: ({ items }) =>
      items.map((item) => ({
        id: forSaleKey(item),
        label: nameOf(item),
        imageUrl: item.trait.imageUrl,
        references: { floor: comparedOf(item).floor, lastSale: item.trait.lastSale?.price ?? null },
        warnings: (price) => saleWarnings(comparedOf(item), price),
      })),
    withoutStep: 'Left out',
    next: ownOrders.listing,
    words: {
      all: (count) => (count === 1 ? 'Your listing is live' : `Your ${count} listings are live`),
      some: (done, count) => `You listed ${done} of ${count}`,
      none: 'You listed nothing',
      allWords: 'They’re signed and on the market. You can cancel each at any time.',
      someWords: 'What isn’t listed is still yours, loose in your wallet. You can list it again.',
    },
  },
});
