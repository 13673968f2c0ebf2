import { dormantListing } from '@trait-market/contract/fixtures/economy/orders';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import type { WalletOrder } from '@trait-market/contract/economy/wallet-orders';
import { expect, test } from 'vitest';

import { dormancyOf } from './dormancy';

const sleeping = (reason: string, part: Partial<WalletOrder> = {}): WalletOrder => ({
  ...dormantListing,
  ...part,
  state: { kind: 'dormant', reason, message: 'The provider’s\nown words.' },
});

test('a fillable order is not dormant', () => {
  expect(dormancyOf({ ...dormantListing, state: { kind: 'fillable' } })).toBeUndefined();
});

test('a listing whose item has left: at which price it would wake', () => {
  expect(dormancyOf(sleeping('maker-not-the-holder'))).toEqual({
    why: 'You no longer hold 3 × Brass Diving Helmet.',
    wake: 'If you get an edition back, anyone can buy it again for 0.12 ETH.',
  });
});

test('a trade whose item has left', () => {
  const order = sleeping('maker-not-the-holder', { kind: 'trade', unitPrice: null });
  expect(dormancyOf(order)?.wake).toContain('anyone can accept the trade');
});

test('an offer without its funds: how much of which coin would wake it', () => {
  const order = sleeping('maker-underfunded', {
    kind: 'offer',
    gives: [],
    gets: [{ kind: 'trait', trait: divingHelmetRef, quantity: 1 }],
    unitPrice: { chainId: 137, coin: 'wrapped', amount: '90000000000000000' },
  });
  expect(dormancyOf(order)).toEqual({
    why: 'You don’t have enough WPOL for this offer.',
    wake: 'It can be accepted again once you hold 0.09 WPOL.',
  });
});

test('a broken commitment', () => {
  expect(dormancyOf(sleeping('commitment-broken'))?.wake).toContain('back on the avatar');
});

test('a reason that is newer than this screen is told in the provider’s words, on one line', () => {
  expect(dormancyOf(sleeping('moon-phase'))).toEqual({
    why: 'The provider’s own words.',
    wake: 'It can be filled again once it’s back.',
  });
});
