import { dormantListing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { expect, test } from 'vitest';

import { inactiveReasonFor } from './inactive-reason';

const sleeping = (reason: string, part: Partial<WalletOrder> = {}): WalletOrder => ({
  ...dormantListing,
  ...part,
  state: { kind: 'dormant', reason, message: 'The provider’s\nown words.' },
});

test('an order that can be filled is not inactive', () => {
  expect(inactiveReasonFor({ ...dormantListing, state: { kind: 'fillable' } })).toBeUndefined();
});

test('a listing whose item has left says at what price it would become active again', () => {
  expect(inactiveReasonFor(sleeping('maker-not-the-holder'))).toEqual({
    why: 'You no longer hold 3 × Brass Diving Helmet.',
    fix: 'If you get an edition back, anyone can buy it again for 0.12 ETH.',
  });
});

test('a trade whose item has left', () => {
  const order = sleeping('maker-not-the-holder', { kind: 'trade', unitPrice: null });
  expect(inactiveReasonFor(order)?.fix).toContain('anyone can accept the trade');
});

test('an offer without its funds says how much of which coin it needs', () => {
  const order = sleeping('maker-underfunded', {
    kind: 'offer',
    gives: [],
    gets: [{ kind: 'trait', trait: divingHelmetRef, quantity: 1 }],
    unitPrice: { chainId: 137, coin: 'wrapped', amount: '90000000000000000' },
  });
  expect(inactiveReasonFor(order)).toEqual({
    why: 'You don’t have enough WPOL for this offer.',
    fix: 'It can be accepted again once you hold 0.09 WPOL.',
  });
});

test('a broken commitment', () => {
  expect(inactiveReasonFor(sleeping('commitment-broken'))?.fix).toContain('back on the avatar');
});

test('an unknown reason is shown in the provider’s words, on one line', () => {
  expect(inactiveReasonFor(sleeping('moon-phase'))).toEqual({
    why: 'The provider’s own words.',
    fix: 'It can be filled again once it’s back.',
  });
});
