import { isSameAddress } from '@trait-market/contract/shared';

import { labelsOfBurn } from '../messages/text/labels';
import type { ActionDefinition, ActionOf } from '../shared/action';
import { cancelsOwn, isSameHash } from '../shared/matching';
import { givesTrait } from '../shared/wakes';
import { withdrawBurnStep } from '../messages/withdraw-burn';

/** Takes back editions that are still locked in the Light. */
export const withdrawBurn: ActionDefinition<ActionOf<'withdrawBurn'>> = {
  steps: {
    withdrawBurn: ({ message }, { action, address }) =>
      isSameAddress(message.owner, address) && isSameHash(message.burnHash, action.burn.id),
    cancel: cancelsOwn,
  },
  chains: ({ burn }) => [burn.chainId],
  traitId: ({ burn }) => burn.trait.id,
  prepare: ({ burn }, { address }) => ({
    steps: [withdrawBurnStep(burn, address)],
    labels: labelsOfBurn(burn),
  }),
  hasForm: () => false,
  wakes: ({ burn }) => [givesTrait(({ id }) => id === burn.trait.id)],
};
