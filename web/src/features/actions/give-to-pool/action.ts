import { isSameAddress } from '@trait-market/contract/shared';

import type { ActionDefinition, ActionOf } from '../shared/action';

export const giveToPool: ActionDefinition<ActionOf<'giveToPool'>> = {
  steps: {
    poolGive: ({ message }, { action: { trait, free }, address }) =>
      isSameAddress(message.owner, address) &&
      isSameAddress(message.token, trait.token) &&
      message.tokenId === trait.tokenId &&
      Number(message.quantity) <= free,
  },
  chains: ({ trait }) => [trait.chainId],
};
