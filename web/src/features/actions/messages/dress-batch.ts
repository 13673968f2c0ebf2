import { dressBatchAction } from '@trait-market/contract/economy/actions';
import { benchesContract, type DressBatchPlan } from '@trait-market/contract/economy/benches';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initClient } from '@ts-rest/core';

import { bodyOf } from '@/lib/body-of';
import { apiOptions } from '@/lib/api-fetcher';

import { signedBody, signedBy, untimed, type MessageDefinition } from './message';
import { withSendTimeout } from './text/with-send-timeout';
import { batchFacts, DressBatchStepSchema, type DressBatchStep } from './batch-facts';
import { BatchSentences } from './batch-sentences';
import { dressedSummary, dressingOf, wornTokens } from './text/dressing';

const benches = initClient(benchesContract, apiOptions);

/**
 * Returns the step that dresses several avatars of a chain as planned.
 *
 * @throws UnreadableOrder when the shown looks differ from those that would be signed, or the
 * avatars are on different chains
 */
export const dressBatchStep = (
  { dressings, credits }: DressBatchPlan,
  owner: WalletAddress,
): DressBatchStep => {
  const [first] = dressings;
  if (first === undefined || dressings.some(({ chainId }) => chainId !== first.chainId))
    throw new UnreadableOrder('These avatars can’t be changed with one signature.');
  return {
    kind: 'dressBatch',
    chainId: first.chainId,
    worn: dressings.map(wornTokens),
    message: {
      owner,
      dressings: dressings.map(dressingOf),
      highestCredits: String(credits),
      ...untimed(),
    },
  };
};

export const dressBatchMessage: MessageDefinition<DressBatchStep> = {
  ...signedBy(dressBatchAction),
  schema: DressBatchStepSchema,
  title: 'Changing the avatars',
  sentences: (step, labels) => {
    const { about, avatars } = batchFacts(step, labels);
    return [
      ...about,
      ...avatars.flatMap((avatar) => [`You change ${avatar.name}.`, ...avatar.sentences]),
    ];
  },
  Meaning: BatchSentences,
  send: async (step, signature) => {
    const body = { kind: 'batch' as const, ...signedBody(step, signature) };
    return dressedSummary(bodyOf(await benches.dress({ body, fetchOptions: withSendTimeout() })));
  },
};
