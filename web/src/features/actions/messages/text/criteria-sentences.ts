import { type Bytes32, editionsOfTier, type Tier } from '@trait-market/contract/economy/shared';
import {
  ANY_TOKEN,
  type AnyTrait,
  criteriaOf,
  isProven,
} from '@trait-market/contract/economy/typed-data';

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
    `You get whichever of the ${count === 1 ? '1 trait that fits' : `${count} traits that fit`} the seller chooses.`,
    ...(criteria?.tier === undefined ? [] : [tierText(criteria.tier)]),
    isSame
      ? 'Your browser worked out from these traits what you sign, and it matches.'
      : 'What you sign doesn’t match these traits. Don’t sign it.',
  ];
};

const tierText = (tier: Tier): string => {
  const { least, most } = editionsOfTier(tier);
  const range =
    most === undefined
      ? `${least} editions or more`
      : `${least === 1 ? 'at most' : `${least} to`} ${most} editions`;
  return `${capital(tier)} tier means ${range} of a trait exist. It isn’t the rarity, which changes with what avatars wear.`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Fulfilment = {
  message: { identifier?: string | undefined };
  criteriaProof?: readonly Bytes32[] | undefined;
};

export const fitSentences = (
  any: AnyTrait,
  { message: { identifier }, criteriaProof = [] }: Fulfilment,
  labels: Labels,
): string[] => {
  if (identifier === undefined) return [];
  const isFit = isProven(any.criteria, identifier, criteriaProof);
  return [
    isFit
      ? `The offer is for ${nameOf(labels, any)}. Your browser checked that this trait fits.`
      : 'This trait doesn’t fit the offer. Don’t sign it.',
  ];
};
