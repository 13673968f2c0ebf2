import type { DressBatchPlan } from '@trait-market/contract/economy/benches';
import {
  refusalAbout,
  type RefusalCode,
  refusalCodeOf,
} from '@trait-market/contract/economy/shared';

import { AppError } from '@/lib/app-error';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { wearableName } from '@/lib/looks/look-words';

import type { Refused } from '../messages/refusal';

const traitName = ({ dressings }: DressBatchPlan, id: string | undefined): string => {
  const putOn = dressings.flatMap(({ changes }) => changes.flatMap((one) => one.putOn ?? []));
  const trait = putOn.find((one) => one.id === id);
  return trait ? wearableName(trait) : 'one of the traits';
};

const untouched = ({ dressings }: DressBatchPlan): string =>
  dressings.length === 1
    ? 'The avatar wasn’t changed, and no credits were spent.'
    : `None of the ${dressings.length} avatars was changed, and no credits were spent.`;

export const refusedForBatch = (
  refused: Refused,
  error: unknown,
  { plan }: { plan: DressBatchPlan },
): Refused => {
  // The request had been sent before, so this error doesn't prove that nothing was executed.
  if (refused.remedy === 'send') return refused;
  if (!(error instanceof AppError) || error.kind !== 'http') return refused;
  const about = refusalAbout(error.data);
  const found = plan.dressings.find(
    ({ avatar }) =>
      avatar.collection === about.avatar?.collection && avatar.tokenId === about.avatar.tokenId,
  );
  const name = found ? avatarName(found.avatar) : 'One of the avatars';
  const all = untouched(plan);
  const code = refusalCodeOf(error.data);
  const close = (title: string, words: string): Refused => ({ title, words, remedy: 'close' });
  const known: Partial<Record<RefusalCode, Refused>> = {
    'avatar-moved': close(
      `${name} has changed`,
      `What it wears changed after this was prepared, maybe in another tab. ${all} Close this to see what it wears now. Check its look, then sign again.`,
    ),
    'not-the-holder': close(
      `${name} isn’t yours anymore`,
      `It was sold or moved after this was prepared. ${all} Close this to continue without it. Then sign for the others.`,
    ),
    'unknown-avatar': close(
      `${name} isn’t yours anymore`,
      `It was sold or moved after this was prepared. ${all} Close this to continue without it. Then sign for the others.`,
    ),
    'edition-not-there': close(
      `You no longer have enough of ${traitName(plan, about.trait)}`,
      `An edition was sold or moved after this was prepared. ${all} Close this to see which avatar has it. Choose something else, then sign again.`,
    ),
    'credits-short': close(
      'Not enough credits',
      `You have fewer credits than this costs. ${all} Get more credits, then sign again. Your choices are saved in the editor.`,
    ),
    'nothing-changes': close(
      `${name} already looks like this`,
      `It was changed after this was prepared. ${all} Close this, then sign for the others.`,
    ),
  };
  const refusal = code && known[code];
  if (refusal) return refusal;
  return found === undefined
    ? refused
    : { ...refused, title: `${name}: ${refused.title}`, words: `${refused.words} ${all}` };
};
