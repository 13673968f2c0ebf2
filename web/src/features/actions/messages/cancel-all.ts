import { cancelAllAction } from '@trait-market/contract/economy/actions';
import { ordersContract } from '@trait-market/contract/economy/orders';
import { type ChainId, CHAINS } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initClient } from '@ts-rest/core';
import type * as z from 'zod/mini';

import { bodyOf } from '@/lib/body-of';
import { apiOptions } from '@/lib/api-fetcher';

import { LAST_MINUTE } from './summary';
import { signedBody, signedBy, stepSchema, type MessageDefinition } from './message';
import { withSendTimeout } from './text/with-send-timeout';
import { lastMinuteText } from './text/last-minute-text';
import { NO_DEADLINE } from './text/no-deadline';

const orders = initClient(ordersContract, apiOptions);

const schema = stepSchema(cancelAllAction);
type CancelAllStep = z.infer<typeof schema>;

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
  ...signedBy(cancelAllAction),
  schema,
  title: 'Canceling everything',
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
    const body = signedBody(step, signature);
    const { chainId, cancelled } = bodyOf(
      await orders.cancelAll({ body, fetchOptions: withSendTimeout() }),
    );
    return {
      title: `Everything on ${CHAINS[chainId].name} is canceled`,
      words:
        'No order you signed here for that network can be filled anymore, whether it was shown or not.',
      untilFinal: LAST_MINUTE,
      rows: [{ label: 'Open orders canceled', value: String(cancelled) }],
    };
  },
};
