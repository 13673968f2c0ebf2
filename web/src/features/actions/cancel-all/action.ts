import { isSameAddress } from '@trait-market/contract/shared';

import { fetchBalances } from '@/lib/economy/wallets/wallet-queries';

import { cancelAllStep } from '../messages/cancel-all';
import { NO_LABELS } from '../messages/text/labels';
import type { ActionDefinition, ActionOf } from '../shared/action';

/** Cancels all orders on a chain by incrementing the Seaport counter. */
export const cancelAll: ActionDefinition<ActionOf<'cancelAll'>> = {
  steps: { cancelAll: ({ message }, { address }) => isSameAddress(message.maker, address) },
  chains: ({ chainId }) => [chainId],
  prepare: async ({ chainId }, { address, queryClient, token }) => {
    // The signature contains the counter, and the market refuses an outdated one.
    const balances = await fetchBalances(queryClient, token, 0);
    const counter = balances.find((one) => one.chainId === chainId)?.counter ?? '0';
    return { steps: [cancelAllStep(chainId, counter, address)], labels: NO_LABELS };
  },
  hasForm: () => false,
};
