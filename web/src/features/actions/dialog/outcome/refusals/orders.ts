import { MAX_OPEN_ORDERS, MAX_ORDER_MONTHS } from '@trait-market/contract/economy/orders';

import { RELOAD_LATER, type Refusals } from '../../../messages/refusal';

export const ORDERS = {
  'unknown-act': ['We have no record of this', RELOAD_LATER, 'close'],
  'bad-signature': [
    'Invalid signature',
    'This signature doesn’t match the request, so nothing was done. Check that the right account is active in your wallet, then sign again. If you use a smart account, switch it to the network named above first.',
    'sign',
  ],
  'chain-unreachable': [
    'We couldn’t check your signature',
    'The network of your smart account doesn’t respond. Nothing has moved, and your signature is saved. Wait a moment, then send it again.',
    'send',
  ],
  'not-yours': [
    'Another wallet is signed in',
    'This was signed by a different wallet than the one connected here. Nothing has moved. Choose that account in your wallet, connect again, then try again.',
    'close',
  ],
  'wrong-chain': [
    'Signed for another network',
    'Nothing has moved. Switch your wallet to the network named above, then sign again.',
    'sign',
  ],
  'wrong-contract': [
    'Signed for another contract',
    'Your wallet signed for a contract this market doesn’t use. Nothing has moved. Start again from the trait’s page.',
    'close',
  ],
  'wrong-deployment': [
    'Signed on a different site',
    'The market only accepts what’s signed on its own address, and this page has a different one. Nothing has moved. Check the address bar, then open the market at the address you know.',
    'close',
  ],
  'already-executed': [
    'It already went through',
    'It was done the first time, and nothing was done this time. You’ll find it in your activity.',
    'close',
  ],
  replayed: [
    'This signature can’t be used',
    'It has the same number as something you’ve already signed. Nothing has moved. Close this and start again.',
    'close',
  ],
  'deadline-passed': [
    'The signature expired',
    'It was valid for half an hour and wasn’t used in that time. Review it again, then sign again. If this keeps happening, check your device’s clock.',
    'review',
  ],
  'deadline-too-far': [
    'Your clock is ahead',
    'Your device’s clock seems to be ahead, so the signature would be valid for too long and wasn’t used. Set the clock, then review it again.',
    'review',
  ],
  'bad-terms': [
    'These terms can’t be accepted',
    'Nothing has moved. Go back and check the amounts and the number of editions.',
    'fill',
  ],
  'bad-fee': [
    'The fees have changed',
    'The collection’s fees changed after this was prepared. Nothing has moved. Go back and review it with the current fees.',
    'fill',
  ],
  'wrong-counter': [
    'All your orders were canceled in the meantime',
    'You canceled everything on this network after this was prepared, so it’s no longer valid. Nothing has moved. Go back and review it again.',
    'fill',
  ],
  'no-end': ['No end date', 'Every order ends. Go back and choose a date.', 'fill'],
  'ends-too-late': [
    'End date too far away',
    `An order can last ${MAX_ORDER_MONTHS} months at most. Go back and choose an earlier date.`,
    'fill',
  ],
  'not-started': [
    'Start date in the future',
    'An order must start right away. Check your device’s clock, then go back and review it again.',
    'fill',
  ],
  'bad-commitment': [
    'What the avatar wears has changed',
    'The order promises what an avatar wears, and that’s no longer true. Nothing has moved. Go back and choose again.',
    'fill',
  ],
  'look-not-promised': [
    'The listing doesn’t match what the avatar wears',
    'A listing promises everything an avatar wears, and this one wears something else now. Nothing was listed. Go back and list it as it is now.',
    'fill',
  ],
  'too-many-orders': [
    'You have too many open orders',
    `A wallet can have ${MAX_OPEN_ORDERS} open orders at a time. Nothing has moved. Cancel some on your dashboard, then try again.`,
    'close',
  ],
  'unknown-criteria': ['We don’t recognize these traits', RELOAD_LATER, 'close'],
  'bad-criteria': [
    'The matching traits have changed',
    'The number of editions has changed since you prepared this, so the offer would be for different traits than it says. Nothing has moved. Go back and review it again.',
    'fill',
  ],
  'criteria-empty': [
    'No matching traits',
    'There’s no trait like this in the collection. Nothing has moved. Go back and choose another kind.',
    'fill',
  ],
  'criteria-too-large': [
    'Too many matching traits',
    'This is more than one offer can cover. Nothing has moved. Go back and narrow it down, or make an offer for any trait of the collection.',
    'fill',
  ],
  'not-in-criteria': [
    'This trait doesn’t fit the offer',
    'The offer is for different traits. Nothing has moved, and you keep your trait. Go back and choose one that fits.',
    'fill',
  ],
  'bad-proof': [
    'We couldn’t confirm that this trait fits',
    'It didn’t match what the buyer signed. Nothing has moved. Go back and review it again.',
    'fill',
  ],
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
  'total-exceeded': [
    'The total has changed',
    'It’s no longer the total you agreed to, so you weren’t charged. Close this and check the current prices.',
    'close',
  ],
  'total-too-low': [
    'The offers bring less than you agreed to',
    'The ones that are left don’t reach the total that you signed, so nothing was sold. Close this and check the current offers.',
    'close',
  ],
  'nothing-available': [
    'Nothing is available anymore',
    'Others were faster, or these orders were canceled. You paid nothing and gave nothing. Close this and see what’s available now.',
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
    'You don’t hold a loose edition. Nothing has moved. If an avatar wears it, take it off first.',
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
  reserved: [
    'It’s reserved for another wallet',
    'Only the wallet that this listing is reserved for can buy it. Nothing has moved.',
    'close',
  ],
} satisfies Refusals;
