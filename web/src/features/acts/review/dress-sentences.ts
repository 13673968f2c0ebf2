import { type Dressing, type WornToken } from '@trait-market/contract/economy/actions';
import { UNDO_HOURS } from '@trait-market/contract/economy/benches';
import { SLOTS, type Slot } from '@trait-market/contract/economy/shared';

import { listText } from '@/lib/format/list-text';
import { quotedName } from '@/lib/format/quoted-name';
import { shortenAddress } from '@/lib/format/shorten-address';

import { nameOf, type Labels } from '../signing/labels';
import type { Signable } from '../signing/signable';

/** What becomes of an avatar: what it wears now, and what is signed of it. */
type Dressed = Pick<Dressing, 'token' | 'avatarId' | 'wornAfter'> & { worn: readonly WornToken[] };

const avatarText = ({ token, avatarId }: Dressed, labels: Labels): string =>
  nameOf(labels, { kind: 'avatar', token, tokenId: avatarId });

/** What changes, slot by slot, and all that the avatar wears afterwards. */
const changeSentences = ({ token, worn, wornAfter }: Dressed, labels: Labels): string[] => {
  const traitIn = (look: readonly WornToken[], slot: Slot): string | undefined => {
    const found = look.find((one) => one.slot === slot);
    return found && nameOf(labels, { kind: 'worn', token, tokenId: found.traitId });
  };
  const changes = SLOTS.flatMap((slot): string[] => {
    const [off, on] = [traitIn(worn, slot), traitIn(wornAfter, slot)];
    if (off === on) return [];
    if (on === undefined) return [`You take off ${off}. It’s yours, loose in your wallet.`];
    if (off === undefined) return [`You put on ${on} as its ${slot}.`];
    return [`You swap ${off} for ${on} as its ${slot}.`];
  });
  const after = SLOTS.flatMap((slot) => traitIn(wornAfter, slot) ?? []);
  return [
    ...changes,
    after.length === 0
      ? 'After that, it wears nothing.'
      : `After that, it wears ${listText(after)}.`,
  ];
};

/** What a dressing of one avatar says. */
export const dressSentences = (
  { message, worn }: Extract<Signable, { kind: 'dress' }>,
  labels: Labels,
): string[] => {
  const dressed = { ...message, worn };
  return [
    `You change ${avatarText(dressed, labels)}.`,
    ...changeSentences(dressed, labels),
    `It costs ${message.highestCredits} credits at most.`,
    `You can undo it for free within ${UNDO_HOURS} hours, while the avatar and the traits are still yours and unchanged.`,
  ];
};

type BatchFacts = {
  /** What holds for all of them. */
  about: string[];
  /** What is said of each avatar, in the order in which they are signed. */
  avatars: { id: string; name: string; sentences: string[] }[];
};

/** What a dressing of several avatars says: of all of them, and of each. */
export const batchFacts = (
  { message, worn }: Extract<Signable, { kind: 'dressBatch' }>,
  labels: Labels,
): BatchFacts => {
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

/** What undoing a change means for the avatar. */
export const undoSentences = (
  { message: { dressHash } }: Extract<Signable, { kind: 'undoDress' }>,
  labels: Labels,
): string[] => {
  const avatar = quotedName(labels.dressed?.[dressHash.toLowerCase()]);
  return [
    `You undo the change ${shortenAddress(dressHash)}${avatar === undefined ? '' : ` of ${avatar}`}.`,
    'What was put on comes off, and what came off goes back on.',
    'It’s free, and you get back the credits you spent on it.',
  ];
};
