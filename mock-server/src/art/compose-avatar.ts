import { COLLECTIONS, collectionOf } from './collections';
import { contrast } from './colour';
import { createRandom, pick } from './random';
import type { Random } from './random';
import { type Slot, SLOTS } from '@trait-market/contract/economy/shared';
import type { TraitArt } from './trait-art';
import { WARDROBE } from './wardrobe';

const TRIED_ON = 3;

const choose = (
  random: Random,
  rack: readonly TraitArt[],
  grounds: readonly string[],
): TraitArt => {
  const tried = Array.from({ length: TRIED_ON }, () => pick(random, rack));
  const standsOut = ({ tones }: TraitArt) =>
    Math.min(...grounds.map((ground) => contrast(tones.primary, ground)));
  return tried.reduce((best, trait) => (standsOut(trait) > standsOut(best) ? trait : best));
};

/** Chooses traits of one collection that contrast with the layers below them. */
export const composeAvatar = ({
  seed,
  traits,
}: {
  seed: string | number;
  traits: readonly TraitArt[];
}): { collection: string; traits: TraitArt[]; seed: number } => {
  const random = createRandom(`avatar:${seed}`);
  const present = COLLECTIONS.map(({ slug }) => slug).filter((slug) =>
    traits.some(({ collection }) => collection === slug),
  );
  const slug = pick(random, present.length > 0 ? present : COLLECTIONS.map((one) => one.slug));
  const { palette } = collectionOf(slug);
  const own = traits.filter(({ collection }) => collection === slug);
  const colours = new Map<Slot, string>([
    ['background', palette.ground],
    ['body', palette.body],
  ]);
  const chosen = SLOTS.flatMap((slot) => {
    const rack = own.filter((trait) => trait.slot === slot);
    const { worn, beneath } = WARDROBE[slot];
    if (random() >= worn || rack.length === 0) return [];
    const grounds = beneath.flatMap((under) => colours.get(under) ?? []);
    const trait = choose(random, rack, grounds);
    colours.set(slot, trait.tones.primary);
    return [trait];
  });
  return { collection: slug, traits: chosen, seed: Math.floor(random() * 2 ** 32) };
};
