import { listText } from '@/lib/format/list-text';
import { nameOf, wornBy, type Labels } from './labels';
import type { Asset, TraitCommitment } from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';

export const commitmentsText = (
  commitments: readonly TraitCommitment[],
  labels: Labels,
): string[] => {
  const worn = new Map<string, { avatar: string; traits: string[] }>();
  for (const { token, avatarId, traitId, slot } of commitments) {
    const key = `${token.toLowerCase()}/${avatarId}`;
    const avatar = nameOf(labels, { kind: 'avatar', token, tokenId: avatarId });
    const trait = nameOf(labels, { kind: 'worn', token, tokenId: traitId });
    const before = worn.get(key)?.traits ?? [];
    worn.set(key, { avatar, traits: [...before, `${trait} as its ${slot}`] });
  }
  return [...worn.values()].map(
    ({ avatar, traits }) => `It’s valid only while ${avatar} wears ${listText(traits)}.`,
  );
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
