import type { Refusals } from '../../../messages/refusal';

/** Whether editions can be sent to a wallet. */
export const GIFTS = {
  'bad-recipient': [
    'This address can’t receive it',
    'Nothing was sent, and you keep your editions. Go back and enter the address of another wallet.',
    'fill',
  ],
} satisfies Refusals;
