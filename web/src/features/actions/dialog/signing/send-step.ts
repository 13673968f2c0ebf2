import type { Signature } from '@trait-market/contract/economy/shared';
import { retryAfterMs } from '@trait-market/contract/shared';

import { AppError } from '@/lib/app-error';

import { UnprovenRefusal, type Refused } from '../../messages/refusal';
import { isDraw } from '../../messages/round';
import { definitionOf } from '../../actions';
import {
  appliesToAll,
  COMMITMENT_USED,
  isAlreadyExecuted,
  isUncertain,
  refusedDraw,
  refusedSending,
  unproven,
  UNSURE,
} from '../outcome/refused';
import { closedTitle, refusedForReprice } from '../outcome/reprice-refusal';
import type { ActionDependencies } from './action-dependencies';
import { isCovered } from '../../messages/bulk';
import type { ClosedBefore } from '../../messages/cancel';
import { messageOf } from '../../messages/signed-messages';
import { CommitmentUsed } from '../../messages/used-commitments';
import type { Outcome } from '../../messages/summary';
import type { Progress } from './action-state';
import { replacedBy } from './replacing';
import { isSameHash } from '../../shared/matching';

type Sent = { progress: Progress } & (
  | { kind: 'executed'; outcome: Outcome }
  /** The step failed for good, and the remaining steps continue without it. */
  | { kind: 'skipped'; title: string }
  | { kind: 'refused'; refused: Refused; isStored: boolean }
  /** The rate limit is reached; the step may be sent again after a pause. */
  | { kind: 'limited'; ms: number }
);

type Sending = { progress: Progress; signature: Signature; isAgain: boolean };

const isOfSeveral = ({ steps, at, bulk }: Progress): boolean => {
  const step = steps[at];
  if (step?.kind !== 'order' || step.replaces !== undefined) return false;
  return isCovered(step, bulk);
};

/** The longest pause before a retry. Rate limits count by the minute. */
const MAX_PAUSE_MS = 2 * 60_000;

/** The shortest pause before a retry, for responses that require none. */
const MIN_PAUSE_MS = 1000;

/** Returns the pause that the response of a rate limit requires, in ms. */
const limitedFor = (error: unknown): number | undefined => {
  if (!(error instanceof AppError) || error.status !== 429) return undefined;
  const ms = retryAfterMs(error.retryAfter ?? '');
  return ms === undefined || ms > MAX_PAUSE_MS ? undefined : Math.max(ms, MIN_PAUSE_MS);
};

/** Notes the steps whose old listings were sold or had expired before their cancellation. */
const withClosed = (progress: Progress, closed: readonly ClosedBefore[]): Progress => {
  if (closed.length === 0) return progress;
  const { steps, missed = [] } = progress;
  const found = steps.flatMap((step, at) => {
    const one = closed.find(
      ({ hash }) =>
        step.kind === 'order' && step.replaces !== undefined && isSameHash(hash, step.replaces),
    );
    return one ? { at, title: closedTitle(one) } : [];
  });
  return { ...progress, missed: [...missed, ...found] };
};

/** Sends a step. If it replaces an order, cancels that order first and then calls `onFreed`. */
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
    // Both signatures exist by now, so the order is replaced without a gap.
    const replaced = replacedBy(progress);
    if (replaced?.signature !== undefined) {
      const { cancel, hashes, last } = replaced;
      const closed = await cancelReplaced(cancel, replaced.signature, hashes);
      progress = withClosed({ ...progress, freed: last }, closed);
      onFreed(progress);
      const title = progress.missed?.find(({ at }) => at === progress.at)?.title;
      if (title !== undefined) return { kind: 'skipped', progress, title };
    }
    return { kind: 'executed', progress, outcome: await send(step, signature) };
  } catch (error) {
    if (error instanceof UnprovenRefusal)
      return { kind: 'refused', progress, refused: unproven(error), isStored: true };
    if (error instanceof CommitmentUsed)
      return { kind: 'refused', progress, refused: COMMITMENT_USED, isStored: false };
    const ms = isCovered(step, progress.bulk) ? limitedFor(error) : undefined;
    if (ms !== undefined) return { kind: 'limited', progress, ms };
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
      replacedBy(progress) === undefined ? undefined : messageOf(step).noun(step),
    );
    const shown = isDraw(step) ? refusedDraw(step, refused, error) : refused;
    const { title, remedy } = shown;
    // The others of a bulk signature are signed already, so they don't wait for a correction.
    const isFinal = remedy === 'close' || (remedy === 'fill' && isOfSeveral(progress));
    if (isFinal && definition.canSkip?.(action, progress) && !appliesToAll(error))
      return { kind: 'skipped', progress, title };
    // Keeps the signature stored while its step may still be executed.
    const isStored = remedy === 'send' || (remedy === 'signIn' && (isAgain || isDraw(step)));
    return { kind: 'refused', progress, refused: shown, isStored };
  }
};
