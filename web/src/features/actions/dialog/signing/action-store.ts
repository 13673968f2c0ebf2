import type { Bytes32, Signature } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';

import { SIGNATURE_VALID_MS } from '@/config/constants';
import { createStore } from '@/lib/store';

import type { Outcome } from '../../messages/summary';
import { placeAfter, progressOf, type ActionState, type Progress } from './action-state';
import { LIMITED, neverArrived, notSigned, UNSURE } from '../outcome/refused';
import type { ActionDependencies } from './action-dependencies';
import type { ActionDraft } from './action-draft';
import { isCompleted, withCompleted } from './completed-lines';
import { isLate, withTime } from './deadline';
import { draftOf, stateOf } from './draft-state';
import { withApprovals } from './needed-approvals';
import { prepareReview } from './prepare-review';
import { isHeldBack, replacedBy, withFreshCancel } from './replacing';
import { sendStep } from './send-step';
import { signStep } from './sign-step';
import { definitionOf } from '../../actions';
import { canEdit, type Prepared } from '../../shared/action';
import { doneLineIds, withMissedLines } from './several-lines';
import { joinLabels, labelsOfApprovals, NO_LABELS, type Labels } from '../../messages/text/labels';
import { cancelSteps } from '../../messages/cancel';
import { bulkOf, coveredNext, ordersTogether, signatureFor } from '../../messages/bulk';
import { isDraw, isRoundOver } from '../../messages/round';
import { hashOf, type Signable } from '../../messages/step';
import { otherSigner, signedWith } from './wrong-account';

/** The maximum number of pauses for the rate limit before one step. */
const MAX_PAUSES = 5;

/** Signs what was reviewed, only once. After a reload, sends the stored signature again. */
export const createActionStore = (dependencies: ActionDependencies, restored?: ActionDraft) => {
  const { action, page, address, typed, find, draft, now, onChange, onStepExecuted } = dependencies;
  const definition = definitionOf(action);
  const canSkip = (progress: Progress): boolean => definition.canSkip?.(action, progress) ?? false;
  const initialValues = definition.initialValues?.(action) ?? {};
  let isTypedBefore =
    restored === undefined &&
    Object.entries(typed ?? {}).some(([name, text]) => text !== (initialValues[name] ?? ''));
  let values: Record<string, string> =
    restored?.values ?? (isTypedBefore && typed ? typed : initialValues);
  let labels: Labels = restored?.labels ?? NO_LABELS;
  const { read, subscribe, write } = createStore<ActionState>(stateOf(restored));
  /** The hashes of the steps as the review shows them. */
  let shown: readonly Bytes32[] = restored?.steps.map(hashOf) ?? [];
  let isClosed = false;
  let signedAt = restored?.signedAt;
  /** Counts the requests, so that responses to earlier ones can be ignored. */
  let currentRequest = 0;

  const isOutdated = (): boolean => signedAt !== undefined && now() - signedAt > SIGNATURE_VALID_MS;

  const draftNow = (state: ActionState): ActionDraft =>
    draftOf(state, { address, action, page, values, labels, signedAt });

  const persist = (state: ActionState): void => {
    if (state.kind === 'done') draft.clear(address);
    else draft.write(draftNow(state));
  };

  const set = (next: ActionState): void => {
    persist(next);
    write(next);
  };

  const continueWith = (before: Progress, notice: 'halfway' | 'held' | 'missed'): void => {
    const progress = isOutdated() ? { ...before, bulk: undefined } : before;
    const next = { kind: 'reviewing', notice, ...progress, at: placeAfter(progress) } as const;
    if (isOutdated() || isClosed) return set(next);
    // `confirm` stores its own state at once, and hashing a draft of 100 orders twice is slow.
    write(next);
    void confirm();
  };

  const advance = (before: Progress, outcome: Outcome): void => {
    const progress = withMissedLines(before, outcome);
    const completed = progress.steps[progress.at];
    if (completed !== undefined) {
      const done = doneLineIds(progress);
      onStepExecuted(completed, done);
      if (definition.several !== undefined) values = withCompleted(values, done);
    }
    const isLast = placeAfter(progress) >= progress.steps.length;
    // Independent steps refresh the market data only once, after the last of them.
    if (isLast || !canSkip(progress)) onChange();
    if (isLast) set({ kind: 'done', outcome, ...progress });
    else continueWith(progress, 'halfway');
  };

  /** Stores the signature of a step that is sent only together with a later step. */
  const hold = (before: Progress, signature: Signature): void => {
    const held = [...(before.held ?? []), { at: before.at, signature }];
    continueWith({ ...before, held }, 'held');
  };

  /** Leaves out the current step, or several from it on. */
  const skip = (before: Progress, title: string, count = 1): void => {
    const left = Array.from({ length: count }, (_, index) => ({ at: before.at + index, title }));
    const missed = [...(before.missed ?? []), ...left];
    const progress = { ...before, missed, at: before.at + count - 1 };
    const isLast = placeAfter(progress) >= progress.steps.length;
    if (!isLast) return continueWith(progress, 'missed');
    set({ kind: 'done', outcome: { kind: 'missed' }, ...progress });
    onChange();
  };

  const sendSigned = async (
    before: Progress,
    signature: Signature,
    isAgain: boolean,
    pauses = 0,
  ): Promise<void> => {
    const request = currentRequest;
    const setSending = (progress: Progress): void =>
      set({ kind: 'sending', ...progress, signature, isAgain });
    setSending(before);
    const sending = { progress: before, signature, isAgain };
    const sent = await sendStep(dependencies, sending, setSending);
    if (sent === undefined) return;
    const { progress } = sent;
    if (sent.kind === 'executed') return advance(progress, sent.outcome);
    if (sent.kind === 'limited') {
      if (request !== currentRequest) return;
      if (pauses === MAX_PAUSES)
        return set({ kind: 'refused', refused: LIMITED, ...progress, signature });
      set({ kind: 'sending', ...progress, signature, isAgain, isPaused: true });
      await dependencies.wait(sent.ms);
      if (request !== currentRequest) return;
      if (isOutdated()) return lookUp(progress, signature);
      await sendSigned(progress, signature, isAgain, pauses + 1);
      return;
    }
    // Refreshes the market data, because a change of it may have caused the error.
    onChange();
    if (sent.kind === 'skipped') return skip(progress, sent.title);
    const { refused, isStored } = sent;
    set({ kind: 'refused', refused, ...progress, ...(isStored && { signature }) });
  };

  /** Looks up an old action in the history. Its price may be outdated, so it isn't resent. */
  const lookUp = async (progress: Progress, signature: Signature): Promise<void> => {
    const signable = progress.steps[progress.at];
    if (signable === undefined || signedAt === undefined) return;
    set({ kind: 'sending', ...progress, signature, isAgain: true });
    const found = await find(signable);
    if (found.kind === 'executed')
      return advance(progress, { kind: 'arrived', action: found.action });
    set(
      found.kind === 'notExecuted'
        ? { kind: 'refused', refused: neverArrived(signedAt), ...progress, bulk: undefined }
        : { kind: 'refused', refused: UNSURE, ...progress, signature },
    );
  };

  const confirm = async (): Promise<void> => {
    const state = read();
    if (state.kind !== 'reviewing' && state.kind !== 'refused') return;
    const reviewed = state.steps[state.at];
    if (reviewed === undefined) return;
    const isRepeated = state.kind === 'refused' || state.notice === 'renewed';
    const bulkBefore = isOutdated() ? undefined : state.bulk;
    const ofSeveral = signatureFor(reviewed, bulkBefore);
    // An order that was refused with a bulk signature is signed on its own.
    const isOneByOne =
      state.isOneByOne ?? (state.kind === 'refused' && ofSeveral !== undefined ? true : undefined);
    const before = progressOf({ ...state, bulk: bulkBefore, isOneByOne });
    const replaced = replacedBy(before);
    const isCancelLate =
      replaced && (replaced.signature === undefined || isLate(replaced.cancel, now()));
    if (isCancelLate || isLate(reviewed, now())) return review(before, labels, 'renewed');
    if (state.kind === 'reviewing' && ofSeveral) return sendSigned(before, ofSeveral, false);
    currentRequest += 1;
    const request = currentRequest;
    const isCurrent = (): boolean => request === currentRequest;
    set({ kind: 'signing', ...before });
    let signed: Awaited<ReturnType<typeof signStep>>;
    try {
      const signing = { progress: before, reviewed, isRepeated, shown, isCurrent, set };
      signed = await signStep(dependencies, signing);
    } catch (error) {
      const refused = notSigned(error, read().kind === 'switchingChain');
      if (isCurrent()) set({ kind: 'refused', refused, ...before });
      return;
    }
    const { signature, digest, signable, progress } = signed;
    const { chainId } = signable;
    const onCheck = (): void => {
      if (isCurrent()) set({ kind: 'signing', isChecking: true, ...progress });
    };
    const other = await otherSigner(dependencies, { chainId, digest, signature, address, onCheck });
    if (other !== undefined) {
      if (isCurrent()) set({ kind: 'refused', refused: signedWith(other, address), ...before });
      return;
    }
    const together = ordersTogether(progress);
    const bulk = await bulkOf(together, signature, dependencies.signerOf);
    if (!isCurrent()) return;
    if (isRoundOver(signable, now())) return review(progress, labels, 'renewed');
    signedAt = now();
    if (together.length > 0 && bulk === undefined)
      return set({ kind: 'reviewing', notice: 'oneByOne', ...progress, isOneByOne: true });
    if (isHeldBack(progress)) hold(progress, signature);
    else await sendSigned({ ...progress, bulk }, signatureFor(signable, bulk) ?? signature, false);
  };

  const review = (before: Progress, names: Labels, notice?: 'renewed'): void => {
    labels = names;
    const renewed = notice === 'renewed' ? withFreshCancel(before, now()) : before;
    // Gives only the remaining steps a new deadline; completed steps stay unchanged.
    const fresh = renewed.steps.map((step, index) =>
      index < renewed.at ? step : withTime(step, now()),
    );
    const progress = { ...progressOf(renewed), steps: fresh };
    shown = fresh.map(hashOf);
    set(
      notice === undefined
        ? { kind: 'reviewing', ...progress }
        : { kind: 'reviewing', notice, ...progress },
    );
  };

  /** Adds the approvals that the steps need. */
  const complete = ({ steps, labels: names }: Prepared): Prepared => {
    const { steps: all, added } = withApprovals(steps, dependencies.approvals(), address);
    return { steps: all, labels: joinLabels([labelsOfApprovals(added), names]) };
  };

  const reviewWithApprovals = (prepared: Prepared): void => {
    const { steps, labels: names } = complete(prepared);
    review({ steps, at: 0 }, names);
  };

  const prepare = (): void =>
    prepareReview({
      prepare: dependencies.prepare,
      write,
      review: reviewWithApprovals,
      isClosed: () => isClosed,
    });

  const sendAgain = async (): Promise<void> => {
    const state = read();
    if (state.kind !== 'refused' || state.signature === undefined) return;
    await sendSigned(progressOf(state), state.signature, true);
  };

  const isReviewLost = read().kind === 'filling' && !canEdit(definition, action);
  if (restored === undefined || isReviewLost) prepare();

  return {
    subscribe,
    read,
    values: (): Record<string, string> => values,
    labels: (): Labels => labels,
    /** Whether the form starts with what was typed on an earlier visit. */
    isTypedBefore: (): boolean => isTypedBefore,
    startOver: (): void => {
      isTypedBefore = false;
      values = initialValues;
      persist(read());
    },
    wasCompleted: (id: string): boolean => isCompleted(values, id),
    saveValues: (next: Record<string, string>): void => {
      values = next;
      persist(read());
    },
    /** Continues after a reload, first with a signed step, whose request may have arrived. */
    resume: async (): Promise<void> => {
      isClosed = false;
      const state = read();
      // Writes the draft unchanged: its signature stays until the outcome is known.
      if (restored === undefined) persist(state);
      else draft.write(restored);
      if (restored?.signature === undefined || state.kind !== 'reviewing') return;
      const step = state.steps[state.at];
      // A draw can't be out of date, and only the market's response settles its commitment.
      const isSentAgain = !isOutdated() || (step !== undefined && isDraw(step));
      await (isSentAgain ? sendSigned : lookUp)(progressOf(state), restored.signature, true);
    },
    complete,
    review: (steps: readonly Signable[], names: Labels): void =>
      reviewWithApprovals({ steps, labels: names }),
    sign: (prepared: Prepared): void => {
      reviewWithApprovals(prepared);
      void confirm();
    },
    prepareAgain: prepare,
    reviewAgain: (): void => {
      const state = read();
      if ('steps' in state) review(state, labels, 'renewed');
    },
    cancelFirst: (orders: readonly Order[]): void => {
      const state = read();
      if (state.kind !== 'reviewing') return;
      const { steps, at } = state;
      const cancels = cancelSteps(orders, address);
      // Inserts the cancellations after the steps that are already signed.
      const later = [...steps.slice(0, at), ...cancels, ...steps.slice(at)];
      review({ ...progressOf(state), steps: later }, labels);
    },
    confirm,
    sendAgain,
    canLeaveOut: (): boolean => {
      const state = read();
      return state.kind === 'refused' && state.signature === undefined && canSkip(state);
    },
    leaveOut: (): void => {
      const state = read();
      if (state.kind === 'refused' && state.signature === undefined)
        skip(progressOf(state), state.refused.title, coveredNext(state));
    },
    edit: (): void => {
      currentRequest += 1;
      set({ kind: 'filling' });
    },
    /** Stops waiting for the wallet, whose signature is then ignored, or for the rate limit. */
    stopWaiting: (): void => {
      const state = read();
      if (state.kind === 'sending' && state.isPaused) {
        currentRequest += 1;
        const { signature } = state;
        set({ kind: 'refused', refused: LIMITED, ...progressOf(state), signature });
        return;
      }
      if (state.kind !== 'signing' && state.kind !== 'switchingChain') return;
      currentRequest += 1;
      set({ kind: 'reviewing', notice: 'stopped', ...progressOf(state) });
    },
    /** Returns the draft to continue after the next sign-in; undefined when it is done. */
    interrupt: (): ActionDraft | undefined => {
      currentRequest += 1;
      isClosed = true;
      const state = read();
      draft.release();
      return state.kind === 'done' ? undefined : draftNow(state);
    },
    /** Closes the action. Clears its draft unless a signed step may have been executed. */
    close: (): void => {
      currentRequest += 1;
      isClosed = true;
      const state = read();
      if ('at' in state && state.kind !== 'done' && state.at > 0) onChange();
      if (state.kind === 'refused' && state.signature !== undefined) {
        // Only the doubtful step is settled later: the others must not be sent without a press.
        persist({ ...state, bulk: undefined });
        draft.dismiss();
      } else if (state.kind !== 'sending') draft.clear(address);
    },
  };
};

export type ActionStore = ReturnType<typeof createActionStore>;
