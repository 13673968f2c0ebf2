import { isSameAddress } from '@trait-market/contract/shared';

import type { ActionDefinition, ActOf } from '../shared/action';

/** Gives loose editions to their pool. */
export const giveToPool: ActionDefinition<ActOf<'giveToPool'>> = {
  steps: {
    poolGive: ({ message }, { act: { trait, free }, address }) =>
      isSameAddress(message.owner, address) &&
      isSameAddress(message.token, trait.token) &&
      message.tokenId === trait.tokenId &&
      Number(message.quantity) <= free,
  },
  chains: ({ trait }) => [trait.chainId],
};
