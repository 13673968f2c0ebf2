import { describe, expect, test } from 'vitest';

import { listingTerms } from '../../../fixtures/economy/orders';
import { aliceAddress, bobAddress } from '../../../fixtures/users';
import { buildOrder } from './build-order';
import { COMMITMENT_ZONE } from './commitment-zone';
import { readOrder, UnreadableOrder } from './read-order';
import type { OrderComponents } from './order-components.schema';
import { ITEM, NO_ADDRESS } from './seaport';
import type { ListingTerms, OfferTerms, OrderTerms, TradeTerms } from './terms';

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

const listing = buildOrder(listingTerms);
const offer = buildOrder(offerTerms);
const trade = buildOrder(tradeTerms);
const giving = buildOrder({
  ...tradeTerms,
  coin: { side: 'given', amount: 100n, fees: listingTerms.fees },
});
const wanting = buildOrder({
  ...tradeTerms,
  coin: { side: 'wanted', amount: 100n, fees: listingTerms.fees },
});
const zoneHash = `0x${'1'.repeat(64)}` as const;

const changed = <Item>(items: readonly Item[], place: number, change: Partial<Item>): Item[] =>
  items.map((item, index) => (index === place ? { ...item, ...change } : item));

const amount = (each: string) => ({ startAmount: each, endAmount: each });

const paid = (place: number, change: Partial<OrderComponents['consideration'][number]>) => ({
  consideration: changed(listing.consideration, place, change),
});
const given = (change: Partial<OrderComponents['offer'][number]>) => ({
  offer: changed(listing.offer, 0, change),
});

const offerWithFees = (...fees: string[]) => ({
  offer: changed(offer.offer, 0, amount('4')),
  consideration: [
    ...offer.consideration.slice(0, 1),
    ...fees.map((fee) => ({ ...listing.consideration[1], ...offer.offer[0], ...amount(fee) })),
  ] as OrderComponents['consideration'],
});

describe('an order that this market cannot guarantee is refused with a reason:', () => {
  const expectRefused = (
    { chainId }: OrderTerms,
    components: OrderComponents,
    change: Partial<OrderComponents>,
    words: string,
  ): void => {
    expect(() => readOrder(chainId, components)).not.toThrow();
    expect(() => readOrder(chainId, { ...components, ...change })).toThrow(
      new UnreadableOrder(words),
    );
  };

  const ONE: ListingTerms = { ...listingTerms, asset: { ...listingTerms.asset, quantity: 1n } };

  test.each<[string, Partial<OrderComponents>, string]>([
    [
      'an amount that changes with time',
      given({ endAmount: '9' }),
      'An amount may not change with time.',
    ],
    ['a zero amount', given(amount('0')), 'An amount may not be zero.'],
    [
      'proceeds that are unequal',
      paid(0, amount('100000000000000001')),
      'The amounts do not divide into equal units.',
    ],
    ['fees that are unequal', paid(2, amount('4')), 'The amounts do not divide into equal units.'],
    ['proceeds for a third party', paid(0, { recipient: bobAddress }), 'The maker is paid first.'],
    ['a zone that is not ours', { zone: bobAddress }, 'The zone is not the market’s.'],
    [
      'a zone hash in an open order',
      { zoneHash, orderType: 1 },
      'An open order has no zone and no zone hash.',
    ],
    [
      'a contract order',
      { orderType: 4, zone: COMMITMENT_ZONE },
      'There is no such type of order here.',
    ],
    [
      'a restricted order without the zone',
      { orderType: 3, zone: NO_ADDRESS },
      'The zone is not the market’s.',
    ],
    [
      'editions that cannot be bought one by one',
      { orderType: 2 },
      'Editions are sold one by one.',
    ],
    ['a conduit', { conduitKey: zoneHash }, 'An order here goes through no conduit.'],
    [
      'criteria in place of an item',
      given({ itemType: 5 }),
      'Only traits and avatars change hands for each other.',
    ],
    ['several of one avatar', given({ itemType: ITEM.erc721 }), 'There is one of each avatar.'],
    [
      'two traits for one price',
      { offer: [...listing.offer, ...listing.offer] },
      'A listing gives one trait or one avatar.',
    ],
    ['proceeds in a foreign token', paid(0, { itemType: 1 }), 'A listing asks for native coin.'],
    ['a fee in a foreign token', paid(2, { itemType: 1 }), 'A listing asks for native coin.'],
    ['native coin of an address', paid(1, { token }), 'A listing asks for native coin.'],
    [
      'native coin of a number',
      paid(1, { identifierOrCriteria: '1' }),
      'A listing asks for native coin.',
    ],
    ['nothing that is given', { offer: [] }, 'It is empty.'],
    ['nothing that is paid', { consideration: [] }, 'It is empty.'],
  ])('a listing with %s', (_, change, words) => {
    expectRefused(listingTerms, listing, change, words);
  });

  test('a listing of an avatar in parts', () => {
    const avatar = buildOrder({ ...ONE, asset: { kind: 'avatar', token, tokenId: '7' } });
    expectRefused(
      ONE,
      avatar,
      { offer: [{ ...avatar.offer[0], ...amount('2') }] as OrderComponents['offer'] },
      'There is one of each avatar.',
    );
  });

  test.each<[string, Partial<OrderComponents>, string]>([
    [
      'more than money',
      { offer: [...offer.offer, ...offer.offer] },
      'An offer gives wrapped coin of its chain.',
    ],
    [
      'money of a number',
      { offer: changed(offer.offer, 0, { identifierOrCriteria: '1' }) },
      'Only traits and avatars change hands for each other.',
    ],
    [
      'money that is not of the kind of wrapped coin',
      { offer: changed(offer.offer, 0, { itemType: 0 }) },
      'Only traits and avatars change hands for each other.',
    ],
    [
      'an item for a third party',
      { consideration: changed(offer.consideration, 0, { recipient: bobAddress }) },
      'The maker gets what it asks for.',
    ],
    [
      'one of its fees in another coin',
      { consideration: changed(offer.consideration, 1, { itemType: 0 }) },
      'The fees of an offer are in wrapped coin.',
    ],
    [
      'fees as high as its price',
      offerWithFees('1', '3'),
      'The fees of an offer are below its price.',
    ],
    ['fees above its price', offerWithFees('1', '4'), 'The fees of an offer are below its price.'],
    ['nothing that is wanted', { consideration: [] }, 'It is empty.'],
  ])('an offer with %s', (_, change, words) => {
    expectRefused(offerTerms, offer, change, words);
  });

  test('an offer in the wrapped coin of another chain', () => {
    expect(() => readOrder(137, offer)).toThrow(UnreadableOrder);
  });

  test.each<[string, Partial<OrderComponents>, string]>([
    ['a part of it', { orderType: 3 }, 'A trade is filled as a whole.'],
    [
      'one of its items for a third party',
      { consideration: changed(trade.consideration, 1, { recipient: aliceAddress }) },
      'The maker gets what it asks for.',
    ],
    ['nothing that is given', { offer: [] }, 'It is empty.'],
  ])('a trade with %s', (_, change, words) => {
    expectRefused(tradeTerms, trade, change, words);
  });

  const [oneGiven, coinGiven] = giving.offer;
  const paidLast = (change: Partial<OrderComponents['consideration'][number]>) => ({
    consideration: changed(wanting.consideration, 2, change),
  });
  const feesOf = (...amounts: string[]) => ({
    consideration: [
      ...trade.consideration,
      ...amounts.map((each) => ({ ...giving.consideration[2], ...amount(each) })),
    ] as OrderComponents['consideration'],
  });

  test.each<[string, OrderComponents, Partial<OrderComponents>, string]>([
    [
      'coin between its items',
      giving,
      { offer: [oneGiven, coinGiven, oneGiven] as OrderComponents['offer'] },
      'Only traits and avatars change hands for each other.',
    ],
    [
      'coin twice',
      giving,
      { offer: [oneGiven, coinGiven, coinGiven] as OrderComponents['offer'] },
      'Only traits and avatars change hands for each other.',
    ],
    [
      'native coin that is given',
      giving,
      { offer: changed(giving.offer, 1, { itemType: ITEM.native, token: NO_ADDRESS }) },
      'Only traits and avatars change hands for each other.',
    ],
    [
      'coin on both sides',
      giving,
      { consideration: wanting.consideration },
      'The fees of given coin are in wrapped coin.',
    ],
    [
      'fees on given coin in another token',
      giving,
      { consideration: changed(giving.consideration, 2, { token }) },
      'The fees of given coin are in wrapped coin.',
    ],
    [
      'fees as high as its coin',
      giving,
      feesOf('60', '40'),
      'The fees of a trade are below its coin.',
    ],
    [
      'wrapped coin that is wanted',
      wanting,
      paidLast({ itemType: ITEM.erc20, token: giving.offer[1]?.token ?? token }),
      'A trade wants native coin, after all items.',
    ],
    [
      'an item after the coin that is wanted',
      wanting,
      { consideration: [...wanting.consideration, ...trade.consideration] },
      'A trade wants native coin, after all items.',
    ],
    [
      'wanted coin for a third party',
      wanting,
      paidLast({ recipient: aliceAddress }),
      'The maker is paid first.',
    ],
    [
      'more coin than there is',
      wanting,
      paidLast(amount(String(2n ** 128n))),
      'An order costs less than 2^128 wei in all.',
    ],
  ])('E432 a trade with %s', (_, components, change, words) => {
    expectRefused(tradeTerms, components, change, words);
  });
});
