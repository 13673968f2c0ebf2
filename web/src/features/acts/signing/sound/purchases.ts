import { isSameAddress } from '@trait-market/contract/shared';

import { buyCreditsStep, subscribeStep } from '../steps/credit-steps';
import { packBuyStep } from '../steps/pack-steps';
import { isAsBuilt } from './as-built';
import type { Draft, Of } from './draft';

/** The plan that was chosen, at its price. */
export const isSoundSubscribe = (step: Of<'subscribe'>, { act, address }: Draft): boolean =>
  act.kind === 'subscribe' && isAsBuilt(step, subscribeStep(act.plan, step.chainId, address));

/** The bundle that was chosen, at its price. */
export const isSoundBuyCredits = (step: Of<'buyCredits'>, { act, address }: Draft): boolean =>
  act.kind === 'buyCredits' && isAsBuilt(step, buyCreditsStep(act.bundle, step.chainId, address));

/** As many packs of the drop as it says, at the drop's price. */
export const isSoundPackBuy = (step: Of<'packBuy'>, { act, address }: Draft): boolean =>
  act.kind === 'buyPacks' &&
  isAsBuilt(step, packBuyStep(act.drop, Number(step.message.packs), address));

/** Packs of the drop that was chosen. */
export const isSoundPackOpen = ({ message }: Of<'packOpen'>, { act, address }: Draft): boolean =>
  act.kind === 'openPacks' && isSameAddress(message.owner, address) && message.drop === act.drop.id;
