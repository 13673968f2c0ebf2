import type { WalletOrder } from '@trait-market/contract/economy/wallets';
import { approvals, approveRequest } from '@trait-market/contract/fixtures/economy/approvals';
import { construction, dressPlan } from '@trait-market/contract/fixtures/economy/benches';
import { lockedBurn } from '@trait-market/contract/fixtures/economy/burns';
import { wrapRequest } from '@trait-market/contract/fixtures/economy/collectors';
import { anyHatOffer } from '@trait-market/contract/fixtures/economy/criteria';
import {
  cancelRequest,
  dormantListing,
  fulfilRequest,
  listing,
} from '@trait-market/contract/fixtures/economy/orders';
import { tideOne } from '@trait-market/contract/fixtures/economy/packs';
import { eyesPoolEntry } from '@trait-market/contract/fixtures/economy/reroll';
import {
  divingHelmetDetail,
  divingHelmetRef,
} from '@trait-market/contract/fixtures/economy/traits';
import { expect, test } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { loadActions } from '@/testing/actions/load-actions';

import { canWake, reactivatedOrders } from './reactivated-orders';
import type { Signable } from '../../messages/step';

await loadActions();

const dormant = (reason: string, change: Partial<WalletOrder>): WalletOrder => ({
  ...dormantListing,
  ...change,
  state: { kind: 'dormant', reason, message: '' },
});

const unheld = dormantListing;
const unfunded = dormant('maker-underfunded', { ...anyHatOffer, hash: `0x${'1'.repeat(64)}` });
const unapproved = dormant('not-approved', { hash: `0x${'2'.repeat(64)}` });
const bare = dormant('commitment-broken', {
  hash: `0x${'3'.repeat(64)}`,
  commitments: [
    {
      token: divingHelmetDetail.token,
      avatarId: construction.avatar.tokenId,
      slot: 'headwear',
      traitId: divingHelmetDetail.tokenId,
    },
  ],
});
const unknown = dormant('something-newer', { hash: `0x${'4'.repeat(64)}` });
const active: WalletOrder = { ...unheld, state: { kind: 'fillable' } };
const OPEN = [unheld, unfunded, unapproved, bare, unknown, active];

const fill = (components: WalletOrder['components']): Signable => ({
  kind: 'fulfilment',
  chainId: 1,
  message: fulfilRequest.message,
  terms: components,
  commitments: [],
});
const approval = (approved: boolean): Signable => ({
  kind: 'approval',
  chainId: 1,
  message: { ...approveRequest.message, approved },
});
const cancel: Signable = { kind: 'cancel', chainId: 1, message: cancelRequest.message };
const wrap = (chainId: 1 | 137): Signable => ({
  kind: 'wrap',
  chainId,
  message: wrapRequest.message,
});
const [given] = approvals.items;
if (given === undefined) throw new Error('The fixture has an approval');
const approve: Action = { kind: 'approve', approval: given, isGiven: true };
const withdraw: Action = { kind: 'withdrawBurn', burn: lockedBurn };
const swapped = {
  ...construction,
  before: { ...construction.before, wear: [] },
  after: { ...construction.after, wear: [divingHelmetRef.id] },
};
const hatPool = {
  ...eyesPoolEntry,
  collection: divingHelmetRef.collection,
  slot: divingHelmetRef.slot,
};

const ROWS: [what: string, action: Action, steps: Signable[], reactivated: WalletOrder[]][] = [
  ['buying the trait', { kind: 'buy', order: listing }, [fill(listing.components)], [unheld]],
  [
    'buying several',
    { kind: 'buySeveral', lines: [{ order: listing, quantity: 1 }] },
    [fill(listing.components)],
    [unheld],
  ],
  [
    'accepting an offer, which pays in wrapped coin',
    { kind: 'accept', order: anyHatOffer },
    [fill(anyHatOffer.components)],
    [unfunded],
  ],
  ['accepting a trade', { kind: 'accept', order: listing }, [fill(listing.components)], [unheld]],
  ['wrapping coin', { kind: 'wrap', chainId: 1 }, [wrap(1)], [unfunded]],
  ['wrapping another coin', { kind: 'wrap', chainId: 137 }, [wrap(137)], []],
  ['approving', approve, [approval(true)], [unapproved]],
  ['taking an approval back', approve, [approval(false)], []],
  [
    'listing, with an approval before it',
    { kind: 'list', traitId: divingHelmetRef.id },
    [approval(true)],
    [unapproved],
  ],
  [
    'repricing, with an approval before the new listing',
    { kind: 'reprice', lines: [{ order: listing, unitPrice: '1' }] },
    [cancel, approval(true)],
    [unapproved],
  ],
  [
    'repricing a listing that is approved',
    { kind: 'reprice', lines: [{ order: listing, unitPrice: '1' }] },
    [cancel],
    [],
  ],
  ['undoing the change that took the trait off', { kind: 'undoDress', construction }, [], [bare]],
  [
    'undoing the change that put the trait on',
    { kind: 'undoDress', construction: swapped },
    [],
    [unheld, bare],
  ],
  ['taking it back from the Light', withdraw, [], [unheld]],
  ['opening packs that may hold it', { kind: 'openPacks', drop: tideOne }, [], [unheld]],
  [
    're-rolling in a pool that may hold it',
    { kind: 'reroll', pool: hatPool, stake: [divingHelmetDetail] },
    [],
    [unheld],
  ],
  [
    're-rolling in a pool of another slot',
    { kind: 'reroll', pool: eyesPoolEntry, stake: [divingHelmetDetail] },
    [],
    [],
  ],
  [
    'buying the trait once its listing is canceled first',
    { kind: 'buy', order: listing },
    [cancel, fill(listing.components)],
    [],
  ],
];

test.each(ROWS)('T91 %s wakes exactly the orders that lack it', (_, action, steps, reactivated) => {
  expect(reactivatedOrders(action, { steps, at: 0 }, OPEN)).toEqual(reactivated);
});

test.each(ROWS)('T91 the review checks which orders %s wakes', (_, action) => {
  expect(canWake(action)).toBe(true);
});

test('T91 a dressing wakes what its plan names', () => {
  const action: Action = { kind: 'dress', plan: { ...dressPlan, wakes: [listing] }, buys: [] };
  expect(reactivatedOrders(action, { steps: [], at: 0 }, OPEN)).toEqual([listing]);
  expect(reactivatedOrders(action, { steps: [cancel], at: 1 }, OPEN)).toEqual([]);
});
