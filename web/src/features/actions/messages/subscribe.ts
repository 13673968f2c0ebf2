import { subscribeAction } from '@trait-market/contract/economy/actions';
import {
  economyCreditsContract,
  PERIOD_DAYS,
  type Plan,
} from '@trait-market/contract/economy/credits';
import type { ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initClient } from '@ts-rest/core';
import type * as z from 'zod/mini';

import { bodyOf } from '@/lib/body-of';
import { apiOptions } from '@/lib/api-fetcher';
import { refreshTier } from '@/lib/economy/queries/refresh-economy';
import { momentText } from '@/lib/format/dates';

import { signedBody, signedBy, stepSchema, untimed, type MessageDefinition } from './message';
import { withSendTimeout } from './text/with-send-timeout';
import {
  boughtRows,
  boughtSummary,
  highestPriceOn,
  moneyPaid,
  paidSentences,
} from './text/sold-for-credits';

const credits = initClient(economyCreditsContract, apiOptions);

const schema = stepSchema(subscribeAction);
type SubscribeStep = z.infer<typeof schema>;

/**
 * Returns the step that buys a plan on a chain, at its stated price.
 *
 * @throws UnreadableOrder when the plan isn't sold there
 */
export const subscribeStep = (
  plan: Plan,
  chainId: ChainId,
  subscriber: WalletAddress,
): SubscribeStep => ({
  kind: 'subscribe',
  chainId,
  message: {
    subscriber,
    plan: plan.plan,
    highestPrice: highestPriceOn(plan, chainId),
    ...untimed(),
  },
});

export const subscribeMessage: MessageDefinition<SubscribeStep> = {
  ...signedBy(subscribeAction),
  schema,
  title: 'Buying the plan',
  sentences: (step) => [
    `You buy the ${step.message.plan} plan for ${PERIOD_DAYS} days, starting now.`,
    'It replaces the plan you have, if any. Credits left from that plan stay until they end, up to the roll-over limit.',
    'It ends automatically. You’re never charged again unless you sign again.',
    ...paidSentences(step),
  ],
  send: async (step, signature) => {
    const body = signedBody(step, signature);
    const bought = bodyOf(await credits.subscribe({ body, fetchOptions: withSendTimeout() }));
    const { subscription } = bought;
    if (subscription === null) return boughtSummary(bought);
    return {
      title: `You bought the ${subscription.plan} plan`,
      words: 'It’s active now. It doesn’t renew: when it ends, you decide whether to buy it again.',
      rows: [
        ...boughtRows(bought),
        { label: 'Plan ends', value: momentText(new Date(subscription.endsAt)) },
      ],
    };
  },
  money: moneyPaid,
  onExecuted: (_step, { queryClient, address }) => void refreshTier(queryClient, address),
};
