import { buyCreditsAction } from '@trait-market/contract/economy/actions';
import { type Bundle, economyCreditsContract } from '@trait-market/contract/economy/credits';
import type { ChainId } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initClient } from '@ts-rest/core';
import type * as z from 'zod/mini';

import { bodyOf } from '@/lib/body-of';
import { apiOptions } from '@/lib/api-fetcher';

import { signedBody, signedBy, stepSchema, untimed, type MessageDefinition } from './message';
import { withSendTimeout } from './text/with-send-timeout';
import { boughtSummary, highestPriceOn, moneyPaid, paidSentences } from './text/sold-for-credits';

const credits = initClient(economyCreditsContract, apiOptions);

const schema = stepSchema(buyCreditsAction);
type BuyCreditsStep = z.infer<typeof schema>;

/**
 * Returns the step that buys a bundle of credits on a chain, at its stated price.
 *
 * @throws UnreadableOrder when the bundle isn't sold there
 */
export const buyCreditsStep = (
  bundle: Bundle,
  chainId: ChainId,
  buyer: WalletAddress,
): BuyCreditsStep => ({
  kind: 'buyCredits',
  chainId,
  message: {
    buyer,
    credits: String(bundle.credits),
    highestPrice: highestPriceOn(bundle, chainId),
    ...untimed(),
  },
});

export const buyCreditsMessage: MessageDefinition<BuyCreditsStep> = {
  ...signedBy(buyCreditsAction),
  schema,
  title: 'Buying credits',
  sentences: (step) => [
    `You buy ${step.message.credits} credits.`,
    'They never expire.',
    ...paidSentences(step),
  ],
  send: async (step, signature) => {
    const body = signedBody(step, signature);
    return boughtSummary(bodyOf(await credits.buy({ body, fetchOptions: withSendTimeout() })));
  },
  money: moneyPaid,
};
