import { fathomClub, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { listing, sale } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail, traitHistory } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';

import { TraitPage } from '@/features/trait-page/trait-page';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

const { id } = divingHelmetDetail;
export const TRAIT = `/economy/v1/traits/${id}`;
const none = { items: [], nextCursor: null, total: 0 };

export const showTrait = (
  answers: Parameters<typeof stubApi>[0] = {},
  options: Parameters<typeof renderScreen>[1] = {},
) => {
  const api = stubApi({
    [TRAIT]: { body: divingHelmetDetail },
    [`${TRAIT}/history`]: { body: { ...traitHistory, items: [sale], total: 1 } },
    [`${TRAIT}/orders`]: { body: none },
    [`/economy/v1/collections/${divingHelmetDetail.collection}`]: { body: fathomClub },
    [`/economy/v1/wallets/${aliceAddress}/inventory`]: { body: inventoryPage },
    ...answers,
  });
  const { start, within: withActions } = stubActions();
  renderScreen(withActions(<TraitPage id={id} />), options);
  return { ...api, start };
};

export const region = (name: string) => screen.findByRole('region', { name });
export const ofBob = { ...listing, maker: { address: bobAddress, username: 'bob' } };

export const aliceHolds = (changes: { listedByOwner?: number; offersReceived?: number }) => ({
  [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
    body: {
      ...inventoryPage,
      items: inventoryPage.items.map((item) =>
        item.kind === 'trait' && item.trait.id === id ? { ...item, ...changes } : item,
      ),
    },
  },
});

export const ordersOf = (kind: 'offer' | 'trade') => `${TRAIT}/orders?kind=${kind}&limit=60`;
