import { undoDressAction } from '@trait-market/contract/economy/actions';
import { benchesContract, type Construction } from '@trait-market/contract/economy/benches';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initClient } from '@ts-rest/core';
import type * as z from 'zod/mini';

import { bodyOf } from '@/lib/body-of';
import { apiOptions } from '@/lib/api-fetcher';
import { quotedName } from '@/lib/format/quoted-name';
import { shortenAddress } from '@/lib/format/shorten-address';

import { signedBody, signedBy, stepSchema, untimed, type MessageDefinition } from './message';
import { withSendTimeout } from './text/with-send-timeout';
import { creditsText } from './text/sold-for-credits';

const benches = initClient(benchesContract, apiOptions);

const schema = stepSchema(undoDressAction);
export type UndoDressStep = z.infer<typeof schema>;

export const undoDressStep = (
  { chainId, actHash }: Construction,
  owner: WalletAddress,
): UndoDressStep => ({
  kind: 'undoDress',
  chainId,
  message: { owner, dressHash: actHash, ...untimed() },
});

export const undoDressMessage: MessageDefinition<UndoDressStep> = {
  ...signedBy(undoDressAction),
  schema,
  title: 'Undoing the change',
  sentences: ({ message: { dressHash } }, labels) => {
    const avatar = quotedName(labels.dressed?.[dressHash.toLowerCase()]);
    return [
      `You undo the change ${shortenAddress(dressHash)}${avatar === undefined ? '' : ` of ${avatar}`}.`,
      'What was put on comes off, and what came off goes back on.',
      'It’s free, and you get back the credits you spent on it.',
    ];
  },
  send: async (step, signature) => {
    const params = { hash: step.message.dressHash };
    const body = signedBody(step, signature);
    const { credits, balance } = bodyOf(
      await benches.undo({ params, body, fetchOptions: withSendTimeout() }),
    );
    return {
      title: 'The change is undone',
      words: 'The avatar wears what it wore before.',
      rows: [
        { label: 'Given back', value: creditsText(credits) },
        { label: 'You have now', value: creditsText(balance) },
      ],
    };
  },
};
