import { RELOAD_LATER, type Refusals } from '../../../messages/refusal';

export const CRITERIA = {
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
} satisfies Refusals;
