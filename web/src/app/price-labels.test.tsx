import { fathom7, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import type { Price } from '@trait-market/contract/economy/shared';
import type { InventoryItem, WalletOrder } from '@trait-market/contract/economy/wallets';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

import { ItemFacts } from '@/features/actions/shared/picking/item-facts';
import { bestOfferChoice, floorChoice, setChoices } from '@/features/actions/shared/prices/choices';
import { MarketLine } from '@/features/own-orders/market-line';
import { compareOffer } from '@/features/own-orders/received/compare-offer';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';

const price = (amount: string): Price => ({ chainId: 1, coin: 'native', amount });
const CHEAP = price('100000000000000000');
const DEAR = price('200000000000000000');

const order = (changes: Partial<WalletOrder>): WalletOrder => ({
  ...listing,
  unitPrice: DEAR,
  state: { kind: 'fillable' },
  revivedAt: null,
  market: { floor: CHEAP, undercutBy: null, bestOffer: CHEAP, lastSale: null },
  ...changes,
});
const offer: Partial<WalletOrder> = { kind: 'offer', gives: [], gets: listing.gives };

const helmets = inventoryPage.items.find((item) => item.kind === 'trait');

/** Editions of a trait whose floor is 0.1 ETH, and 0.1 or 0.2 ETH without the user's listings. */
const held = (others: Price): InventoryItem => {
  if (helmets?.kind !== 'trait') throw new Error('There is no trait.');
  const trait = { ...helmets.trait, floor: CHEAP };
  return { ...helmets, trait, quantity: 1, worth: { floor: others, bestOffer: null } };
};

const shown = (node: ReactNode): string =>
  renderScreen(stubActions().within(node)).container.textContent;

const { floor } = divingHelmetDetail;
type Row = [screen: string, text: () => string, label: RegExp];

const rows: readonly Row[] = [
  [
    'an offer form, whose floor counts all listings',
    () => floorChoice({ floor }, { isFloorOwn: false }).label,
    /^Floor$/,
  ],
  [
    'an offer form, whose floor is an own listing',
    () => floorChoice({ floor }, { isFloorOwn: true }).label,
    /^Floor, yours$/,
  ],
  [
    'a form without own offers above the best one of others',
    () => bestOfferChoice({ bestOffer: CHEAP, isBestOfferOwn: false }).label,
    /^Best offer$/,
  ],
  [
    'a form that leaves out a higher own offer',
    () => bestOfferChoice({ bestOffer: CHEAP, isBestOfferOwn: true }).label,
    /^Best offer by others$/,
  ],
  [
    'the floor of a set, without the buyer’s listings',
    () => setChoices(undefined)[0]?.label ?? '',
    /^Others’ floor$/,
  ],
  [
    'the best offer for a set, without the buyer’s',
    () => setChoices(undefined)[3]?.label ?? '',
    /^Best offer by others$/,
  ],
  ['the row of an own listing', () => shown(<MarketLine order={order({})} />), /Floor 0\.1.ETH/],
  [
    'the best offer in the row of an own listing',
    () => shown(<MarketLine order={order({})} />),
    /best offer by others 0\.1.ETH/,
  ],
  [
    'the row of an own offer',
    () => shown(<MarketLine order={order(offer)} />),
    /Others’ floor 0\.1.ETH/,
  ],
  [
    'the best offer in the row of an own offer',
    () => shown(<MarketLine order={order(offer)} />),
    /best offer 0\.1.ETH/,
  ],
  [
    'the row of a received offer',
    () => compareOffer(order(offer)).join(' '),
    /^100% above the others’ floor, 0\.1 ETH/,
  ],
  [
    'a trait to give, whose floor is of others',
    () => shown(<ItemFacts item={held(CHEAP)} />),
    /Floor 0\.1.ETH/,
  ],
  [
    'a trait to give, of which the user has the cheapest listing',
    () => shown(<ItemFacts item={held(DEAR)} />),
    /Others’ floor 0\.2.ETH/,
  ],
  [
    'an avatar to give',
    () =>
      shown(
        <ItemFacts
          item={{ kind: 'avatar', avatar: fathom7, worth: { floor: DEAR, bestOffer: null } }}
        />,
      ),
    /Others’ floor 0\.2.ETH/,
  ],
];

test.each(rows)('E447 %s says whose orders its price counts', (_, text, label) => {
  expect(text()).toMatch(label);
});
