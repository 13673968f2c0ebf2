import { hashWorn } from '@trait-market/contract/economy/actions';

import { BatchWarnings } from '@/components/editor/plan-warnings';

import { joinLabels, labelsOfPlan } from '../messages/text/labels';
import type { ActionDefinition, ActionOf } from '../shared/action';
import { cancelsOwn, isAsBuilt } from '../shared/matching';
import { dressBatchStep } from '../messages/dress-batch';
import { refusedForBatch } from './refusal';

/** Dresses several avatars with one signature: all of them, or none. Buys nothing. */
export const dressBatch: ActionDefinition<ActionOf<'dressBatch'>> = {
  steps: {
    dressBatch: (step, { action, address }) => {
      const built = dressBatchStep(action.plan, address);
      return (
        isAsBuilt(step, built) &&
        step.worn.length === built.worn.length &&
        built.worn.every((worn, position) => hashWorn(worn) === hashWorn(step.worn[position] ?? []))
      );
    },
    cancel: cancelsOwn,
  },
  chains: ({ plan }) => plan.dressings.map(({ chainId }) => chainId),
  prepare: ({ plan }, { address }) => ({
    steps: [dressBatchStep(plan, address)],
    labels: joinLabels(plan.dressings.map(labelsOfPlan)),
  }),
  hasForm: () => false,
  wakes: () => [],
  plannedWakes: ({ plan }) => plan.wakes,
  ReviewNotice: ({ action }) => <BatchWarnings plan={{ ...action.plan, wakes: [] }} />,
  refusedFor: refusedForBatch,
};
