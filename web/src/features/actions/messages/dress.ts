import { dressAction, WornTokensSchema } from '@trait-market/contract/economy/actions';
import {
  benchesContract,
  type DressPlan,
  UNDO_HOURS,
} from '@trait-market/contract/economy/benches';
import type { WalletAddress } from '@trait-market/contract/shared';
import { initClient } from '@ts-rest/core';
import * as z from 'zod/mini';

import { bodyOf } from '@/lib/body-of';
import { apiOptions } from '@/lib/api-fetcher';
import { listText } from '@/lib/format/list-text';
import { isExtraction, wearableName } from '@/lib/looks/look-words';

import { signedBody, signedBy, stepSchema, untimed, type MessageDefinition } from './message';
import { withSendTimeout } from './text/with-send-timeout';
import {
  avatarText,
  changeSentences,
  dressedSummary,
  dressingOf,
  wornTokens,
} from './text/dressing';

const benches = initClient(benchesContract, apiOptions);

/** `worn`: the avatar's current look, which hashes to the message's `wornBefore`. */
const schema = z.extend(stepSchema(dressAction), { worn: WornTokensSchema });
export type DressStep = z.infer<typeof schema>;

/**
 * Returns the step that dresses an avatar as planned.
 *
 * @throws UnreadableOrder when the shown look differs from the one that would be signed
 */
export const dressStep = (plan: DressPlan, owner: WalletAddress): DressStep => ({
  kind: 'dress',
  chainId: plan.chainId,
  worn: wornTokens(plan),
  message: { owner, ...dressingOf(plan), highestCredits: String(plan.credits), ...untimed() },
});

const looseText = (plan: DressPlan): string => {
  const names = plan.comesLoose.map(({ trait }) => wearableName(trait));
  return `${listText(names)} ${names.length === 1 ? 'is' : 'are'} loose in your wallet now.`;
};

export const dressMessage: MessageDefinition<DressStep> = {
  ...signedBy(dressAction),
  schema,
  title: 'Changing the avatar',
  sentences: ({ message, worn }, labels) => {
    const dressed = { ...message, worn };
    return [
      `You change ${avatarText(dressed, labels)}.`,
      ...changeSentences(dressed, labels),
      `It costs ${message.highestCredits} credits at most.`,
      `You can undo it for free within ${UNDO_HOURS} hours, while the avatar and the traits are still yours and unchanged.`,
    ];
  },
  send: async (step, signature, action) => {
    const body = { kind: 'one' as const, ...signedBody(step, signature) };
    const summary = dressedSummary(
      bodyOf(await benches.dress({ body, fetchOptions: withSendTimeout() })),
    );
    return action.kind === 'dress' && isExtraction(action.plan)
      ? { ...summary, title: 'Extracted', words: looseText(action.plan) }
      : summary;
  },
};
