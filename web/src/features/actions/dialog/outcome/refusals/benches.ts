import { RELOAD_LATER, type Refusals } from '../../../messages/refusal';

export const BENCHES = {
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
} satisfies Refusals;
