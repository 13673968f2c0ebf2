import type { Refusals } from '../../../messages/refusal';

export const GIFTS = {
  'bad-recipient': [
    'This address can’t receive it',
    'Nothing was sent, and you keep your editions. Go back and enter the address of another wallet.',
    'fill',
  ],
} satisfies Refusals;
