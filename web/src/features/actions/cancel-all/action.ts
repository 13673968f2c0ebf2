import { type ChainId, CHAINS } from '@trait-market/contract/economy/shared';
import { type WalletAddress, isSameAddress } from '@trait-market/contract/shared';

import { fetchBalances } from '@/lib/economy/wallets/wallet-queries';

import { LAST_MINUTE, lastMinuteText } from '../messages/summary';
import type { MessageDefinition } from '../messages/message';
import { NO_DEADLINE, type StepOf } from '../messages/step';
import { market, send } from '../messages/send';
import { NO_LABELS } from '../messages/text/labels';
import { defineAction } from '../shared/action';

type CancelAllStep = StepOf<'cancelAll'>;

export const cancelAllStep = (
  chainId: ChainId,
  counter: string,
  maker: WalletAddress,
): CancelAllStep => ({
  kind: 'cancelAll',
  chainId,
  message: { maker, counter, deadline: NO_DEADLINE },
});

export const cancelAllMessage: MessageDefinition<CancelAllStep> = {
  noun: () => 'cancellation',
  sentences: ({ chainId }) => {
    const { name } = CHAINS[chainId];
    return [
      `You cancel every order you’ve ever signed here on ${name}, whether it’s shown or not.`,
      'They can never be filled after that, even if someone kept a copy.',
      lastMinuteText(name),
      'It’s free. Orders on other networks and on other sites stay as they are.',
    ];
  },
  send: async (step, signature) => {
    const { chainId, cancelled } = await send(market.orders.cancelAll, step, signature);
    return {
      title: `Everything on ${CHAINS[chainId].name} is canceled`,
      words:
        'No order you signed here for that network can be filled anymore, whether it was shown or not.',
      untilFinal: LAST_MINUTE,
      rows: [{ label: 'Open orders canceled', value: String(cancelled) }],
    };
  },
};

export const cancelAll = defineAction<'cancelAll'>({
  messages: { cancelAll: cancelAllMessage },
  steps: { cancelAll: ({ message }, { address }) => isSameAddress(message.maker, address) },
  chains: ({ chainId }) => [chainId],
  prepare: async ({ chainId }, { address, queryClient, token }) => {
    // The signature contains the counter, and the market rejects an outdated one.
    const balances = await fetchBalances(queryClient, token, 0);
    const counter = balances.find((one) => one.chainId === chainId)?.counter ?? '0';
    return { steps: [cancelAllStep(chainId, counter, address)], labels: NO_LABELS };
  },
});
