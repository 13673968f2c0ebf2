import type { ActionDefinition, ActionOf } from '../shared/action';
import { convertsOwn, isAsBuilt } from '../shared/matching';
import { packBuyStep } from '../messages/buy-packs';

/** Buys sealed packs of a drop. */
export const buyPacks: ActionDefinition<ActionOf<'buyPacks'>> = {
  steps: {
    unwrap: convertsOwn,
    packBuy: (step, { action, address }) =>
      isAsBuilt(step, packBuyStep(action.drop, Number(step.message.packs), address)),
  },
  chains: ({ drop }) => [drop.chainId],
};
