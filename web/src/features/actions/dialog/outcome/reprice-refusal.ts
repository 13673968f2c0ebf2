import { refusalCodeOf } from '@trait-market/contract/economy/shared';

import { AppError } from '@/lib/app-error';

import type { ClosedBefore } from '../../messages/cancel';
import type { Refused } from '../../messages/refusal';

const SOLD = 'It sold in the meantime';
const EXPIRED = 'The listing has expired';

export const closedTitle = ({ state }: ClosedBefore): string =>
  state === 'filled' ? SOLD : EXPIRED;

/** Says that the old listing couldn't be canceled, and that no new one was created. */
export const refusedForReprice = (refused: Refused, error: unknown, isOfOld: boolean): Refused => {
  if (!isOfOld || !(error instanceof AppError) || error.kind !== 'http') return refused;
  switch (refusalCodeOf(error.data)) {
    case 'filled':
      return {
        title: SOLD,
        words: 'Someone bought it at the old price, so there’s nothing left to list.',
        remedy: 'close',
      };
    case 'expired':
      return {
        title: EXPIRED,
        words: 'It ended before the new price was set. Nothing has moved. List it again.',
        remedy: 'close',
      };
    default:
      return refused;
  }
};
