import { listText } from '@/lib/format/list-text';
import { nameOf, wornBy, type Labels } from './labels';
import type { Asset, TraitCommitment } from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';

import { detail, type Sentence } from './sentence';

/** More promised traits of an avatar than this are counted, and named in the details. */
const MAX_NAMED = 2;

const promisedLooks = (commitments: readonly TraitCommitment[], labels: Labels) => {
  const worn = new Map<string, { avatar: string; traits: string[] }>();
  for (const { token, avatarId, traitId, slot } of commitments) {
    const key = `${token.toLowerCase()}/${avatarId}`;
    const avatar = nameOf(labels, { kind: 'avatar', token, tokenId: avatarId });
    const trait = nameOf(labels, { kind: 'worn', token, tokenId: traitId });
    const before = worn.get(key)?.traits ?? [];
    worn.set(key, { avatar, traits: [...before, `${trait} as its ${slot}`] });
  }
  return [...worn.values()];
};

export const commitmentsText = (
  commitments: readonly TraitCommitment[],
  labels: Labels,
): string[] =>
  promisedLooks(commitments, labels).map(
    ({ avatar, traits }) => `It’s valid only while ${avatar} wears ${listText(traits)}.`,
  );

/** Says what a review's order promises, with the names of many traits in the details. */
export const promiseSentences = (
  commitments: readonly TraitCommitment[],
  labels: Labels,
): Sentence[] => {
  const texts = commitmentsText(commitments, labels);
  return promisedLooks(commitments, labels).flatMap(({ avatar, traits }, index) => {
    const text = texts[index] ?? '';
    return traits.length > MAX_NAMED
      ? [
          `It’s valid only while ${avatar} wears ${traits.length} traits, which the technical details name.`,
          detail(text),
        ]
      : [text];
  });
};

type AvatarId = Pick<Asset, 'token' | 'tokenId'>;

const unpromisedOf = (
  avatar: AvatarId,
  commitments: readonly TraitCommitment[],
  labels: Labels,
): string | undefined => {
  const { token, tokenId } = avatar;
  const name = nameOf(labels, { kind: 'avatar', token, tokenId });
  const promised = commitments.filter(
    (one) => isSameAddress(one.token, token) && one.avatarId === tokenId,
  );
  const worn = wornBy(labels, { kind: 'avatar', token, tokenId });
  if (worn === undefined)
    return `Nothing ${promised.length > 0 ? 'else ' : ''}is promised about what ${name} wears: it can be changed until someone accepts.`;
  const rest = worn.filter(
    (trait) =>
      !promised.some(({ slot, traitId }) => slot === trait.slot && traitId === trait.tokenId),
  );
  if (rest.length === 0) return undefined;
  const names = rest.map(
    (trait) =>
      `${nameOf(labels, { kind: 'worn', token, tokenId: trait.tokenId })} as its ${trait.slot}`,
  );
  return `${name} also wears ${listText(names)} now. None of that is promised: it can be changed until someone accepts.`;
};

/** Describes the traits that received avatars wear but that no commitment covers. */
export const unpromisedText = (
  avatars: readonly AvatarId[],
  commitments: readonly TraitCommitment[],
  labels: Labels,
): string[] => avatars.flatMap((avatar) => unpromisedOf(avatar, commitments, labels) ?? []);
