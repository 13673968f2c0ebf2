import { MAX_OPEN_ORDERS, MAX_ORDER_MONTHS } from '@trait-market/contract/economy/orders';

import type { Refusals } from '../../../messages/refusal';

export const MAKING_ORDERS = {
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
  'wrong-counter': [
    'All your orders were canceled in the meantime',
    'You canceled everything on this network after this was prepared, so it’s no longer valid. Nothing has moved. Go back and review it again.',
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
} satisfies Refusals;
