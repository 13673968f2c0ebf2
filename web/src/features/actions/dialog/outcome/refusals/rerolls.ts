import type { Refusals } from '../../../messages/refusal';

export const REROLLS = {
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
} satisfies Refusals;
