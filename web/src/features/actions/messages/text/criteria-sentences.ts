import type { Bytes32, Tier, WornRarity } from '@trait-market/contract/economy/shared';
import {
  ANY_TOKEN,
  type AnyTrait,
  criteriaOf,
  isProven,
  type Wanted,
} from '@trait-market/contract/economy/typed-data';

import { tierEditionsText } from '@/lib/economy/traits/trait-words';

import { nameOf, type Labels } from './labels';
import type { SignedCriteria } from '../step';

/** Explains the criteria of an offer, and says whether they match the signed root. */
export const criteriaSentences = (
  any: AnyTrait,
  criteria: SignedCriteria | undefined,
): string[] => {
  if (any.criteria === ANY_TOKEN)
    return [
      'Any trait of this collection counts, including ones added later. You don’t choose which.',
    ];
  const count = criteria?.tokenIds.length ?? 0;
  const isSame = count > 0 && criteriaOf(criteria?.tokenIds ?? []) === any.criteria;
  return [
    count === 1
      ? 'Only 1 trait fits.'
      : `${count} traits fit. The seller chooses which one you get.`,
    ...(criteria?.rarity === undefined ? [] : [rarityText(criteria.rarity, count)]),
    ...(criteria?.tier === undefined ? [] : [tierText(criteria.tier, count)]),
    isSame
      ? 'Your browser checked that what you sign matches these traits.'
      : 'What you sign doesn’t match these traits. Don’t sign it.',
  ];
};

const rarityText = (rarity: WornRarity, count: number): string =>
  count === 1
    ? `It’s ${rarity} now. Your offer stays for it, even if its rarity changes.`
    : `They’re ${rarity} now. Your offer stays for these ${count}, even if their rarity changes.`;

const tierText = (tier: Tier, count: number): string =>
  `${count === 1 ? 'It' : 'Each of them'} has ${tierEditionsText(tier)}. Rarity is different: it counts the avatars that wear a trait.`;

/** Says which avatars fit an offer for any avatar of a collection, and that it promises no look. */
export const ANY_AVATAR_SENTENCES: readonly string[] = [
  'Any avatar of this collection counts, including ones added later. The seller chooses which one you get.',
  'Nothing is promised about what it wears: its owner can take everything off before accepting.',
];

type Fulfilment = {
  message: { identifier?: string | undefined };
  criteriaProof?: readonly Bytes32[] | undefined;
};

/** Says whether what is given fits an offer that takes any of several; nothing for other offers. */
export const fitSentences = (
  asset: Wanted,
  { message: { identifier }, criteriaProof = [] }: Fulfilment,
  labels: Labels,
): string[] => {
  if (identifier === undefined) return [];
  if (asset.kind === 'anyAvatar') return [`The offer is for ${nameOf(labels, asset)}.`];
  if (asset.kind !== 'any') return [];
  const isFit = isProven(asset.criteria, identifier, criteriaProof);
  return [
    isFit
      ? `The offer is for ${nameOf(labels, asset)}. Your browser checked that this trait fits.`
      : 'This trait doesn’t fit the offer. Don’t sign it.',
  ];
};
