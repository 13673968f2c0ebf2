import type { ListingFacts } from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';

import type { ForSale } from '@/lib/actions/action';

import { ownOrders, type OrderStep } from '../messages/order';
import { type ActionOf, defineAction } from '../shared/action';
import { makesOrders } from '../shared/making-orders';
import { isOfAvatar, isOfTrait } from '../shared/matching';
import { CHEAPEST_AVATAR } from '@/lib/price-warnings/references';
import { saleWarnings } from '../shared/prices/sale-warnings';
import { Form } from './form';
import { forSaleKey, heldOf, nameOf, subjectOf } from './for-sale';
import { comparedOf } from './several-prices';

const isOrderOf =
  (facts: ListingFacts, step: OrderStep) =>
  (item: ForSale): boolean => {
    const { token, tokenId } = subjectOf(item);
    return (
      ('avatar' in item
        ? isOfAvatar(facts, { tokenId }, step)
        : isOfTrait(facts, undefined, step) && facts.asset.tokenId === tokenId) &&
      isSameAddress(token, facts.asset.token) &&
      facts.quantity <= BigInt(heldOf(item))
    );
  };

export const listSeveral = defineAction<'listSeveral'>({
  Form,
  ...makesOrders('listing', (facts, { items }: ActionOf<'listSeveral'>, step) =>
    items.some(isOrderOf(facts, step)),
  ),
  chains: ({ items }) => items.map((item) => subjectOf(item).chainId),
  canSkip: (_act, { steps, at }) => steps[at]?.kind === 'order',
  several: {
    lines: ({ items }) =>
      items.map((item) => ({
        id: forSaleKey(item),
        label: nameOf(item),
        imageUrl: subjectOf(item).imageUrl,
        references: {
          floor: comparedOf(item).floor,
          lastSale: subjectOf(item).lastSale?.price ?? null,
          ...('avatar' in item && { floorName: CHEAPEST_AVATAR }),
        },
        ...('avatar' in item && { soldAs: item.avatar }),
        warnings: (price) =>
          saleWarnings(
            { ...comparedOf(item), lastSale: subjectOf(item).lastSale?.price ?? null },
            price,
            'avatar' in item ? 'the floor of its collection' : undefined,
          ),
      })),
    withoutStep: 'Left out',
    next: ownOrders.listing,
    words: {
      all: (count) => (count === 1 ? 'Your listing is live' : `Your ${count} listings are live`),
      some: (done, count) => `You listed ${done} of ${count}`,
      none: 'You listed nothing',
      allWords: 'They’re signed and on the market. You can cancel each at any time.',
      someWords: 'What isn’t listed is still yours, in your wallet. You can list it again.',
    },
  },
});
