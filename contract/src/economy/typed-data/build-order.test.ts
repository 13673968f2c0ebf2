import { expect, test } from 'vitest';

import { listingTerms } from '../../../fixtures/economy/orders';
import { buildOrder } from './build-order';
import { COMMITMENT_ZONE } from './commitment-zone';
import { hashCommitments } from './commitments';
import { NO_BYTES32, ORDER_TYPE } from './seaport';
import type { OfferTerms } from './terms';

const commitment = {
  token: listingTerms.asset.token,
  avatarId: '7',
  slot: 'eyes',
  traitId: '1000013',
} as const;

const offerFor = (quantity: bigint, commitments: OfferTerms['commitments']): OfferTerms => ({
  ...listingTerms,
  kind: 'offer',
  asset: { ...listingTerms.asset, quantity },
  commitments,
});

test.each([
  ['one edition', offerFor(1n, []), ORDER_TYPE.fullRestricted],
  ['one edition, on a condition', offerFor(1n, [commitment]), ORDER_TYPE.fullRestricted],
  ['several editions', offerFor(2n, []), ORDER_TYPE.partialRestricted],
  ['several editions, on a condition', offerFor(2n, [commitment]), ORDER_TYPE.partialRestricted],
])('only several editions can be filled in parts: %s', (_, terms, orderType) => {
  expect(buildOrder(terms).orderType).toBe(orderType);
});

test.each([
  ['a listing', listingTerms, NO_BYTES32],
  ['an offer', offerFor(1n, []), NO_BYTES32],
  ['an offer that promises something', offerFor(1n, [commitment]), hashCommitments([commitment])],
])('E183 every order names the zone: %s', (_, terms, zoneHash) => {
  expect(buildOrder(terms)).toMatchObject({ zone: COMMITMENT_ZONE, zoneHash });
});

test('a fee that rounds down to nothing is omitted', () => {
  // 2.5% and 5% of 20 wei round down to 0 and 1.
  const { consideration } = buildOrder({ ...listingTerms, unitPrice: 20n });
  expect(consideration.map(({ startAmount }) => startAmount)).toEqual(['57', '3']);
});
