import { burnAction } from '@trait-market/contract/economy/actions';
import {
  burnsContract,
  type LightBurn,
  WITHDRAW_MINUTES,
} from '@trait-market/contract/economy/burns';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initClient } from '@ts-rest/core';
import type * as z from 'zod/mini';

import type { Action } from '@/lib/actions/action';
import { bodyOf } from '@/lib/body-of';
import { burnPath } from '@/lib/economy/burns/light-paths';
import { apiOptions } from '@/lib/api-fetcher';
import { momentText } from '@/lib/format/dates';

import { signedBody, signedBy, stepSchema, untimed, type MessageDefinition } from './message';
import { withSendTimeout } from './text/with-send-timeout';
import { assetName } from './text/labels';
import { validityText } from './text/validity-text';
import type { ActionSummary } from './summary';

const burns = initClient(burnsContract, apiOptions);

const schema = stepSchema(burnAction);
type BurnStep = z.infer<typeof schema>;

/** Returns the step that burns editions of a trait under the typed name. */
export const burnStep = (
  { chainId, token, tokenId, name, quantity }: Extract<Action, { kind: 'burn' }>,
  owner: WalletAddress,
): BurnStep => ({
  kind: 'burn',
  chainId,
  message: { owner, token, tokenId, name, quantity: String(quantity), ...untimed() },
});

const locked = ({ quantity, until }: LightBurn): ActionSummary => ({
  title: quantity === 1 ? 'It’s in the Light' : 'They’re in the Light',
  words: `You have ${WITHDRAW_MINUTES} minutes to change your mind. After that ${quantity === 1 ? 'it’s' : 'they’re'} gone for good.`,
  rows: [
    { label: 'Editions', value: String(quantity) },
    { label: 'Gone at', value: momentText(new Date(until)) },
  ],
});

export const burnMessage: MessageDefinition<BurnStep> = {
  ...signedBy(burnAction),
  schema,
  title: 'Giving to the Light',
  sentences: (step) => {
    const { token, tokenId, name, quantity } = step.message;
    const [them, theyre] = quantity === '1' ? ['it', 'it’s'] : ['all of them', 'they’re'];
    return [
      `You burn ${quantity} ${quantity === '1' ? 'edition' : 'editions'} of ${assetName(name, { kind: 'trait', token, tokenId })}.`,
      `For ${WITHDRAW_MINUTES} minutes ${theyre} locked in the Light, and you can take ${them} back with another signature.`,
      `After that ${theyre} gone for good. Neither you nor we can bring ${them} back.`,
      'You get nothing for it but a certificate, and you pay nothing.',
      validityText(step),
    ];
  },
  send: async (step, signature) => {
    const body = signedBody(step, signature);
    return locked(bodyOf(await burns.burn({ body, fetchOptions: withSendTimeout() })));
  },
  resultLink: (hash) => ({ to: burnPath(hash), label: 'See it in the Light' }),
};
