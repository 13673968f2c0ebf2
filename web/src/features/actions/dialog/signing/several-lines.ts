import { readOrder } from '@trait-market/contract/economy/typed-data';

import type { Action } from '@/lib/actions/action';

import { definitionOf } from '../../definitions';
import type { SeveralAction } from '../../shared/action';
import type { SeveralLine } from '../../shared/several';
import { messageOf, type Signable } from '../../messages/signed-messages';
import type { Progress } from './action-state';

/** The lines of an action that a step is about. */
export const lineIdsOf = (step: Signable): string[] => messageOf(step).lineIds?.(step) ?? [];

const priceOfStep = (step: Signable | undefined): SeveralLine['price'] => {
  const order = step && messageOf(step).order?.(step);
  if (!step || !order?.isOwn) return undefined;
  const { chainId } = step;
  const facts = readOrder(chainId, order.components);
  return facts.kind === 'listing'
    ? { chainId, coin: 'native', amount: String(facts.unitPrice) }
    : undefined;
};

/**
 * Returns the result of each of several things that are signed one by one.
 *
 * @param through whether one of them went through before the user went back to the form, by its id
 */
export const severalLines = (
  { lines, withoutStep }: SeveralAction<Action>,
  action: Action,
  { steps, missed }: Progress,
  through: (id: string) => boolean = () => false,
): SeveralLine[] =>
  lines(action).map(({ id, label, price }) => {
    // The last step counts: the cancellation of a listing comes before the one that replaces it.
    const at = steps.findLastIndex((step) => lineIdsOf(step).includes(id.toLowerCase()));
    const left = through(id) ? undefined : withoutStep;
    return {
      id,
      label,
      price: price ?? priceOfStep(steps[at]),
      reason: at < 0 ? left : missed?.find((one) => one.at === at)?.title,
    };
  });

/** Returns how an action's result is shown line by line; undefined where it has a single receipt. */
export const severalOf = (
  action: Action,
  { missed }: Progress,
): SeveralAction<Action> | undefined => {
  const { several } = definitionOf(action);
  return several?.onlyIfSkipped && missed === undefined ? undefined : several;
};
