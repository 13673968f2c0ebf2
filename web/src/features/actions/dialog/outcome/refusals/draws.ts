import { RELOAD_LATER, type Refusals } from '../../../messages/refusal';

export const DRAWS = {
  'unknown-draw': ['There’s no such draw', RELOAD_LATER, 'close'],
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
} satisfies Refusals;
