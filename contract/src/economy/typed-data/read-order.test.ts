import { describe, expect, test } from 'vitest';

import { listingTerms } from '../../../fixtures/economy/orders';
import { aliceAddress, bobAddress } from '../../../fixtures/users';
import { buildOrder } from './build-order';
import { hashCommitments } from './commitments';
import { readOrder } from './read-order';
import type { OrderComponents } from './order-components.schema';
import { NO_BYTES32 } from './seaport';
import type { ListingTerms, OfferTerms, TradeTerms } from './terms';

const { token } = listingTerms.asset;
const commitment = { token, avatarId: '7', slot: 'eyes', traitId: '1000013' } as const;

const offerTerms: OfferTerms = {
  ...listingTerms,
  kind: 'offer',
  asset: { kind: 'avatar', token, tokenId: '7' },
  commitments: [commitment],
};

const tradeTerms: TradeTerms = {
  kind: 'trade',
  chainId: 137,
  maker: bobAddress,
  gives: [{ kind: 'trait', token, tokenId: '1000012', quantity: 2n }],
  gets: [
    { kind: 'trait', token, tokenId: '1000013', quantity: 1n },
    { kind: 'avatar', token, tokenId: '9' },
  ],
  expiresAt: listingTerms.expiresAt,
  counter: '4',
  salt: '1',
  commitments: [],
};

describe('reads the terms of an order from its signed components', () => {
  test('for a listing of several editions', () => {
    expect(readOrder(1, buildOrder(listingTerms))).toEqual({
      kind: 'listing',
      maker: aliceAddress,
      counter: '0',
      startsAt: 0,
      expiresAt: listingTerms.expiresAt,
      commitmentsHash: undefined,
      asset: { ...listingTerms.asset, quantity: 1n },
      quantity: 3n,
      unitPrice: 120_000_000_000_000_000n,
      unitProceeds: 111_000_000_000_000_000n,
      fees: [
        { recipient: listingTerms.fees[0]?.recipient, amount: 3_000_000_000_000_000n },
        { recipient: listingTerms.fees[1]?.recipient, amount: 6_000_000_000_000_000n },
      ],
    });
  });

  test('for an offer for an avatar that must still wear something', () => {
    expect(readOrder(1, buildOrder(offerTerms))).toMatchObject({
      kind: 'offer',
      asset: offerTerms.asset,
      quantity: 1n,
      unitPrice: 120_000_000_000_000_000n,
      unitProceeds: 111_000_000_000_000_000n,
      commitmentsHash: hashCommitments([commitment]),
    });
  });

  test('for a listing of a single edition', () => {
    const asset = { ...listingTerms.asset, quantity: 1n };
    expect(readOrder(1, buildOrder({ ...listingTerms, asset }))).toMatchObject({
      kind: 'listing',
      asset,
      quantity: 1n,
      unitPrice: 120_000_000_000_000_000n,
    });
  });

  test('for a listing of an avatar that must still wear something', () => {
    const asset = { kind: 'avatar', token, tokenId: '7' } as const;
    const terms: ListingTerms = { ...listingTerms, asset, commitments: [commitment] };
    expect(readOrder(1, buildOrder(terms))).toMatchObject({
      kind: 'listing',
      quantity: 1n,
      asset,
      unitPrice: 120_000_000_000_000_000n,
      unitProceeds: 111_000_000_000_000_000n,
      commitmentsHash: hashCommitments([commitment]),
    });
  });

  test('for an offer for editions while an avatar still wears something', () => {
    const asset = { kind: 'trait', token, tokenId: '1000012', quantity: 2n } as const;
    expect(readOrder(1, buildOrder({ ...offerTerms, asset }))).toMatchObject({
      kind: 'offer',
      asset: { ...asset, quantity: 1n },
      quantity: 2n,
      unitPrice: 120_000_000_000_000_000n,
      unitProceeds: 111_000_000_000_000_000n,
      commitmentsHash: hashCommitments([commitment]),
    });
  });

  test('for an avatar for a trait', () => {
    const gives = tradeTerms.gets.slice(1);
    const gets = tradeTerms.gets.toReversed();
    expect(readOrder(137, buildOrder({ ...tradeTerms, gives, gets }))).toMatchObject({
      kind: 'trade',
      gives,
      gets,
    });
  });

  test('for a trade of items for items', () => {
    const { gives, gets } = tradeTerms;
    expect(readOrder(137, buildOrder(tradeTerms))).toMatchObject({
      kind: 'trade',
      maker: bobAddress,
      gives,
      gets,
      quantity: 1n,
      counter: '4',
    });
  });

  test.each([
    ['given', 111_000_000_000_000_000n],
    ['wanted', 111_000_000_000_000_000n],
  ] as const)(
    'E432 for a trade with coin that is %s: the receiver pays the fees',
    (side, proceeds) => {
      const { gives, gets } = tradeTerms;
      const { unitPrice: amount, fees } = listingTerms;
      const facts = readOrder(137, buildOrder({ ...tradeTerms, coin: { side, amount, fees } }));
      expect(facts).toMatchObject({
        kind: 'trade',
        gives,
        gets,
        quantity: 1n,
        coin: {
          side,
          amount,
          proceeds,
          fees: [
            { recipient: fees[0]?.recipient, amount: 3_000_000_000_000_000n },
            { recipient: fees[1]?.recipient, amount: 6_000_000_000_000_000n },
          ],
        },
      });
    },
  );

  test('E432 for a trade whose coin has no fees', () => {
    const coin = { side: 'wanted', amount: 1n, fees: [] } as const;
    expect(readOrder(137, buildOrder({ ...tradeTerms, coin }))).toMatchObject({
      coin: { side: 'wanted', amount: 1n, proceeds: 1n, fees: [] },
    });
    expect(readOrder(137, buildOrder(tradeTerms))).toMatchObject({ coin: undefined });
  });

  test('for a price that does not divide evenly: the fees are rounded down, and everything adds up', () => {
    const facts = readOrder(1, buildOrder({ ...listingTerms, unitPrice: 1_001n }));
    expect(facts).toMatchObject({ unitPrice: 1_001n, unitProceeds: 926n });
    expect(facts).toMatchObject({ fees: [{ amount: 25n }, { amount: 50n }] });
  });
});

test('an order that ends after the last possible date is read as ending on that date', () => {
  const lasting = (endTime: string) =>
    readOrder(1, { ...buildOrder(listingTerms), startTime: '5', endTime });
  const last = Math.floor(Number.MAX_SAFE_INTEGER / 1000) * 1000;
  expect(lasting('9')).toMatchObject({ startsAt: 5000, expiresAt: 9000 });
  expect(lasting(String(last / 1000)).expiresAt).toBe(last);
  expect(lasting(String(2n ** 256n - 1n)).expiresAt).toBe(last);
});

describe('commitments', () => {
  test('none is 32 zero bytes, and each one matters, as does their order', () => {
    const other = { ...commitment, avatarId: '8' };
    expect(hashCommitments([])).toBe(NO_BYTES32);
    const hashes = [[commitment], [other], [commitment, other], [other, commitment]].map((list) =>
      hashCommitments(list),
    );
    expect(new Set(hashes).size).toBe(4);
  });
});

const listing = buildOrder(listingTerms);
const offer = buildOrder(offerTerms);

const changed = <Item>(items: readonly Item[], place: number, change: Partial<Item>): Item[] =>
  items.map((item, index) => (index === place ? { ...item, ...change } : item));

const amount = (each: string) => ({ startAmount: each, endAmount: each });

const offerWithFees = (...fees: string[]) => ({
  offer: changed(offer.offer, 0, amount('4')),
  consideration: [
    ...offer.consideration.slice(0, 1),
    ...fees.map((fee) => ({ ...listing.consideration[1], ...offer.offer[0], ...amount(fee) })),
  ] as OrderComponents['consideration'],
});

test('the fees of an offer can leave its seller one wei', () => {
  expect(readOrder(1, { ...offer, ...offerWithFees('1', '2') })).toMatchObject({
    unitPrice: 4n,
    unitProceeds: 1n,
  });
});
