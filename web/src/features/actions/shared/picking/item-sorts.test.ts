import { inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import type { InventoryItem } from '@trait-market/contract/economy/wallets';
import { expect, test } from 'vitest';

import { itemName } from '@/lib/economy/orders/item-words';

import { sortItems } from './item-sorts';

const [avatar, helmets] = inventoryPage.items;
if (avatar?.kind !== 'avatar' || helmets?.kind !== 'trait') throw new Error('They are not both.');

const worthOf = (tenths: number | null) => ({
  floor:
    tenths === null
      ? null
      : { chainId: 1 as const, coin: 'native' as const, amount: `${tenths}00000000000000000` },
  bestOffer: null,
});
const trait = (value: string, floor: number | null, quantity: number, acquiredAt?: string) => ({
  ...helmets,
  trait: { ...helmets.trait, id: value, value },
  quantity,
  worth: worthOf(floor),
  acquiredAt,
});
const items: InventoryItem[] = [
  trait('Crown', 9, 3, '2026-11-20T00:00:00.000Z'),
  trait('Apron', 4, 1),
  { ...avatar, worth: worthOf(5), acquiredAt: '2026-11-21T00:00:00.000Z' },
  trait('Hat 10', null, 1, '2026-11-19T00:00:00.000Z'),
  trait('Hat 9', null, 1),
];

test.each([
  ['cheapest', ['Crown', 'Apron', 'Fathom Club #7', 'Hat 9', 'Hat 10']],
  ['dearest', ['Fathom Club #7', 'Apron', 'Crown', 'Hat 9', 'Hat 10']],
  ['newest', ['Fathom Club #7', 'Crown', 'Hat 10', 'Apron', 'Hat 9']],
  ['name', ['Apron', 'Crown', 'Fathom Club #7', 'Hat 9', 'Hat 10']],
] as const)(
  'E388 own items are sorted by %s, and those without a value come last',
  (sort, names) => {
    expect(sortItems(items, sort).map(itemName)).toEqual(names);
  },
);

test('E677 own items are sorted by how close their floor is to a value, and those without one come last', () => {
  expect(sortItems(items, 'closest', 34n * 10n ** 16n).map(itemName)).toEqual([
    'Crown',
    'Apron',
    'Fathom Club #7',
    'Hat 9',
    'Hat 10',
  ]);
  expect(sortItems(items, 'closest', 5n * 10n ** 17n).map(itemName)).toEqual([
    'Fathom Club #7',
    'Apron',
    'Crown',
    'Hat 9',
    'Hat 10',
  ]);
});
