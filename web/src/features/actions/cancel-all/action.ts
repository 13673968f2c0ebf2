import { isSameAddress } from '@trait-market/contract/shared';

import type { ActionDefinition, ActOf } from '../shared/action';

/** Cancels everything that was signed on a chain. */
export const cancelAll: ActionDefinition<ActOf<'cancelAll'>> = {
  steps: { cancelAll: ({ message }, { address }) => isSameAddress(message.maker, address) },
  chains: ({ chainId }) => [chainId],
  hasForm: () => false,
};
