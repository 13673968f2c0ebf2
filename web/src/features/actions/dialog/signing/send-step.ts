import type { Signature } from '@trait-market/contract/economy/shared';

import type { Refused } from '../../messages/refusal';
import { definitionOf } from '../../actions';
import {
  appliesToAll,
  isAlreadyExecuted,
  isUncertain,
  refusedSending,
  UNSURE,
} from '../outcome/refused';
import { refusedForReprice } from '../outcome/reprice-refusal';
import type { ActionDependencies } from './action-dependencies';
import { signatureFor } from '../../messages/bulk';
import { messageOf } from '../../messages/signed-messages';
import type { Outcome } from '../../messages/summary';
import type { Progress } from './action-state';
import { replacedBy } from './replacing';

type Sent = { progress: Progress } & (
  | { kind: 'executed'; outcome: Outcome }
  /** The step failed for good, and the remaining steps continue without it. */
  | { kind: 'skipped'; title: string }
  | { kind: 'refused'; refused: Refused; isStored: boolean }
);

type Sending = { progress: Progress; signature: Signature; isAgain: boolean };

const isOfSeveral = ({ steps, at, bulk }: Progress): boolean => {
  const step = steps[at];
  if (step?.kind !== 'order' || step.replaces !== undefined) return false;
  return signatureFor(step, bulk) !== undefined;
};

/** Sends a step. If it replaces a listing, cancels that listing first and then calls `onFreed`. */
export const sendStep = async (
  { action, send, find, cancelReplaced }: ActionDependencies,
  { progress: before, signature, isAgain }: Sending,
  onFreed: (progress: Progress) => void,
): Promise<Sent | undefined> => {
  const step = before.steps[before.at];
  if (step === undefined) return undefined;
  const definition = definitionOf(action);
  let progress = before;
  try {
    // Both signatures exist by now, so the listing is replaced without a gap.
    const replaced = replacedBy(progress);
    if (replaced?.signature !== undefined) {
      await cancelReplaced(replaced.cancel, replaced.signature, replaced.hash);
      progress = { ...progress, freed: progress.at };
      onFreed(progress);
    }
    return { kind: 'executed', progress, outcome: await send(step, signature) };
  } catch (error) {
    const found = isUncertain(error, isAgain) ? await find(step) : undefined;
    if (found?.kind === 'executed')
      return { kind: 'executed', progress, outcome: { kind: 'arrived', action: found.action } };
    // Only the history says which lines of a cart were bought.
    if (isAlreadyExecuted(error) && messageOf(step).missedIn)
      return { kind: 'refused', progress, refused: UNSURE, isStored: true };
    if (isAlreadyExecuted(error))
      return { kind: 'executed', progress, outcome: { kind: 'arrived', action: undefined } };
    const sent = refusedSending(error, isAgain);
    const refused = refusedForReprice(
      definition.refusedFor?.(sent, error, action) ?? sent,
      error,
      replacedBy(progress) !== undefined,
    );
    const { title, remedy } = refused;
    // The others of a bulk signature are signed already, so they don't wait for a correction.
    const isFinal = remedy === 'close' || (remedy === 'fill' && isOfSeveral(progress));
    if (isFinal && definition.canSkip?.(action, progress) && !appliesToAll(error))
      return { kind: 'skipped', progress, title };
    // Keeps the signature stored while its step may still be executed.
    const isStored = remedy === 'send' || (remedy === 'signIn' && isAgain);
    return { kind: 'refused', progress, refused, isStored };
  }
};
