import { refusalCodeOf } from '@trait-market/contract/economy/shared';

import { AppError } from '@/lib/app-error';

import type { ClosedBefore } from '../../messages/cancel';
import type { Refused } from '../../messages/refusal';

const SOLD = 'It sold in the meantime';
const EXPIRED = 'The listing has expired';

export const closedTitle = ({ state }: ClosedBefore): string =>
  state === 'filled' ? SOLD : EXPIRED;

const ofOffer = {
  filled: {
    title: 'It was accepted in the meantime',
    words: 'Someone accepted your offer at the old price, so there’s nothing left to raise.',
    remedy: 'close',
  },
  expired: {
    title: 'The offer has expired',
    words: 'It ended before the new price was set. Nothing has moved. Make a new offer.',
    remedy: 'close',
  },
} as const satisfies Record<string, Refused>;

const ofTrade = {
  filled: {
    title: 'It was accepted in the meantime',
    words: 'Someone accepted your old trade, so there’s nothing left to change.',
    remedy: 'close',
  },
  expired: {
    title: 'The trade has expired',
    words: 'It ended before it was changed. Nothing has moved. Propose a new one.',
    remedy: 'close',
  },
} as const satisfies Record<string, Refused>;

/**
 * Says that the old order couldn't be canceled, and that no new one was created.
 * @param noun the kind of the order; undefined if nothing is replaced
 */
export const refusedForReprice = (
  refused: Refused,
  error: unknown,
  noun: string | undefined,
): Refused => {
  if (noun === undefined || !(error instanceof AppError) || error.kind !== 'http') return refused;
  switch (refusalCodeOf(error.data)) {
    case 'filled':
      if (noun === 'offer') return ofOffer.filled;
      if (noun === 'trade') return ofTrade.filled;
      return {
        title: SOLD,
        words: 'Someone bought it at the old price, so there’s nothing left to list.',
        remedy: 'close',
      };
    case 'expired':
      if (noun === 'offer') return ofOffer.expired;
      if (noun === 'trade') return ofTrade.expired;
      return {
        title: EXPIRED,
        words: 'It ended before the new price was set. Nothing has moved. List it again.',
        remedy: 'close',
      };
    default:
      return refused;
  }
};
