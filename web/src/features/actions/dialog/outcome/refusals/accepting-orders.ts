import { RELOAD_LATER, type Refusals } from '../../../messages/refusal';

export const ACCEPTING_ORDERS = {
  'unknown-order': ['This order no longer exists', RELOAD_LATER, 'close'],
  expired: [
    'This order has expired',
    'Its end date has passed. Nothing has moved. Close this and see what’s available now.',
    'close',
  ],
  cancelled: [
    'This order was canceled',
    'It’s no longer available. Nothing has moved. Close this and see what’s available now.',
    'close',
  ],
  filled: [
    'Someone else got it first',
    'The last one went to someone else. You paid nothing and gave nothing. Close this and see what else is available.',
    'close',
  ],
  'not-enough-left': [
    'Not enough left',
    'Others took some in the meantime. Nothing has moved. Go back and choose fewer.',
    'fill',
  ],
  'price-moved': [
    'The price has changed',
    'It’s no longer the price you agreed to, so you weren’t charged. Close this and check the current price.',
    'close',
  ],
  'maker-underfunded': [
    'The buyer doesn’t have enough funds right now',
    'Nothing has moved. The offer may be active again later. See the other offers in the meantime.',
    'close',
  ],
  'maker-not-the-holder': [
    'The seller no longer has it',
    'The seller sold or moved what this order gives. Nothing of yours has moved. Close this and see what’s available now.',
    'close',
  ],
  'not-approved': [
    'The other side withdrew its approval',
    'Seaport can’t move what this order gives, so it can’t be filled right now. Nothing of yours has moved. Close this and see what else is available.',
    'close',
  ],
  'approval-needed': [
    'This needs your approval first',
    'Seaport can’t move what you’d give here. You may have revoked an approval in another tab. Nothing has moved. Go back and review it again: approving is a separate step.',
    'fill',
  ],
  underfunded: [
    'Your balance is too low',
    'Your wallet doesn’t have enough on this network. Nothing has moved. Add funds, wrap or unwrap some, or go back and choose less.',
    'fill',
  ],
  'not-the-holder': [
    'You don’t have it',
    'Your wallet doesn’t have a loose edition of what you’d give. Nothing has moved. If an avatar wears it, take it off first.',
    'fill',
  ],
  'commitment-broken': [
    'The avatar wears something else now',
    'The order is valid only while an avatar wears what was promised, and it no longer does. Nothing has moved.',
    'close',
  ],
  'own-order': [
    'This is your own order',
    'You can’t accept your own order. To end it, cancel it.',
    'close',
  ],
} satisfies Refusals;
