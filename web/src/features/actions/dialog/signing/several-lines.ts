import { readOrder } from '@trait-market/contract/economy/typed-data';

import type { Action } from '@/lib/actions/action';

import { definitionOf } from '../../actions';
import type { SeveralAction, SeveralLine } from '../../shared/action';
import { linePicture } from '../../messages/lines';
import type { Signable } from '../../messages/step';
import { messageOf } from '../../messages/signed-messages';
import { type Outcome, settlementOf } from '../../messages/summary';
import type { Missed, Progress } from './action-state';

const lineIdsOf = (step: Signable): string[] => messageOf(step).lineIds?.(step) ?? [];

const missedLinesOf = ({ steps, at }: Progress, outcome: Outcome) => {
  if (outcome.kind === 'executed') return outcome.summary.missedLines ?? [];
  const step = steps[at];
  if (outcome.kind === 'missed' || step === undefined || outcome.action === undefined) return [];
  return messageOf(step).missedIn?.(step, outcome.action) ?? [];
};

const settlementIn = (outcome: Outcome) => {
  if (outcome.kind === 'executed') return outcome.summary.settled;
  return outcome.kind === 'arrived' && outcome.action
    ? settlementOf([outcome.action]).settled
    : undefined;
};

/** Notes the transaction of an executed step, and its lines that had no effect. */
export const withMissedLines = (before: Progress, outcome: Outcome): Progress => {
  const settled = settlementIn(outcome);
  const progress = settled ? { ...before, settled: [...(before.settled ?? []), settled] } : before;
  const missedLines = missedLinesOf(progress, outcome);
  if (missedLines.length === 0) return progress;
  const { at, missed = [] } = progress;
  return { ...progress, missed: [...missed, ...missedLines.map((line) => ({ at, ...line }))] };
};

const isMissedAt = (at: number, id: string) => (missed: Missed) =>
  missed.at === at && (missed.id === undefined || missed.id.toLowerCase() === id.toLowerCase());

/** Returns the lines of the current step that it completed. */
export const doneLineIds = ({ steps, at, missed }: Progress): string[] => {
  const step = steps[at];
  if (step === undefined) return [];
  return lineIdsOf(step).filter((id) => !missed?.some(isMissedAt(at, id)));
};

const priceOfStep = (step: Signable | undefined): Pick<SeveralLine, 'price' | 'isEach'> => {
  const order = step && messageOf(step).order?.(step);
  if (!step || !order?.isOwn) return { price: undefined };
  const { chainId } = step;
  const facts = readOrder(chainId, order.components);
  if (facts.kind === 'trade') return { price: undefined };
  const coin = facts.kind === 'listing' ? 'native' : 'wrapped';
  return {
    price: { chainId, coin, amount: String(facts.unitPrice) },
    isEach: facts.quantity > 1n,
  };
};

const doneTextOf = (step: Signable | undefined, id: string): string | undefined =>
  step && messageOf(step).doneText?.(step, id);

/** Returns the lines' states. `wasCompleted`: completed before a return to the form. */
export const severalLines = (
  { lines, withoutStep }: SeveralAction<Action>,
  action: Action,
  { steps, missed }: Progress,
  wasCompleted: (id: string) => boolean = () => false,
): SeveralLine[] =>
  lines(action).map(({ id, label, price, picture, imageUrl, detail }) => {
    // The last step counts: a listing's cancellation precedes its replacement.
    const at = steps.findLastIndex((step) => lineIdsOf(step).includes(id.toLowerCase()));
    const left = wasCompleted(id) ? undefined : withoutStep;
    return {
      id,
      label,
      picture: picture ?? (imageUrl && linePicture(imageUrl)),
      detail,
      ...(price ? { price } : priceOfStep(steps[at])),
      done: doneTextOf(steps[at], id),
      reason: at < 0 ? left : missed?.find(isMissedAt(at, id))?.title,
    };
  });

export const severalOf = (
  action: Action,
  { missed }: Progress,
): SeveralAction<Action> | undefined => {
  const { several } = definitionOf(action);
  return several?.onlyIfSkipped && missed === undefined ? undefined : several;
};
