import { MAX_ALERTS } from '@trait-market/contract/economy/alerts';
import { MAX_OUTFITS } from '@trait-market/contract/economy/outfits';
import { MAX_SEARCHES } from '@trait-market/contract/economy/searches';
import { MAX_WATCHED } from '@trait-market/contract/economy/watchlist';

import { RELOAD_LATER, type Refusals } from '../../../messages/refusal';

export const OTHERS = {
  'unknown-trait': ['This trait isn’t on the market', RELOAD_LATER, 'close'],
  'unknown-avatar': ['This avatar isn’t on the market', RELOAD_LATER, 'close'],
  'unknown-collection': ['This collection isn’t on the market', RELOAD_LATER, 'close'],
  'bad-cursor': ['This list has changed', RELOAD_LATER, 'close'],
  'unknown-plan': ['This is no longer sold', RELOAD_LATER, 'close'],
  'credits-short': [
    'Not enough credits',
    'You have fewer credits than this costs. Nothing has moved. Change fewer slots, or get more credits.',
    'fill',
  ],
  'unknown-construction': ['This look isn’t in the feed', RELOAD_LATER, 'close'],
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
  'unknown-drop': ['This drop isn’t on the market', RELOAD_LATER, 'close'],
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
    'This is above your spending limit',
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
    'Nothing was opened this time. Your packs stay sealed. Open fewer, or come back later.',
    'fill',
  ],
  'table-moved': [
    'The chances have changed',
    'Someone opened a pack of this drop before you, so what’s left is different. Nothing was opened, and you keep your packs. Go back to open them with the current chances.',
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
    'There’s no tier with fewer editions',
    'Traits with 1–5 editions are the scarcest. Nothing was put in. Close this and re-roll one edition instead.',
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
  'unknown-draw': ['There’s no such draw', RELOAD_LATER, 'close'],
  'unknown-entry': ['The draw log has no such entry', RELOAD_LATER, 'close'],
  'commitment-moved': [
    'This draw has to be prepared again',
    'The market’s promise for this draw was already used, perhaps in another tab. Nothing happened, and you keep what you have. Go back and review it again.',
    'fill',
  ],
  'draw-waiting': [
    'Another draw is still waiting for its result',
    'Nothing happened this time, and you keep what you have. Try again in a minute.',
    'fill',
  ],
  'unknown-round': ['The beacon hasn’t published this round', RELOAD_LATER, 'close'],
  'wrong-beacon': [
    'Another beacon would decide this draw',
    'This site and the market don’t agree on the public beacon. Nothing happened, and you keep what you have.',
    'close',
  ],
  'round-passed': [
    'That took too long',
    'The public random number for this draw was published before your signature arrived. Nothing happened, and you keep what you have. Go back to sign again.',
    'fill',
  ],
  'round-too-far': [
    'Your device’s clock is wrong',
    'The public random number for this draw would come too late. Nothing happened, and you keep what you have. Set the clock, then go back to sign again.',
    'fill',
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
  'bad-recipient': [
    'This address can’t receive it',
    'Nothing was sent, and you keep your editions. Go back and enter the address of another wallet.',
    'fill',
  ],
  'unknown-outfit': [
    'This outfit was deleted',
    'You may have deleted it in another tab. Nothing has moved.',
    'close',
  ],
  'too-many-outfits': [
    'You have too many outfits',
    `You can save ${MAX_OUTFITS} outfits for each collection. Delete one, then try again.`,
    'close',
  ],
  'watchlist-full': [
    'Your watchlist is full',
    `You can watch ${MAX_WATCHED} items. Remove some from your watchlist, then try again.`,
    'close',
  ],
  'too-many-searches': [
    'You have too many saved searches',
    `You can save ${MAX_SEARCHES} searches. Delete one, then try again.`,
    'close',
  ],
  'too-many-alerts': [
    'You have too many price alerts',
    `You can have ${MAX_ALERTS} price alerts. Remove one, then try again.`,
    'close',
  ],
  'unknown-notice': [
    'This notification was removed',
    'Older notifications are removed automatically. Nothing has moved. Reload the page.',
    'close',
  ],
} satisfies Refusals;
