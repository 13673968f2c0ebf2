import { NO_LABELS } from '../messages/text/labels';
import type { ActionDefinition, ActOf } from '../shared/action';
import { isAsBuilt } from '../shared/matching';
import { burnStep } from '../messages/burn';

/** Gives editions of a trait, whose name was typed, to the Light. */
export const burn: ActionDefinition<ActOf<'burn'>> = {
  steps: { burn: (step, { act, address }) => isAsBuilt(step, burnStep(act, address)) },
  chains: ({ chainId }) => [chainId],
  traitId: ({ traitId }) => traitId,
  prepare: (act, address) => ({ steps: [burnStep(act, address)], labels: NO_LABELS }),
  hasForm: () => false,
};
