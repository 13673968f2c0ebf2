import type { ActionDefinition, ActOf } from '../shared/action';
import { convertsOwn, isAsBuilt } from '../shared/matching';
import { packBuyStep } from '../messages/buy-packs';

/** Buys sealed packs of a drop. */
export const buyPacks: ActionDefinition<ActOf<'buyPacks'>> = {
  steps: {
    unwrap: convertsOwn,
    packBuy: (step, { act, address }) =>
      isAsBuilt(step, packBuyStep(act.drop, Number(step.message.packs), address)),
  },
  chains: ({ drop }) => [drop.chainId],
};
