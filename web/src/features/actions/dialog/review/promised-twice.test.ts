import { buildOrder, readOrder } from '@trait-market/contract/economy/typed-data';
import { inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { bobAddress } from '@trait-market/contract/fixtures/users';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { expect, test } from 'vitest';

import { promisedTwice } from './promised-twice';

const helmets = (quantity: number, listedByOwner: number) =>
  inventoryPage.items.flatMap((item) =>
    item.kind === 'trait' ? [{ ...item, quantity, listedByOwner }] : [],
  );
const { token, tokenId } = listingTerms.asset;
const trade = readOrder(
  1,
  buildOrder({
    ...listingTerms,
    kind: 'trade',
    commitments: [],
    gives: [
      { kind: 'avatar', token, tokenId },
      { kind: 'trait', token, tokenId, quantity: 17n },
    ],
    gets: [{ kind: 'trait', token, tokenId: '99', quantity: 1n }],
  }),
);

test('warns when editions are both listed and given in a trade, since both cannot be fulfilled', () => {
  expect(promisedTwice(trade, helmets(18, 2), [])).toEqual([
    expect.stringMatching(
      /^You hold 18 × “Brass Diving Helmet” \(0x747…0003 #\d+\) and would offer 19\./,
    ),
  ]);
});

test('warns of a second listing of the same editions', () => {
  const second = readOrder(1, buildOrder(listingTerms));
  expect(promisedTwice(second, helmets(3, 3), [])).toHaveLength(1);
  expect(promisedTwice(second, helmets(6, 3), [])).toEqual([]);
});

test('says nothing when there are enough editions, none is listed or the number is unknown', () => {
  expect(promisedTwice(trade, helmets(19, 2), [])).toEqual([]);
  expect(promisedTwice(trade, helmets(17, 0), [])).toEqual([]);
  expect(promisedTwice(trade, [], [])).toEqual([]);
});

test('an offer gives coins, not editions', () => {
  const offer = buildOrder({ ...listingTerms, kind: 'offer', commitments: [] });
  expect(promisedTwice(readOrder(1, offer), helmets(1, 1), [])).toEqual([]);
});

test('E431 editions in a reserved listing are promised, too', () => {
  const reserved: WalletOrder = {
    ...listing,
    remaining: 2,
    reservedFor: { address: bobAddress, username: null },
    state: { kind: 'fillable' },
    revivedAt: null,
  };
  const words = promisedTwice(trade, helmets(18, 0), [reserved]);
  expect(words).toEqual([expect.stringContaining('and would offer 19')]);
  const inactive = { kind: 'dormant', reason: 'not-approved', message: '' } as const;
  for (const other of [{ reservedFor: undefined }, { state: inactive }, { kind: 'offer' as const }])
    expect(promisedTwice(trade, helmets(18, 0), [{ ...reserved, ...other }])).toEqual([]);
});
