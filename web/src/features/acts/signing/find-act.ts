import type { ExecutedAct } from '@trait-market/contract/economy/wallets';
import { refusalCodeOf } from '@trait-market/contract/economy/shared';

import { AppError } from '@/lib/app-error';
import { bodyOf } from '@/lib/body-of';
import { walletsClient } from '@/lib/economy/wallets/wallets-client';

import { inTime } from './in-time';
import { hashOf, type Signable } from './signable';

/** What the market says of something signed whose answer was lost. */
export type Found =
  | { kind: 'executed'; act: ExecutedAct }
  /** Not so far: it may still be on its way. */
  | { kind: 'notExecuted' }
  | { kind: 'unknown' };

const isWhole = (signable: Signable, { orderHashes }: ExecutedAct): boolean => {
  if (signable.kind !== 'cancel') return true;
  const done = new Set(orderHashes.map((hash) => hash.toLowerCase()));
  return signable.message.orderHashes.every((hash) => done.has(hash.toLowerCase()));
};

/** Looks for an act in the history by its hash. Never throws. */
export const findAct = async (signable: Signable): Promise<Found> => {
  try {
    const params = { hash: hashOf(signable) };
    const act = bodyOf(await walletsClient.act({ params, fetchOptions: inTime() }));
    return isWhole(signable, act) ? { kind: 'executed', act } : { kind: 'notExecuted' };
  } catch (error) {
    const code = error instanceof AppError ? refusalCodeOf(error.data) : undefined;
    return code === 'unknown-act' ? { kind: 'notExecuted' } : { kind: 'unknown' };
  }
};
