import { dressBatchAction, WornTokensSchema } from '@trait-market/contract/economy/actions';
import { UNDO_HOURS } from '@trait-market/contract/economy/benches';
import * as z from 'zod/mini';

import { stepSchema } from './message';
import type { Labels } from './text/labels';
import { avatarText, changeSentences } from './text/dressing';

/** `worn`: the current look of each avatar, in the order of the message. */
export const DressBatchStepSchema = z.extend(stepSchema(dressBatchAction), {
  worn: z.array(WornTokensSchema),
});
export type DressBatchStep = z.infer<typeof DressBatchStepSchema>;

type BatchFacts = {
  /** Sentences that apply to all avatars. */
  about: string[];
  /** Sentences per avatar, in the order of the message. */
  avatars: { id: string; name: string; sentences: string[] }[];
};

/** Returns the meaning of a batch, for all of its avatars and for each. */
export const batchFacts = ({ message, worn }: DressBatchStep, labels: Labels): BatchFacts => {
  const { dressings, highestCredits } = message;
  const isOne = dressings.length === 1;
  return {
    about: [
      isOne
        ? 'You change 1 avatar.'
        : `You change ${dressings.length} avatars with one signature: all of them, or none.`,
      `It costs ${highestCredits} credits at most, all together.`,
      `You can undo ${isOne ? 'it' : 'all of it at once'} for free within ${UNDO_HOURS} hours, while the avatars and the traits are still yours and unchanged.`,
    ],
    avatars: dressings.map((dressing, position) => {
      const dressed = { ...dressing, worn: worn[position] ?? [] };
      return {
        id: `${dressing.token}/${dressing.avatarId}`,
        name: avatarText(dressed, labels),
        sentences: changeSentences(dressed, labels),
      };
    }),
  };
};
