import { CHAINS } from '@trait-market/contract/economy/shared';
import { buildOrder, NO_BYTES32, SEAPORT } from '@trait-market/contract/economy/typed-data';
import { approvals } from '@trait-market/contract/fixtures/economy/approvals';
import { fathom7 } from '@trait-market/contract/fixtures/economy/collectors';
import { listing, listingTerms } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { expect, test } from 'vitest';

import { loadActions } from '@/testing/actions/load-actions';

import { matchesAction } from './matches-action';
import { withApprovals } from './needed-approvals';
import { convertStep } from '../../messages/convert';
import { orderStep } from '../../messages/order';
import type { Signable } from '../../messages/step';

await loadActions();

const list = orderStep(listingTerms);
const offer = orderStep({ ...listingTerms, kind: 'offer', commitments: [] });
const none = approvals.items.map((one) => ({ ...one, approved: false }));

const accepting = (kind: 'listing' | 'offer'): Signable => ({
  kind: 'fulfilment',
  chainId: 1,
  terms: buildOrder(kind === 'listing' ? listingTerms : { ...listingTerms, kind, commitments: [] }),
  commitments: [],
  message: {
    orderHash: NO_BYTES32,
    fulfiller: aliceAddress,
    quantity: '1',
    highestPrice: '0',
    lowestProceeds: '0',
    nonce: '1',
    deadline: '0',
  },
});

const tokensOf = (steps: readonly Signable[], known = none) =>
  withApprovals(steps, known, aliceAddress).steps.map((step) =>
    step.kind === 'approval' ? step.message.token : step.kind,
  );

const traits = divingHelmetDetail.token;
const weth = CHAINS[1].wrapped;

test('E205 requests the approval right before the signature that needs it', () => {
  expect(tokensOf([list])).toEqual([traits, 'order']);
  expect(tokensOf([convertStep('wrap', 1, 5n, aliceAddress), offer])).toEqual([
    'wrap',
    weth,
    'order',
  ]);
});

test('E205 approves Seaport, on the network of the order, from the signing wallet', () => {
  expect(withApprovals([list], none, aliceAddress).steps[0]).toMatchObject({
    kind: 'approval',
    chainId: 1,
    message: { owner: aliceAddress, token: traits, operator: SEAPORT, approved: true },
  });
});

test('E205 omits existing approvals, and requests each only once for several signatures', () => {
  expect(tokensOf([list], approvals.items)).toEqual(['order']);
  expect(tokensOf([list, list])).toEqual([traits, 'order', 'order']);
});

test('E252 requests all approvals of orders that share a signature before the first of them', () => {
  expect(tokensOf([list, offer, list])).toEqual([traits, weth, 'order', 'order', 'order']);
});

test('E205 accepting an offer needs approvals for the trait and, for the fees, the wrapped coin; buying needs none', () => {
  expect(tokensOf([accepting('offer')])).toEqual([traits, weth, 'fulfilment']);
  expect(tokensOf([accepting('listing')])).toEqual(['fulfilment']);
});

test('E205 does not request a stored approval that no later signature needs', () => {
  const draftOf = (steps: readonly Signable[]): Parameters<typeof matchesAction>[0] => ({
    action: { kind: 'list', traitId: divingHelmetDetail.id },
    address: aliceAddress,
    steps,
  });
  const { steps } = withApprovals([list], none, aliceAddress);
  const [approval] = steps;
  if (approval?.kind !== 'approval') throw new Error('There is an approval');
  const change = (message: Partial<typeof approval.message>) => [
    { ...approval, message: { ...approval.message, ...message } },
    ...steps.slice(1),
  ];
  expect(matchesAction(draftOf(change({ token: fathom7.token })))).toBe(false);
  expect(matchesAction(draftOf(change({ operator: listing.components.offerer })))).toBe(false);
  expect(matchesAction(draftOf(change({ approved: false })))).toBe(false);
});
