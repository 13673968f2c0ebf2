import type { Signature } from '@trait-market/contract/economy/shared';
import type { Order } from '@trait-market/contract/economy/orders';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';

import { SIGNATURE_VALID_MS } from '@/config/constants';
import { createStore } from '@/lib/store';

import { refusedForReprice } from '../outcome/reprice-refusal';
import type { Outcome } from '../outcome/outcome';
import {
  isAlreadyExecuted,
  isForAll,
  isUncertain,
  neverArrived,
  refusedByWallet,
  refusedSending,
  UNSURE,
} from '../outcome/refused';
import type { ActionDependencies } from './action-dependencies';
import type { ActionDraft } from './action-draft';
import { progressOf, type ActionState, type Progress } from './action-state';
import { isLate, withTime } from './deadline';
import { draftOf, stateOf } from './kept-state';
import { withApprovals } from './needed-approvals';
import { isHeldBack, replacedBy, withFreshCancel } from './replacing';
import { definitionOf } from '../../definitions';
import type { Prepared } from '../../shared/action';
import { lineIdsOf } from './several-lines';
import { joinLabels, labelsOfApprovals, NO_LABELS, type Labels } from '../../messages/text/labels';
import { cancelSteps } from '../../messages/cancel';
import { typedDataOf, type Signable } from '../../messages/signed-messages';

/** Under which it is kept among a form's values that a line of it is through. */
const throughKey = (id: string): string => `through ${id.toLowerCase()}`;

/**
 * One action from its form to its receipt: reviewed as it will be signed, on the right chain, signed
 * once, and sent until an answer is known. What is under way is kept in the tab, so that a reload
 * finds it: what was signed is sent again, never signed twice.
 */
export const createActionStore = (dependencies: ActionDependencies, kept?: ActionDraft) => {
  const { action, page, address, loadWallet, send, find, draft, now, onChange, onThrough } =
    dependencies;
  const definition = definitionOf(action);
  const canSkip = (progress: Progress): boolean => definition.canSkip?.(action, progress) ?? false;
  let values: Record<string, string> = kept?.values ?? {};
  let labels: Labels = kept?.labels ?? NO_LABELS;
  const { read, subscribe, write } = createStore<ActionState>(stateOf(kept));
  let isClosed = false;
  let signedAt = kept?.signedAt;
  /** Counts the times that the wallet was asked: an answer to an earlier one is not used. */
  let turn = 0;

  /** Whether the last signature is older than any deadline. */
  const isOutdated = (): boolean => signedAt !== undefined && now() - signedAt > SIGNATURE_VALID_MS;

  const draftNow = (state: ActionState): ActionDraft =>
    draftOf(state, { address, action, page, values, labels, signedAt });

  const keep = (state: ActionState): void => {
    if (state.kind === 'done') draft.clear(address);
    else draft.write(draftNow(state));
  };

  const set = (next: ActionState): void => {
    keep(next);
    write(next);
  };

  /** On to the next signature. */
  const goOn = (progress: Progress, notice: 'halfway' | 'held' | 'missed'): void => {
    set({ kind: 'reviewing', notice, ...progress, at: progress.at + 1 });
    if (!isOutdated() && !isClosed) void confirm();
  };

  /** A step is through: on to the next signature, or done. */
  const advance = (progress: Progress, outcome: Outcome): void => {
    const through = progress.steps[progress.at];
    if (through !== undefined) {
      onThrough(through);
      if (definition.several !== undefined)
        values = {
          ...values,
          ...Object.fromEntries(lineIdsOf(through).map((id) => [throughKey(id), '1'])),
        };
    }
    const isLast = progress.at + 1 >= progress.steps.length;
    // Of many that stand for themselves, what is shown is brought up to date once, at their end.
    if (isLast || !canSkip(progress)) onChange();
    if (isLast) set({ kind: 'done', outcome, ...progress });
    else goOn(progress, 'halfway');
  };

  /** A step is signed, and sent together with a later one. */
  const hold = (before: Progress, signature: Signature): void => {
    const held = [...(before.held ?? []), { at: before.at, signature }];
    goOn({ ...before, held }, 'held');
  };

  /** A step is left out, and the others go on without it. */
  const miss = (before: Progress, title: string): void => {
    const missed = [...(before.missed ?? []), { at: before.at, title }];
    const progress = { ...before, missed };
    const isLast = progress.at + 1 >= progress.steps.length;
    if (isLast) set({ kind: 'done', outcome: { kind: 'missed' }, ...progress });
    else goOn(progress, 'missed');
  };

  const sendStep = async (
    before: Progress,
    signature: Signature,
    isAgain: boolean,
  ): Promise<void> => {
    const signable = before.steps[before.at];
    if (signable === undefined) return;
    let progress = before;
    set({ kind: 'sending', ...progress, signature, isAgain });
    try {
      // With both signatures at hand: never listed twice, and never unlisted for want of the second one.
      const replaced = replacedBy(progress);
      if (replaced?.signature !== undefined) {
        await dependencies.cancelReplaced(replaced.cancel, replaced.signature, replaced.hash);
        progress = { ...progress, freed: progress.at };
        set({ kind: 'sending', ...progress, signature, isAgain });
      }
      advance(progress, await send(signable, signature));
    } catch (error) {
      if (isUncertain(error, isAgain)) {
        const found = await find(signable);
        if (found.kind === 'executed')
          return advance(progress, { kind: 'arrived', action: found.action });
      }
      if (isAlreadyExecuted(error))
        return advance(progress, { kind: 'arrived', action: undefined });
      const sent = refusedSending(error, isAgain);
      const refused = refusedForReprice(
        definition.refusedFor?.(sent, error, action) ?? sent,
        error,
        replacedBy(progress) !== undefined,
      );
      // It may have been refused because the market is another one by now.
      onChange();
      // Nothing helps it, and nothing of it is on its way: whatever else is bought with it goes on.
      if (refused.remedy === 'close' && canSkip(progress) && !isForAll(error))
        return miss(progress, refused.title);
      // Kept where the same may still go through. What was surely refused is signed anew.
      const isKept = refused.remedy === 'send' || (refused.remedy === 'signIn' && isAgain);
      set({ kind: 'refused', refused, ...progress, ...(isKept && { signature }) });
    }
  };

  /**
   * Looks in the history for an action that was signed too long ago to be sent again unasked: its price may be out of
   * date by now.
   */
  const lookUp = async (progress: Progress, signature: Signature): Promise<void> => {
    const signable = progress.steps[progress.at];
    if (signable === undefined || signedAt === undefined) return;
    set({ kind: 'sending', ...progress, signature, isAgain: true });
    const found = await find(signable);
    if (found.kind === 'executed')
      return advance(progress, { kind: 'arrived', action: found.action });
    set(
      found.kind === 'notExecuted'
        ? { kind: 'refused', refused: neverArrived(signedAt), ...progress }
        : { kind: 'refused', refused: UNSURE, ...progress, signature },
    );
  };

  const sign = async (progress: Progress, signable: Signable, mine: number): Promise<Signature> => {
    const wallet = await loadWallet();
    if ((await wallet.chainId()) !== signable.chainId && mine === turn) {
      set({ kind: 'switchingChain', to: signable.chainId, ...progress });
      await wallet.switchChain(signable.chainId);
    }
    if (mine === turn) set({ kind: 'signing', ...progress });
    return wallet.signTypedData(typedDataOf(signable));
  };

  /** Asks the wallet for what is next, once, and sends it. */
  const confirm = async (): Promise<void> => {
    const state = read();
    if (state.kind !== 'reviewing' && state.kind !== 'refused') return;
    const progress = progressOf(state);
    const signable = progress.steps[progress.at];
    if (signable === undefined) return;
    const replaced = replacedBy(progress);
    const isCancelLate =
      replaced && (replaced.signature === undefined || isLate(replaced.cancel, now()));
    if (isCancelLate || isLate(signable, now())) return review(progress, labels, 'renewed');
    turn += 1;
    const mine = turn;
    set({ kind: 'signing', ...progress });
    let signature: Signature;
    try {
      signature = await sign(progress, signable, mine);
    } catch (error) {
      if (mine === turn) set({ kind: 'refused', refused: refusedByWallet(error), ...progress });
      return;
    }
    if (mine !== turn) return;
    signedAt = now();
    if (isHeldBack(progress)) hold(progress, signature);
    else await sendStep(progress, signature, false);
  };

  const review = (before: Progress, names: Labels, notice?: 'renewed'): void => {
    labels = names;
    const renewed = notice === 'renewed' ? withFreshCancel(before, now()) : before;
    // What is through stays what it was.
    const fresh = renewed.steps.map((step, index) =>
      index < renewed.at ? step : withTime(step, now()),
    );
    const progress = { ...progressOf(renewed), steps: fresh };
    set(
      notice === undefined
        ? { kind: 'reviewing', ...progress }
        : { kind: 'reviewing', notice, ...progress },
    );
  };

  const reviewWithApprovals = ({ steps, labels: names }: Prepared): void => {
    const { steps: all, asked } = withApprovals(steps, dependencies.approvals(), address);
    review({ steps: all, at: 0 }, joinLabels([labelsOfApprovals(asked), names]));
  };

  /** Opens the review, or the form where there is something to fill in or to explain first. */
  const openPrepared = (prepared: Prepared | undefined): void => {
    if (prepared === undefined) write({ kind: 'filling' });
    else reviewWithApprovals(prepared);
  };

  const prepareFailed = (error: unknown): void =>
    write(error instanceof UnreadableOrder ? { kind: 'filling' } : { kind: 'unprepared', error });

  /** Opens the review of an action that has nothing to fill in, with what it needs fetched before. */
  const prepare = (): void => {
    try {
      const prepared = dependencies.prepare();
      if (!(prepared instanceof Promise)) return openPrepared(prepared);
      write({ kind: 'preparing' });
      prepared
        .then((fetched) => isClosed || openPrepared(fetched))
        .catch((error: unknown) => isClosed || prepareFailed(error));
    } catch (error) {
      prepareFailed(error);
    }
  };

  /** Sends what is signed already once more. */
  const sendAgain = async (): Promise<void> => {
    const state = read();
    if (state.kind !== 'refused' || state.signature === undefined) return;
    await sendStep(progressOf(state), state.signature, true);
  };

  const hasForm = definition.hasForm?.(action) ?? true;
  if (kept === undefined || (read().kind === 'filling' && !hasForm)) prepare();

  return {
    subscribe,
    read,
    values: (): Record<string, string> => values,
    labels: (): Labels => labels,
    /** Whether one of several went through before somebody went back to the form: it isn't done twice. */
    wasThrough: (id: string): boolean => values[throughKey(id)] !== undefined,
    /** Keeps what stands in the form. */
    keepValues: (next: Record<string, string>): void => {
      values = next;
      keep(read());
    },
    /**
     * Keeps the action from now on. What is signed before a reload and may not have arrived is sent, before
     * anything else.
     */
    resume: async (): Promise<void> => {
      isClosed = false;
      const state = read();
      // What was kept stands as it is, a signature too, until it is known what became of it.
      if (kept === undefined) keep(state);
      else draft.write(kept);
      if (kept?.signature === undefined || state.kind !== 'reviewing') return;
      await (isOutdated() ? lookUp : sendStep)(progressOf(state), kept.signature, true);
    },
    /** Shows what would be signed. */
    review: (steps: readonly Signable[], names: Labels): void =>
      reviewWithApprovals({ steps, labels: names }),
    /** Fetches what the review needs again. */
    prepareAgain: prepare,
    /** The same with fresh time, where the time had run out. */
    reviewAgain: (): void => {
      const state = read();
      if ('steps' in state) review(state, labels, 'renewed');
    },
    /** Puts the cancellation of own orders before what is signed next. */
    cancelFirst: (orders: readonly Order[]): void => {
      const state = read();
      if (state.kind !== 'reviewing') return;
      const { steps, at } = state;
      const cancels = cancelSteps(orders, address);
      // What is signed already comes before: later steps alone move.
      const later = [...steps.slice(0, at), ...cancels, ...steps.slice(at)];
      review({ ...progressOf(state), steps: later }, labels);
    },
    confirm,
    sendAgain,
    /** Whether what was refused can be left out, so that the rest goes on. */
    canLeaveOut: (): boolean => {
      const state = read();
      return state.kind === 'refused' && state.signature === undefined && canSkip(state);
    },
    /** Leaves out what was refused, and goes on with the rest. */
    leaveOut: (): void => {
      const state = read();
      if (state.kind === 'refused' && state.signature === undefined)
        miss(progressOf(state), state.refused.title);
    },
    /** Back to the form; a step that is through stays through. */
    edit: (): void => {
      turn += 1;
      set({ kind: 'filling' });
    },
    /** The wallet does not answer: what it signs after this is not used. */
    stopWaiting: (): void => {
      const state = read();
      if (state.kind !== 'signing' && state.kind !== 'switchingChain') return;
      turn += 1;
      set({ kind: 'reviewing', notice: 'stopped', ...progressOf(state) });
    },
    /**
     * The session ended meanwhile, or another sign-in began.
     *
     * @returns what to go on with after it; undefined where the action is done
     */
    interrupt: (): ActionDraft | undefined => {
      turn += 1;
      isClosed = true;
      const state = read();
      draft.release();
      return state.kind === 'done' ? undefined : draftNow(state);
    },
    /** The user leaves: nothing of it is stored, unless something signed may have gone through. */
    close: (): void => {
      turn += 1;
      isClosed = true;
      const state = read();
      if ('at' in state && state.kind !== 'done' && state.at > 0) onChange();
      if (state.kind === 'refused' && state.signature !== undefined) draft.putAside();
      else if (state.kind !== 'sending') draft.clear(address);
    },
  };
};

export type ActionStore = ReturnType<typeof createActionStore>;
