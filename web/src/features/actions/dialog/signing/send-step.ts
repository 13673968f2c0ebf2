import type { Signature } from '@trait-market/contract/economy/shared';

import type { Refused } from '../../messages/refusal';
import { definitionOf } from '../../actions';
import { appliesToAll, isAlreadyExecuted, isUncertain, refusedSending } from '../outcome/refused';
import { refusedForReprice } from '../outcome/reprice-refusal';
import type { ActionDependencies } from './action-dependencies';
import type { Outcome } from '../../messages/summary';
import type { Progress } from './action-state';
import { replacedBy } from './replacing';

type Sent = { progress: Progress } & (
  | { kind: 'executed'; outcome: Outcome }
  /** The failure is final, and the steps after it continue without it. */
  | { kind: 'skipped'; title: string }
  | { kind: 'refused'; refused: Refused; isStored: boolean }
);

type Sending = { progress: Progress; signature: Signature; isAgain: boolean };

/** Cancels the replaced listing first and calls `onFreed`, then sends the step. */
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
    // With both signatures, a listing is never doubled or lost.
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
    if (isAlreadyExecuted(error))
      return { kind: 'executed', progress, outcome: { kind: 'arrived', action: undefined } };
    const sent = refusedSending(error, isAgain);
    const refused = refusedForReprice(
      definition.refusedFor?.(sent, error, action) ?? sent,
      error,
      replacedBy(progress) !== undefined,
    );
    const { title, remedy } = refused;
    if (remedy === 'close' && definition.canSkip?.(action, progress) && !appliesToAll(error))
      return { kind: 'skipped', progress, title };
    // A signature is stored while its step may still be executed.
    const isStored = remedy === 'send' || (remedy === 'signIn' && isAgain);
    return { kind: 'refused', progress, refused, isStored };
  }
};
