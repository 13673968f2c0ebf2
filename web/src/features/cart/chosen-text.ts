import type { Line } from '@/lib/actions/action';
import { editionsText, traitsText } from '@/lib/economy/traits/trait-words';
import { listText } from '@/lib/format/list-text';

const traitOf = ({ order: { gives, hash } }: Line): string =>
  gives[0]?.kind === 'trait' ? gives[0].trait.id : hash;

const isAvatar = ({ order: { gives } }: Line): boolean => gives[0]?.kind === 'avatar';

const avatarsText = (count: number): string => (count === 1 ? '1 avatar' : `${count} avatars`);

export const countEditions = (lines: readonly Line[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const countTraits = (lines: readonly Line[]): string => {
  const editions = countEditions(lines);
  const traits = new Set(lines.map(traitOf)).size;
  return editions === traits
    ? traitsText(traits)
    : `${editionsText(editions)} of ${traitsText(traits)}`;
};

/** Counts avatars and traits, and the editions if there are several of a trait. */
export const chosenText = (lines: readonly Line[]): string => {
  const avatars = lines.filter(isAvatar).length;
  const traits = lines.filter((line) => !isAvatar(line));
  return listText([
    ...(traits.length > 0 || avatars === 0 ? [countTraits(traits)] : []),
    ...(avatars > 0 ? [avatarsText(avatars)] : []),
  ]);
};
