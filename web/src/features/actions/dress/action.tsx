import { hashWorn } from '@trait-market/contract/economy/actions';
import type { WalletAddress } from '@trait-market/contract/shared';

import { PlanWarnings } from '@/components/editor/plan-warnings';

import { fulfilmentStep } from '../messages/fulfilment';
import { joinLabels, labelsOfOrder, labelsOfPlan } from '../messages/text/labels';
import type { ActionDefinition, ActionOf, Prepared } from '../shared/action';
import { cancelsOwn, convertsOwn, fulfilsOneOf, isAsBuilt } from '../shared/matching';
import { dressStep } from '../messages/dress';

type Dress = ActionOf<'dress'>;

/**
 * Returns the purchases of missing traits, one signature each, and the dressing.
 *
 * @throws UnreadableOrder when the shown values differ from those that would be signed
 */
export const prepareDress = ({ plan, buys }: Dress, address: WalletAddress): Prepared => ({
  steps: [...buys.map((order) => fulfilmentStep(order, 1n, address)), dressStep(plan, address)],
  labels: joinLabels([labelsOfPlan(plan), ...buys.map(labelsOfOrder)]),
});

/** Changes an avatar's look as planned, after buying the missing traits. */
export const dress: ActionDefinition<Dress> = {
  steps: {
    unwrap: convertsOwn,
    fulfilment: (step, { action, address }) => fulfilsOneOf(step, action.buys, address),
    dress: (step, { action, address }) => {
      const built = dressStep(action.plan, address);
      return isAsBuilt(step, built) && hashWorn(step.worn) === hashWorn(built.worn);
    },
    cancel: cancelsOwn,
  },
  chains: ({ plan }) => [plan.chainId],
  prepare: (action, { address }) =>
    action.buys.length > 0 ? undefined : prepareDress(action, address),
  hasForm: ({ buys }) => buys.length > 0,
  wakes: () => [],
  plannedWakes: ({ plan }) => plan.wakes,
  ReviewNotice: ({ action }) => <PlanWarnings plan={{ ...action.plan, wakes: [] }} />,
  boughtBefore: (count) =>
    `${count === 1 ? 'The trait you bought first is' : `The ${count} traits you bought first are`} yours, loose in your wallet. The avatar hasn’t changed, and no credits were spent.`,
};
