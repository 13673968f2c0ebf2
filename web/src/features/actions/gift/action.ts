import { isSameAddress } from '@trait-market/contract/shared';

import type { ActionDefinition, ActionOf } from '../shared/action';
import { isRecipient } from './recipient';

export const gift: ActionDefinition<ActionOf<'gift'>> = {
  steps: {
    gift: ({ message }, { action: { trait, loose }, address }) =>
      isSameAddress(message.owner, address) &&
      isSameAddress(message.token, trait.token) &&
      message.tokenId === trait.tokenId &&
      isRecipient(message.recipient, address) &&
      Number(message.quantity) <= loose,
  },
  chains: ({ trait }) => [trait.chainId],
  traitId: ({ trait }) => trait.id,
};
