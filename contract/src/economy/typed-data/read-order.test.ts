import { describe, expect, test } from 'vitest';

import { listingTerms } from '../../../fixtures/economy/orders';
import { aliceAddress, bobAddress } from '../../../fixtures/users';
import { buildOrder } from './build-order';
import { hashCommitments } from './commitments';
import { readOrder, UnreadableOrder } from './read-order';
import { NO_BYTES32, type OrderComponents } from './seaport';
import type { OfferTerms, TradeTerms } from './terms';

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

describe('what an order says is read back out of what is signed', () => {
  test('a listing, edition by edition', () => {
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

  test('an offer for an avatar that still wears something', () => {
    expect(readOrder(1, buildOrder(offerTerms))).toMatchObject({
      kind: 'offer',
      asset: offerTerms.asset,
      quantity: 1n,
      unitPrice: 120_000_000_000_000_000n,
      unitProceeds: 111_000_000_000_000_000n,
      commitmentsHash: hashCommitments([commitment]),
    });
  });

  test('a trade of items for items', () => {
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

  test('a price that does not divide: the fees are rounded down, and everything adds up', () => {
    const facts = readOrder(1, buildOrder({ ...listingTerms, unitPrice: 1_001n }));
    expect(facts).toMatchObject({ unitPrice: 1_001n, unitProceeds: 926n });
    expect(facts).toMatchObject({ fees: [{ amount: 25n }, { amount: 50n }] });
  });
});

describe('commitments', () => {
  test('none is 32 zero bytes, each one counts, and so does their order', () => {
    const other = { ...commitment, avatarId: '8' };
    expect(hashCommitments([])).toBe(NO_BYTES32);
    const hashes = [[commitment], [other], [commitment, other], [other, commitment]].map((list) =>
      hashCommitments(list),
    );
    expect(new Set(hashes).size).toBe(4);
  });
});

const spoilt = (change: (components: OrderComponents) => void, terms = listingTerms) => {
  const components = structuredClone(buildOrder(terms));
  change(components);
  return () => readOrder(1, components);
};

describe('what this market cannot promise is not read', () => {
  test.each<[string, (components: OrderComponents) => void]>([
    [
      'an amount that changes with time',
      ({ offer }) => offer.forEach((item) => (item.endAmount = '9')),
    ],
    [
      'a zero amount',
      ({ offer }) => offer.forEach((item) => (item.startAmount = item.endAmount = '0')),
    ],
    [
      'units that are unequal',
      ({ consideration: [first] }) => {
        if (first) first.startAmount = first.endAmount = '100000000000000001';
      },
    ],
    [
      'proceeds for somebody else',
      ({ consideration: [first] }) => {
        if (first) first.recipient = bobAddress;
      },
    ],
    ['a zone that is not ours', (components) => (components.zone = bobAddress)],
    ['a zone hash without a zone', (components) => (components.zoneHash = `0x${'1'.repeat(64)}`)],
    ['a contract order', (components) => (components.orderType = 4)],
    ['a restricted order without the zone', (components) => (components.orderType = 3)],
    ['editions that cannot be bought one by one', (components) => (components.orderType = 0)],
    ['a conduit', (components) => (components.conduitKey = `0x${'1'.repeat(64)}`)],
    ['criteria in place of an item', ({ offer }) => offer.forEach((item) => (item.itemType = 5))],
    [
      'a foreign token as money',
      ({ consideration }) => consideration.forEach((item) => (item.itemType = 1)),
    ],
  ])('%s', (_, change) => {
    expect(spoilt(() => {})).not.toThrow();
    expect(spoilt(change)).toThrow(UnreadableOrder);
  });

  test('an offer in the wrapped coin of another chain', () => {
    expect(() => readOrder(137, buildOrder(offerTerms))).toThrow(UnreadableOrder);
  });
});
