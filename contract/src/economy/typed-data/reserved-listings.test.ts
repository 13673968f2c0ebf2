import { describe, expect, test } from 'vitest';

import { listingTerms } from '../../../fixtures/economy/orders';
import { aliceAddress, bobAddress } from '../../../fixtures/users';
import { buildOrder } from './build-order';
import { buildMatchOrder, matchFulfillments } from './match-order';
import type { ConsiderationItem, OrderComponents } from './order-components.schema';
import { readOrder, UnreadableOrder } from './read-order';
import { ITEM, NO_ADDRESS } from './seaport';
import type { ListingTerms } from './terms';

const terms: ListingTerms = { ...listingTerms, reservedFor: bobAddress };
const reserved = buildOrder(terms);

test('E462 a reserved listing is a listing whose last item goes to its buyer', () => {
  const facts = readOrder(1, reserved);
  expect(facts).toEqual({ ...readOrder(1, buildOrder(listingTerms)), reservedFor: bobAddress });
  const [given] = reserved.offer;
  expect(reserved.consideration.at(-1)).toEqual({ ...given, recipient: bobAddress });
});

test('E462 another listing is reserved for no wallet', () => {
  expect(readOrder(1, buildOrder(listingTerms))).toMatchObject({ reservedFor: undefined });
});

describe('T195 a listing is refused if its last item', () => {
  const withLast = (change: Partial<ConsiderationItem>): OrderComponents => ({
    ...reserved,
    consideration: reserved.consideration.map((item, index, { length }) =>
      index === length - 1 ? { ...item, ...change } : item,
    ),
  });
  const amount = (units: string) => ({ startAmount: units, endAmount: units });

  test.each<[string, OrderComponents]>([
    ['is another trait', withLast({ identifierOrCriteria: '1' })],
    ['is of another contract', withLast({ token: bobAddress })],
    ['has fewer editions', withLast(amount('2'))],
    ['has more editions', withLast(amount('4'))],
    ['is an avatar', withLast({ itemType: ITEM.erc721 })],
    ['is any trait of a set', withLast({ itemType: ITEM.erc1155OfCriteria })],
    ['goes to the maker', withLast({ recipient: aliceAddress })],
    ['goes to no wallet', withLast({ recipient: NO_ADDRESS })],
    [
      'comes twice',
      {
        ...reserved,
        consideration: [...reserved.consideration, ...reserved.consideration.slice(-1)],
      },
    ],
    [
      'comes before a fee',
      {
        ...reserved,
        consideration: reserved.consideration
          .toSpliced(1, 0, ...reserved.consideration.slice(-1))
          .slice(0, -1),
      },
    ],
    ['comes without a payment', { ...reserved, consideration: reserved.consideration.slice(-1) }],
  ])('%s', (_, components) => {
    expect(() => readOrder(1, components)).toThrow(UnreadableOrder);
  });
});

test('E467 the payment of two of three editions covers the price and each fee once', () => {
  const payment = buildMatchOrder(reserved, bobAddress, { units: 2n, ofUnits: 3n }, 7n);
  const due = reserved.consideration.slice(0, -1).map(({ startAmount }) => BigInt(startAmount));
  expect(payment.offer.map(({ startAmount }) => BigInt(startAmount))).toEqual(
    due.map((wei) => (wei * 2n) / 3n),
  );
  expect(payment).toMatchObject({ offerer: bobAddress, consideration: [], salt: '7' });
  expect(matchFulfillments(reserved)).toHaveLength(reserved.consideration.length);
});
