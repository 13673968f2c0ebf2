import { MAX_OPEN_ORDERS, MAX_ORDER_MONTHS } from '@trait-market/contract/economy/order-requests';
import { MAX_OUTFITS } from '@trait-market/contract/economy/outfits';
import type { RefusalCode } from '@trait-market/contract/economy/refusal-codes';
import { MAX_SEARCHES } from '@trait-market/contract/economy/searches';
import { MAX_WATCHED } from '@trait-market/contract/economy/watchlist';

/**
 * What a person can do next. `sign`: the same once more in the wallet. `send`: what is signed
 * already, again. `review`: look at it anew, with fresh time. `fill`: change it. `signIn`: connect
 * again, then go on. `close`: nothing here helps.
 */
export type Remedy = 'sign' | 'send' | 'review' | 'fill' | 'signIn' | 'close';

/** Why an act did not go through, and what to do. */
export type Refused = { title: string; words: string; remedy: Remedy };

type Entry = [title: string, words: string, remedy: Remedy];

const RELOAD_LATER = 'Nothing has moved. Close this, reload the page and try again.';

/** Each refusal of the market in plain words: what happened, that nothing is lost, what to do. */
export const REFUSALS: Record<RefusalCode, Entry> = {
  'unknown-trait': ['This trait isn’t on the market', RELOAD_LATER, 'close'],
  'unknown-avatar': ['This avatar isn’t on the market', RELOAD_LATER, 'close'],
  'unknown-collection': ['This collection isn’t on the market', RELOAD_LATER, 'close'],
  'unknown-act': ['We have no record of this', RELOAD_LATER, 'close'],
  'unknown-order': ['This order no longer exists', RELOAD_LATER, 'close'],
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
  'unknown-drop': ['This drop isn’t on the market', RELOAD_LATER, 'close'],
  'unknown-draw': ['There’s no such draw', RELOAD_LATER, 'close'],
  'drop-not-open': [
    'This drop hasn’t opened yet',
    'No pack was bought, and nothing was paid. Come back when it opens: the page says when.',
    'close',
  ],
  'drop-moved': [
    'This drop has changed',
    'It isn’t what you reviewed, so no pack was bought and nothing was paid. Reload the page and look at it again.',
    'close',
  ],
  'sold-out': [
    'Not enough packs left',
    'Someone else got them first. No pack was bought, and nothing was paid. Go back and choose fewer, if there are any left.',
    'fill',
  ],
  'spending-limit': [
    'This is above your own limit',
    'You set a limit for what you spend on packs in 24 hours. Nothing was paid. Choose fewer packs or wait. A higher limit takes 24 hours to start.',
    'fill',
  ],
  'too-few-packs': [
    'You don’t have that many packs',
    'You may have opened them in another tab. Nothing was opened this time. Go back and choose fewer.',
    'fill',
  ],
  'open-limit': [
    'You can open 50 packs in 24 hours',
    'Nothing was opened this time. Your packs keep: open fewer, or come back later.',
    'fill',
  ],
  'table-moved': [
    'The chances have changed',
    'Someone opened a pack of this drop before you, so what’s left is different. Nothing was opened, and you keep your packs. Go back to open them with the current chances.',
    'fill',
  ],
  'commitment-moved': [
    'This draw has to be prepared again',
    'The market’s promise for this draw was already used, perhaps in another tab. Nothing happened, and you keep what you have. Go back and review it again.',
    'fill',
  ],
  'draw-waiting': [
    'Another draw is still waiting for its result',
    'That takes 10 minutes at most. Nothing happened this time, and you keep what you have. Try again in a few minutes.',
    'fill',
  ],
  'pool-closed': [
    'This pool isn’t open yet',
    'It opens with 8 different traits in it. Nothing was put in, and you keep everything.',
    'close',
  ],
  'pool-moved': [
    'The pool has changed',
    'Someone re-rolled before you, so the chances are different now. Nothing was put in: you keep your traits and credits. Go back to re-roll with the current chances.',
    'fill',
  ],
  'mixed-tiers': [
    'These aren’t the same tier',
    'An upgrade takes three editions of one tier. Nothing was put in. Close this and choose three that match.',
    'close',
  ],
  'no-next-tier': [
    'There’s no scarcer tier',
    'Legendary is the scarcest. Nothing was put in. Close this and re-roll one edition instead.',
    'close',
  ],
  'next-tier-empty': [
    'The pool has nothing of the next tier',
    'Nothing was put in: you keep your traits and credits. Try again later, or re-roll one edition.',
    'close',
  ],
  'reroll-limit': [
    'You can re-roll 20 times in 24 hours',
    'Nothing was put in this time. Come back later.',
    'close',
  ],
  'stake-listed': [
    'It’s listed for sale',
    'Nothing was put in. Cancel the listing first, or choose something else.',
    'close',
  ],
  'stake-promised': [
    'It’s promised in a trade',
    'Nothing was put in. Cancel the trade first, or choose something else.',
    'close',
  ],
  'stake-locked': [
    'It’s locked',
    'You gave it to the Light, or put it into a re-roll that’s still waiting for its result. Nothing was put in this time. Choose something else.',
    'close',
  ],
  'stake-worn': [
    'One of your avatars is wearing it',
    'Nothing was put in. Take it off first, or choose something else.',
    'close',
  ],
  'unknown-burn': ['This burn isn’t on the market', RELOAD_LATER, 'close'],
  'name-differs': [
    'That isn’t the trait’s name',
    'Nothing was burned, and you keep your editions. Go back and type the name as it’s written on its page.',
    'fill',
  ],
  'burn-over': [
    'The 10 minutes are over',
    'These editions are gone for good and can’t be taken back.',
    'close',
  ],
  'already-withdrawn': [
    'You’ve already taken these back',
    'Perhaps in another tab. The editions are in your wallet, and nothing was burned.',
    'close',
  ],
  'bad-signature': [
    'Invalid signature',
    'This signature doesn’t match the request, so nothing was done. Check that the right account is active in your wallet, then sign again. Contract wallets aren’t supported yet.',
    'sign',
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
  'wrong-counter': [
    'All your orders were canceled in the meantime',
    'You canceled everything on this network after this was prepared, so it’s no longer valid. Nothing has moved. Go back and review it again.',
    'fill',
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
    'Seaport can’t move what you’d give here. You may have taken back an approval in another tab. Nothing has moved. Go back and review it again: approving is a separate step.',
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
  'unknown-construction': ['This look isn’t in the feed', RELOAD_LATER, 'close'],
  'unknown-plan': ['This is no longer sold', RELOAD_LATER, 'close'],
  'unknown-outfit': [
    'This outfit is gone',
    'It was deleted, maybe in another tab. Nothing has moved.',
    'close',
  ],
  'too-many-outfits': [
    'You have too many outfits',
    `You can save ${MAX_OUTFITS} outfits for each collection. Delete one, then try again.`,
    'close',
  ],
  'watchlist-full': [
    'Your watchlist is full',
    `You can watch ${MAX_WATCHED} things. Take some off your watchlist, then try again.`,
    'close',
  ],
  'too-many-searches': [
    'You have too many saved searches',
    `You can save ${MAX_SEARCHES} searches. Delete one, then try again.`,
    'close',
  ],
  'unknown-notice': [
    'This notification is gone',
    'Older notifications are removed over time. Nothing has moved. Reload the page.',
    'close',
  ],
  'avatar-moved': [
    'The avatar has changed',
    'Its traits changed after this was prepared, maybe in another tab. Nothing has moved. Go back and look at it again.',
    'fill',
  ],
  'edition-not-there': [
    'You no longer have one of these traits',
    'One of the traits to put on is no longer loose in your wallet. Nothing has moved. Go back and choose again.',
    'fill',
  ],
  'wrong-slot': [
    'This trait doesn’t go there',
    'Each trait belongs in one slot, and an avatar wears one trait in each. Nothing has moved. Go back and choose again.',
    'fill',
  ],
  'slot-needed': [
    'An avatar needs a body and a background',
    'You can swap them, but not take them off. Nothing has moved. Go back and choose what to put on instead.',
    'fill',
  ],
  'nothing-changes': [
    'Nothing would change',
    'The avatar already looks like this. Go back and choose something else.',
    'fill',
  ],
  'credits-short': [
    'Not enough credits',
    'You have fewer credits than this costs. Nothing has moved. Change fewer slots, or get more credits.',
    'fill',
  ],
  'undo-too-late': [
    'Too late to undo',
    'A change can be undone within a day. Nothing has moved. You can still change the avatar again for credits.',
    'close',
  ],
  'already-undone': [
    'Already undone',
    'This change was already undone, and you have your credits back. Nothing was done this time.',
    'close',
  ],
  'bad-cursor': ['This list has changed', RELOAD_LATER, 'close'],
};
