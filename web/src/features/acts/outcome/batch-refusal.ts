import type { DressBatchPlan } from '@trait-market/contract/economy/benches';
import { refusalAbout, refusalCodeOf } from '@trait-market/contract/economy/shared';

import { AppError } from '@/lib/app-error';
import type { Act } from '@/lib/acts/act';
import { avatarName } from '@/lib/economy/avatars/avatar-name';
import { wearableName } from '@/lib/looks/look-words';

import type { Refused } from './refusals/refusal';

const traitName = ({ dressings }: DressBatchPlan, id: string | undefined): string => {
  const putOn = dressings.flatMap(({ changes }) => changes.flatMap((one) => one.putOn ?? []));
  const trait = putOn.find((one) => one.id === id);
  return trait ? wearableName(trait) : 'one of the traits';
};

const untouched = ({ dressings }: DressBatchPlan): string =>
  dressings.length === 1
    ? 'The avatar wasn’t changed, and no credits were spent.'
    : `None of the ${dressings.length} avatars was changed, and no credits were spent.`;

/**
 * Of several avatars one refuses for all of them: which one it is, that nothing happened to any, and what
 * to do.
 *
 * @param refused what would be said of one avatar alone
 */
export const refusedForBatch = (refused: Refused, error: unknown, act: Act): Refused => {
  // Where it was sent before, nothing is certain.
  if (act.kind !== 'dressBatch' || refused.remedy === 'send') return refused;
  if (!(error instanceof AppError) || error.kind !== 'http') return refused;
  const { plan } = act;
  const about = refusalAbout(error.data);
  const found = plan.dressings.find(
    ({ avatar }) =>
      avatar.collection === about.avatar?.collection && avatar.tokenId === about.avatar.tokenId,
  );
  const name = found ? avatarName(found.avatar) : 'One of the avatars';
  const all = untouched(plan);
  switch (refusalCodeOf(error.data)) {
    case 'avatar-moved':
      return {
        title: `${name} has changed`,
        words: `What it wears changed after this was prepared, maybe in another tab. ${all} Close this: the bench shows what it wears now. Check its look, then sign again.`,
        remedy: 'close',
      };
    case 'not-the-holder':
    case 'unknown-avatar':
      return {
        title: `${name} isn’t yours anymore`,
        words: `It was sold or moved after this was prepared. ${all} Close this: the bench leaves it out. Then sign for the others.`,
        remedy: 'close',
      };
    case 'edition-not-there':
      return {
        title: `You no longer have enough of ${traitName(plan, about.trait)}`,
        words: `An edition was sold or moved after this was prepared. ${all} Close this: the bench shows which avatar has it. Choose something else there, then sign again.`,
        remedy: 'close',
      };
    case 'credits-short':
      return {
        title: 'Not enough credits',
        words: `You have fewer credits than this costs. ${all} Get more credits, then sign again. What you chose stays at the bench.`,
        remedy: 'close',
      };
    case 'nothing-changes':
      return {
        title: `${name} already looks like this`,
        words: `It was changed after this was prepared. ${all} Close this, then sign for the others.`,
        remedy: 'close',
      };
    default:
      return found === undefined
        ? refused
        : { ...refused, title: `${name}: ${refused.title}`, words: `${refused.words} ${all}` };
  }
};
