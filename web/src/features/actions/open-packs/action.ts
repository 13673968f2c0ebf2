import { isSameAddress } from '@trait-market/contract/shared';

import type { ActionDefinition, ActionOf } from '../shared/action';
import { cancelsOwn } from '../shared/matching';
import { givesTrait } from '../shared/wakes';

export const openPacks: ActionDefinition<ActionOf<'openPacks'>> = {
  steps: {
    packOpen: ({ message }, { action, address }) =>
      isSameAddress(message.owner, address) && message.drop === action.drop.id,
    cancel: cancelsOwn,
  },
  chains: ({ drop }) => [drop.chainId],
  // The drawn trait isn't known beforehand.
  wakes: ({ drop }) => [givesTrait(({ collection }) => collection === drop.collection)],
};
