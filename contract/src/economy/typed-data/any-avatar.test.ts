import { encodeAbiParameters, keccak256 } from 'viem';
import { describe, expect, test } from 'vitest';

import {
  anyFathomOffer,
  anyFathomTerms,
  receivedAnyFathomOffer,
} from '../../../fixtures/economy/criteria';
import { listingTerms } from '../../../fixtures/economy/orders';
import { bobAddress } from '../../../fixtures/users';
import { OrderSchema } from '../orders/orders.schema';
import { WalletOrderSchema } from '../wallets/wallet-orders.schema';
import { buildOrder } from './build-order';
import { hashFillItems } from './fill-permit';
import type { ConsiderationItem, OrderComponents } from './order-components.schema';
import { orderHash } from './order-hash';
import { readOrder, UnreadableOrder } from './read-order';
import { ITEM, NO_BYTES32, ORDER_TYPE } from './seaport';
import type { OfferTerms } from './terms';

const { token } = anyFathomTerms.asset;
const components = buildOrder(anyFathomTerms);
const oneTerms: OfferTerms = {
  ...anyFathomTerms,
  asset: { kind: 'anyAvatar', token, quantity: 1n },
};

test('E602 an offer for any avatar of a collection is an item of criteria 0', () => {
  expect(OrderSchema.parse(anyFathomOffer)).toEqual(anyFathomOffer);
  expect(WalletOrderSchema.parse(receivedAnyFathomOffer)).toEqual(receivedAnyFathomOffer);
  expect(components.consideration[0]).toEqual({
    itemType: 4,
    token,
    identifierOrCriteria: '0',
    startAmount: '2',
    endAmount: '2',
    recipient: bobAddress,
  });
  expect(components).toMatchObject({
    orderType: ORDER_TYPE.partialRestricted,
    zoneHash: NO_BYTES32,
  });
  expect(buildOrder(oneTerms).orderType).toBe(ORDER_TYPE.fullRestricted);
  expect(orderHash(components)).toBe(anyFathomOffer.hash);
  expect(orderHash(components)).not.toBe(orderHash(buildOrder(oneTerms)));
});

test.each([
  ['several avatars', anyFathomTerms, 2n],
  ['one avatar', oneTerms, 1n],
])('E602 such an offer is read from its components: %s', (_, terms, quantity) => {
  expect(readOrder(1, buildOrder(terms))).toMatchObject({
    kind: 'offer',
    maker: bobAddress,
    asset: { kind: 'anyAvatar', token, quantity: 1n },
    quantity,
    unitPrice: 700_000_000_000_000_000n,
    unitProceeds: 647_500_000_000_000_000n,
  });
});

describe('E602 any avatar is refused', () => {
  const [wanted, ...fees] = components.consideration as [ConsiderationItem, ...ConsiderationItem[]];
  const { recipient: _, ...given } = wanted;
  const listing = buildOrder(listingTerms);
  const trait = { ...listing.offer[0], recipient: bobAddress } as ConsiderationItem;
  const ELSEWHERE = 'Any avatar of a collection is only what an offer wants, as its first item.';

  test.each<[string, Partial<OrderComponents>, string]>([
    [
      'with criteria of a set',
      { consideration: [{ ...wanted, identifierOrCriteria: '7' }, ...fees] },
      'An offer is for any avatar of a collection, not of a set.',
    ],
    [
      'in parts of an order that is filled as a whole',
      { orderType: ORDER_TYPE.fullRestricted },
      'Avatars are bought one by one.',
    ],
    ['after another item', { consideration: [trait, wanted, ...fees] }, ELSEWHERE],
    ['twice', { consideration: [wanted, wanted, ...fees] }, ELSEWHERE],
    ['as what is given', { offer: [given] }, ELSEWHERE],
    ['next to given coin', { offer: [...components.offer, given] }, ELSEWHERE],
    ['in a trade', { offer: listing.offer, orderType: ORDER_TYPE.fullRestricted }, ELSEWHERE],
    [
      'as the last item of a listing',
      { ...listing, consideration: [...listing.consideration, wanted] },
      ELSEWHERE,
    ],
  ])('%s', (_title, change, words) => {
    expect(() => readOrder(1, { ...components, ...change })).toThrow(new UnreadableOrder(words));
  });
});

test('E602 the permit of a fill names the given avatar as an avatar', () => {
  const spent = [
    { name: 'itemType', type: 'uint8' },
    { name: 'token', type: 'address' },
    { name: 'identifier', type: 'uint256' },
    { name: 'amount', type: 'uint256' },
  ];
  const half = (amount: string) => BigInt(amount) / 2n;
  const parts = { units: 1n, ofUnits: 2n, identifier: '7' };
  const [money] = components.offer as [OrderComponents['offer'][number]];
  const [wanted, ...fees] = components.consideration as [ConsiderationItem, ...ConsiderationItem[]];
  const encoded = encodeAbiParameters(
    [
      { name: 'offer', type: 'tuple[]', components: spent },
      {
        name: 'consideration',
        type: 'tuple[]',
        components: [...spent, { name: 'recipient', type: 'address' }],
      },
    ],
    [
      [
        {
          itemType: ITEM.erc20,
          token: money.token,
          identifier: 0n,
          amount: half(money.startAmount),
        },
      ],
      [
        { itemType: ITEM.erc721, token, identifier: 7n, amount: 1n, recipient: wanted.recipient },
        ...fees.map((fee) => ({
          itemType: ITEM.erc20,
          token: fee.token,
          identifier: 0n,
          amount: half(fee.startAmount),
          recipient: fee.recipient,
        })),
      ],
    ],
  );
  expect(hashFillItems(components, parts)).toBe(keccak256(encoded));
});
