import { RELOAD_LATER, type Refusals } from '../../../messages/refusal';

/** Refusals of purchases from the market and of spending credits. */
export const CREDITS = {
  'unknown-plan': ['This is no longer sold', RELOAD_LATER, 'close'],
  'credits-short': [
    'Not enough credits',
    'You have fewer credits than this costs. Nothing has moved. Change fewer slots, or get more credits.',
    'fill',
  ],
} satisfies Refusals;
