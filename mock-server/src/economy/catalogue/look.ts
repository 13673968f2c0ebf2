import { type WornToken, hashWorn } from '@trait-market/contract/economy/actions';
import { SLOTS_NEEDED } from '@trait-market/contract/economy/benches';
import { type Bytes32, type Slot, SLOTS } from '@trait-market/contract/economy/shared';

import type { Catalogue } from './catalogue';
import { MarketRefusal } from '../shared/refusal';
import type { AvatarRow } from '../tables/rows';

export type Look = AvatarRow['worn'];

export type SlotSwap = { slot: Slot; takenOff: string | null; putOn: string | null };

export const tokensOf = ({ traits }: Catalogue, look: Look): WornToken[] =>
  SLOTS.flatMap((slot) => {
    const trait = traits.get(look[slot] ?? '');
    return trait === undefined ? [] : [{ slot, traitId: trait.tokenId }];
  });

export const lookHash = (catalogue: Catalogue, look: Look): Bytes32 =>
  hashWorn(tokensOf(catalogue, look));

export const swapsBetween = (before: Look, after: Look): SlotSwap[] =>
  SLOTS.flatMap((slot) => {
    const [takenOff, putOn] = [before[slot] ?? null, after[slot] ?? null];
    return takenOff === putOn ? [] : [{ slot, takenOff, putOn }];
  });

const noSuchTrait = (): never => {
  throw new MarketRefusal('unknown-trait', 'The collection has no such trait.');
};

/** @throws MarketRefusal for a trait of another collection, and when two traits share a slot */
export const lookOfTraits = (
  { traits }: Catalogue,
  collection: string,
  ids: readonly string[],
): Look => {
  const look: Look = {};
  for (const id of ids) {
    const trait = traits.get(id);
    if (trait?.collection !== collection) return noSuchTrait();
    if (look[trait.slot] !== undefined) {
      throw new MarketRefusal('wrong-slot', `An avatar wears one trait as ${trait.slot}.`);
    }
    look[trait.slot] = id;
  }
  return look;
};

/** @throws MarketRefusal for a trait of another collection or slot */
export const lookOfTokens = (
  catalogue: Catalogue,
  collection: string,
  worn: readonly WornToken[],
): Look => {
  const look: Look = {};
  for (const { slot, traitId } of worn) {
    const trait = catalogue.traitByToken(collection, traitId);
    if (trait === undefined) return noSuchTrait();
    if (trait.slot !== slot) {
      throw new MarketRefusal(
        'wrong-slot',
        `${trait.value} is worn as ${trait.slot}, not ${slot}.`,
      );
    }
    look[slot] = trait.id;
  }
  return look;
};

/** @throws MarketRefusal when nothing changes, or when a required slot would be empty */
export const changesOf = (before: Look, after: Look): SlotSwap[] => {
  const swaps = swapsBetween(before, after);
  if (swaps.length === 0) {
    throw new MarketRefusal('nothing-changes', 'The avatar already looks like this.');
  }
  const emptied = swaps.find(
    ({ slot, putOn }) => putOn === null && SLOTS_NEEDED.some((needed) => needed === slot),
  );
  if (emptied !== undefined) {
    throw new MarketRefusal(
      'slot-needed',
      `An avatar always wears a ${emptied.slot}. Choose another one to replace it.`,
    );
  }
  return swaps;
};
