import { isSameAddress } from '@trait-market/contract/shared';

import type { ActionDefinition, ActionOf } from '../shared/action';

/** Cancels everything that was signed on a chain. */
export const cancelAll: ActionDefinition<ActionOf<'cancelAll'>> = {
  steps: { cancelAll: ({ message }, { address }) => isSameAddress(message.maker, address) },
  chains: ({ chainId }) => [chainId],
  hasForm: () => false,
};
