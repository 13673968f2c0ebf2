import { RELOAD_LATER, type Refusals } from '../../../messages/refusal';

export const PACKS = {
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
    'Nothing was opened this time. Your packs stay sealed. Open fewer, or come back later.',
    'fill',
  ],
  'table-moved': [
    'The chances have changed',
    'Someone opened a pack of this drop before you, so what’s left is different. Nothing was opened, and you keep your packs. Go back to open them with the current chances.',
    'fill',
  ],
} satisfies Refusals;
