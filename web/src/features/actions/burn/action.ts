import { NO_LABELS } from '../messages/text/labels';
import type { ActionDefinition, ActionOf } from '../shared/action';
import { isAsBuilt } from '../shared/matching';
import { burnStep } from '../messages/burn';

/** Burns editions of a trait in the Light. */
export const burn: ActionDefinition<ActionOf<'burn'>> = {
  steps: { burn: (step, { action, address }) => isAsBuilt(step, burnStep(action, address)) },
  chains: ({ chainId }) => [chainId],
  traitId: ({ traitId }) => traitId,
  prepare: (action, { address }) => ({ steps: [burnStep(action, address)], labels: NO_LABELS }),
  hasForm: () => false,
};
