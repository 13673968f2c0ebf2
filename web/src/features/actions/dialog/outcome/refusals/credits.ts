import { RELOAD_LATER, type Refusals } from '../../../messages/refusal';

/** What the market sells, and what credits pay for. */
export const CREDITS = {
  'unknown-plan': ['This is no longer sold', RELOAD_LATER, 'close'],
  'credits-short': [
    'Not enough credits',
    'You have fewer credits than this costs. Nothing has moved. Change fewer slots, or get more credits.',
    'fill',
  ],
} satisfies Refusals;
