import { dormantListing, listing } from '@trait-market/contract/fixtures/economy/orders';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { divingHelmetRef, laserEyesRef } from '@trait-market/contract/fixtures/economy/traits';
import type { Item } from '@trait-market/contract/economy/shared';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { expect, test } from 'vitest';

import { radarGroups } from './groups';

const helmet: Item = { kind: 'trait', trait: divingHelmetRef, quantity: 1 };
const eyes = { kind: 'trait', trait: laserEyesRef, quantity: 1 } satisfies Item;
const avatar: Item = { kind: 'avatar', avatar: fathom7 };

const order = (number: number, part: Partial<WalletOrder>): WalletOrder => ({
  ...listing,
  hash: `0x${String(number).padStart(64, '0')}`,
  state: { kind: 'fillable' },
  revivedAt: null,
  ...part,
});

const seen = (orders: WalletOrder[]) =>
  radarGroups(orders).map((group) => [group.key, ...group.orders.map(({ hash }) => Number(hash))]);

test('a listing is grouped under what it gives, an offer under what it asks for', () => {
  expect(
    seen([
      order(1, { gives: [helmet] }),
      order(2, { kind: 'offer', gives: [], gets: [helmet] }),
      order(3, { kind: 'trade', gives: [eyes], gets: [helmet] }),
      order(4, { kind: 'offer', gives: [], gets: [avatar] }),
    ]),
  ).toEqual([
    [`trait ${divingHelmetRef.id}`, 1, 2],
    [`trait ${laserEyesRef.id}`, 3],
    ['avatar fathom-club/7', 4],
  ]);
});

test('a trade is grouped once under each thing that it gives', () => {
  expect(
    seen([
      order(1, { gives: [helmet] }),
      order(2, { kind: 'trade', gives: [avatar, { ...eyes, quantity: 17 }, helmet, helmet] }),
    ]),
  ).toEqual([
    [`trait ${divingHelmetRef.id}`, 1, 2],
    ['avatar fathom-club/7', 2],
    [`trait ${laserEyesRef.id}`, 2],
  ]);
});

test('inactive orders come first, among items and within each', () => {
  const { state } = dormantListing;
  expect(
    seen([
      order(1, { gives: [helmet] }),
      order(2, { gives: [eyes] }),
      order(3, { gives: [eyes], state }),
    ]),
  ).toEqual([
    [`trait ${laserEyesRef.id}`, 3, 2],
    [`trait ${divingHelmetRef.id}`, 1],
  ]);
});
