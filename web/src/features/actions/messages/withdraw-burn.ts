import { withdrawBurnAction } from '@trait-market/contract/economy/actions';
import {
  burnsContract,
  type LightBurn,
  WITHDRAW_MINUTES,
} from '@trait-market/contract/economy/burns';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initClient } from '@ts-rest/core';
import type * as z from 'zod/mini';

import { bodyOf } from '@/lib/body-of';
import { apiOptions } from '@/lib/api-fetcher';
import { quotedName } from '@/lib/format/quoted-name';
import { shortenAddress } from '@/lib/format/shorten-address';

import { signedBody, signedBy, stepSchema, untimed, type MessageDefinition } from './message';
import { withSendTimeout } from './text/with-send-timeout';
import { validityText } from './text/validity-text';
import type { ActionSummary } from './summary';

const burns = initClient(burnsContract, apiOptions);

const schema = stepSchema(withdrawBurnAction);
export type WithdrawBurnStep = z.infer<typeof schema>;

export const withdrawBurnStep = (
  { chainId, id }: LightBurn,
  owner: WalletAddress,
): WithdrawBurnStep => ({
  kind: 'withdrawBurn',
  chainId,
  message: { owner, burnHash: id, ...untimed() },
});

const takenBack = ({ quantity }: LightBurn): ActionSummary => ({
  title: quantity === 1 ? 'You took it back' : 'You took them back',
  words: `Nothing was burned. ${quantity === 1 ? 'It’s' : 'They’re'} loose in your wallet again.`,
  rows: [{ label: 'Editions', value: String(quantity) }],
});

export const withdrawBurnMessage: MessageDefinition<WithdrawBurnStep> = {
  ...signedBy(withdrawBurnAction),
  schema,
  title: 'Taking back from the Light',
  sentences: (step, labels) => {
    const { burnHash } = step.message;
    const trait = quotedName(labels.burned?.[burnHash.toLowerCase()]);
    return [
      `You take back ${trait ?? 'what you gave to the Light'} (${shortenAddress(burnHash)}), every edition of it.`,
      'It’s loose in your wallet again, and nothing is burned.',
      `If the ${WITHDRAW_MINUTES} minutes are over when your signature arrives, it’s gone and stays gone.`,
      'It’s free.',
      validityText(step),
    ];
  },
  send: async (step, signature) => {
    const params = { id: step.message.burnHash };
    const body = signedBody(step, signature);
    return takenBack(
      bodyOf(await burns.withdraw({ params, body, fetchOptions: withSendTimeout() })),
    );
  },
};
