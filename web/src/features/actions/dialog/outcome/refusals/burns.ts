import { RELOAD_LATER, type Refusals } from '../../../messages/refusal';

export const BURNS = {
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
} satisfies Refusals;
