import { poolGiveAction } from '@trait-market/contract/economy/actions';
import { rerollContract } from '@trait-market/contract/economy/reroll';
import type { OwnedTrait } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initClient } from '@ts-rest/core';
import type * as z from 'zod/mini';

import { bodyOf } from '@/lib/body-of';
import { apiOptions } from '@/lib/api-fetcher';

import { signedBody, signedBy, stepSchema, untimed, type MessageDefinition } from './message';
import { withSendTimeout } from './text/with-send-timeout';
import { nameOf } from './text/labels';
import { validityText } from './text/validity-text';

const rerolls = initClient(rerollContract, apiOptions);

const schema = stepSchema(poolGiveAction);
type PoolGiveStep = z.infer<typeof schema>;

export const poolGiveStep = (
  { chainId, token, tokenId }: OwnedTrait,
  quantity: number,
  owner: WalletAddress,
): PoolGiveStep => ({
  kind: 'poolGive',
  chainId,
  message: { owner, token, tokenId, quantity: String(quantity), ...untimed() },
});

export const poolGiveMessage: MessageDefinition<PoolGiveStep> = {
  ...signedBy(poolGiveAction),
  schema,
  title: 'Giving to the pool',
  sentences: (step, labels) => {
    const { token, tokenId, quantity } = step.message;
    const editions = quantity === '1' ? '1 edition' : `${quantity} editions`;
    return [
      `You give ${editions} of ${nameOf(labels, { kind: 'trait', token, tokenId })} to the re-roll pool.`,
      'You get nothing in return, and this can’t be undone.',
      validityText(step),
    ];
  },
  send: async (step, signature) => {
    const body = signedBody(step, signature);
    const { traits, editions } = bodyOf(
      await rerolls.give({ body, fetchOptions: withSendTimeout() }),
    );
    return {
      title: 'It’s in the pool',
      words: 'Thank you. It can come out again in anyone’s re-roll.',
      rows: [
        { label: 'Traits in the pool', value: String(traits) },
        { label: 'Editions in the pool', value: String(editions) },
      ],
    };
  },
};
