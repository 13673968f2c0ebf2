import { giftAction } from '@trait-market/contract/economy/actions';
import type { OwnedTrait } from '@trait-market/contract/economy/wallets';
import type { WalletAddress } from '@trait-market/contract/shared';
import { getAddress } from 'viem';
import type * as z from 'zod/mini';

import { bodyOf } from '@/lib/body-of';
import { walletsClient } from './wallets-client';

import { signedBody, signedBy, stepSchema, untimed, type MessageDefinition } from './message';
import { withSendTimeout } from './text/with-send-timeout';
import { nameOf } from './text/labels';
import { validityText } from './text/validity-text';

const schema = stepSchema(giftAction);
type GiftStep = z.infer<typeof schema>;

export const giftStep = (
  { chainId, token, tokenId }: OwnedTrait,
  recipient: WalletAddress,
  quantity: number,
  owner: WalletAddress,
): GiftStep => ({
  kind: 'gift',
  chainId,
  message: { owner, token, tokenId, recipient, quantity: String(quantity), ...untimed() },
});

export const giftMessage: MessageDefinition<GiftStep> = {
  ...signedBy(giftAction),
  schema,
  title: 'Sending to another wallet',
  sentences: (step, labels) => {
    const { token, tokenId, recipient, quantity } = step.message;
    const editions = quantity === '1' ? '1 edition' : `${quantity} editions`;
    return [
      `You send ${editions} of ${nameOf(labels, { kind: 'trait', token, tokenId })} to ${getAddress(recipient)}.`,
      'Compare the whole address: one that begins and ends the same can belong to someone else.',
      'You get nothing in return, and this can’t be undone.',
      validityText(step),
    ];
  },
  send: async (step, signature) => {
    const body = signedBody(step, signature);
    await walletsClient.gift({ body, fetchOptions: withSendTimeout() }).then(bodyOf);
    const { recipient, quantity } = step.message;
    return {
      title: quantity === '1' ? 'It’s sent' : 'They’re sent',
      words: 'The new holder gets a notice.',
      rows: [
        { label: 'To', value: getAddress(recipient) },
        { label: 'Editions', value: quantity },
      ],
    };
  },
};
