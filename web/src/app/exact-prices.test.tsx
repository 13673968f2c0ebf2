import { fathom7Detail, offerForFathom7 } from '@trait-market/contract/fixtures/economy/avatars';
import { fathomClub, leaderPage } from '@trait-market/contract/fixtures/economy/collectors';
import { offer } from '@trait-market/contract/fixtures/economy/orders';
import {
  collectionOfferPage,
  pastOfferPage,
  traitDepth,
} from '@trait-market/contract/fixtures/economy/tokens';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import type { Price } from '@trait-market/contract/economy/shared';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import { AvatarOrders } from '@/features/avatar-page/avatar-orders';
import { CollectionOffers } from '@/features/collection-page/collection-offers';
import { WorthLine } from '@/features/inventory/worth-line';
import { LeaderTable } from '@/features/leaders/leader-table';
import { OfferRecords } from '@/features/trait-page/offer-records/offer-records';
import { TraitOrders } from '@/features/trait-page/trait-orders';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

const long: Price = { chainId: 1, coin: 'wrapped', amount: '13459851200000000000000' };
const pageOf = (item: object) => ({ body: { items: [item], nextCursor: null, total: 1 } });
const { id } = divingHelmetDetail;
const [level] = traitDepth.levels;
const [past] = pastOfferPage.items;
const [leader] = leaderPage.items;
const [ofCollection] = collectionOfferPage.items;

const rows: readonly [place: string, node: () => ReactNode, path: string, answer: object][] = [
  [
    'a trait’s orders',
    () => <TraitOrders trait={divingHelmetDetail} />,
    `/economy/v1/traits/${id}/orders?kind=offer&limit=60`,
    { ...offer, unitPrice: long },
  ],
  [
    'an avatar’s orders',
    () => <AvatarOrders avatar={fathom7Detail} isOwn={false} />,
    '/economy/v1/avatars/fathom-club/7/orders',
    { ...offerForFathom7, unitPrice: long },
  ],
  [
    'a collection’s offers',
    () => <CollectionOffers collection={fathomClub} />,
    '/economy/v1/collections/fathom-club/offers',
    { ...ofCollection, unitPrice: long },
  ],
  [
    'a trait’s past offers',
    () => <OfferRecords id={id} />,
    `/economy/v1/traits/${id}/past-offers`,
    { ...past, unitPrice: long },
  ],
];

test.each(rows)('E577 %s have prices with all digits', async (_, node, path, item) => {
  stubApi({
    [path]: pageOf(item),
    [`/economy/v1/traits/${id}/orders`]: { body: { items: [], nextCursor: null, total: 0 } },
    [`/economy/v1/traits/${id}/depth`]: {
      body: { ...traitDepth, levels: [level], prices: 1, quantity: 1, offers: 1 },
    },
  });
  renderScreen(stubActions().within(node()));
  expect(await screen.findByText('13,459.8512 WETH')).toBeInTheDocument();
});

test('E577 an inventory rounds the value, never the best offer, and neither has ≈', () => {
  const native = { ...long, coin: 'native' } as const;
  renderScreen(
    <WorthLine
      worth={{ floor: native, bestOffer: long }}
      sort="floor"
      counted="all"
      isOwn
      to="/"
      about="it"
    />,
  );
  expect(screen.getByText('13,460 ETH')).toHaveAttribute('title', '13,459.8512 ETH');
  expect(screen.getByText('13,459.8512 WETH')).toBeInTheDocument();
});

test('E704 the volume of leaders is rounded as on other pages', () => {
  renderScreen(
    <LeaderTable
      leaders={leader ? [{ ...leader, value: long.amount }] : []}
      ranking={{ metric: 'volume', period: 'week', chainId: 1 }}
    />,
  );
  expect(screen.getByText('13,460 ETH')).toHaveAttribute('title', '13,459.8512 ETH');
});
