import type { ExecutedAction } from '@trait-market/contract/economy/wallets';
import { refusalCodeOf } from '@trait-market/contract/economy/shared';

import { AppError } from '@/lib/app-error';
import { bodyOf } from '@/lib/body-of';

import { market, withSendTimeout } from '../../messages/send';
import { hashOf, type Signable } from '../../messages/step';
import { messageOf } from '../../messages/signed-messages';

export type Found =
  | { kind: 'executed'; action: ExecutedAction }
  | { kind: 'notExecuted' }
  | { kind: 'unknown' };

/**
 * Looks up in the history whether a step was executed. Never throws: a failed request returns
 * `unknown`.
 */
export const findAction = async (signable: Signable): Promise<Found> => {
  try {
    const params = { hash: hashOf(signable) };
    const action = bodyOf(await market.wallets.act({ params, fetchOptions: withSendTimeout() }));
    return (messageOf(signable).isWhole?.(signable, action) ?? true)
      ? { kind: 'executed', action }
      : { kind: 'notExecuted' };
  } catch (error) {
    const code = error instanceof AppError ? refusalCodeOf(error.data) : undefined;
    return code === 'unknown-act' ? { kind: 'notExecuted' } : { kind: 'unknown' };
  }
};
