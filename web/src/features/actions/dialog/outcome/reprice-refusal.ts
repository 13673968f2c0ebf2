import { refusalCodeOf } from '@trait-market/contract/economy/shared';

import { AppError } from '@/lib/app-error';

import type { Refused } from '../../messages/refusal';

/** Says that the old listing couldn't be canceled, and that no new one was created. */
export const refusedForReprice = (refused: Refused, error: unknown, isOfOld: boolean): Refused => {
  if (!isOfOld || !(error instanceof AppError) || error.kind !== 'http') return refused;
  switch (refusalCodeOf(error.data)) {
    case 'filled':
      return {
        title: 'It sold in the meantime',
        words: 'Someone bought it at the old price, so there’s nothing left to list.',
        remedy: 'close',
      };
    case 'expired':
      return {
        title: 'The listing has expired',
        words: 'It ended before the new price was set. Nothing has moved. List it again.',
        remedy: 'close',
      };
    default:
      return refused;
  }
};
