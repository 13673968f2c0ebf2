import {
  editionsOfTier,
  tierOf,
  TierSchema,
  WornRaritySchema,
} from '@trait-market/contract/economy/shared';

import { criteriaSetOf } from './listings';
import { expectSame, placesBy, readLaw, skipUnless } from './reading';
import { busiest } from './scope';
import { detailOf, traitsOf } from './trait-readers';

/** A collection with more traits is read in part. */
const MOST_DETAILS = 80;

export const tiersAndRanks = readLaw('traits.detail', 'tiers and ranks', {
  rule: 'E263 A trait’s tier follows from its editions at every boundary, a set of a tier or rarity has exactly its traits, and ranks count the worn traits from 1, where equal traits share the better rank.',
  run: async (reader) => {
    const { slug } = await busiest(reader);
    const traits = await traitsOf(reader, slug);
    skipUnless(
      traits.isWhole && traits.items.length <= MOST_DETAILS,
      'the collection has too many traits',
    );
    const details = await Promise.all(traits.items.map(({ id }) => detailOf(reader, id)));
    for (const detail of details) {
      // Burning moves no trait into another tier.
      const designed = detail.editions + (detail.burned ?? 0);
      if (detail.tier !== undefined)
        expectSame(`the tier of ${designed} editions`, detail.tier, tierOf(designed), detail);
      if (detail.rank === undefined) continue;
      const isUnworn = detail.rarity === 'unworn';
      expectSame('no rank exactly while unworn', detail.rank === null, isUnworn, detail);
    }
    const worn = details.filter(({ rank }) => rank !== null && rank !== undefined);
    const places = worn.map(({ rank }) => rank?.place ?? 0);
    const expected = placesBy(places, (one, other) => one < other);
    for (const [index, detail] of worn.entries()) {
      expectSame('the number of ranked traits', detail.rank?.of, worn.length, detail);
      expectSame('its place, counted from 1', places[index], expected[index], detail);
      for (const other of worn) {
        if (other.slot !== detail.slot) continue;
        const [one = 0, two = 0] = [places[index], other.rank?.place];
        const isRarer = detail.worn < other.worn;
        const holds = isRarer ? one < two : detail.worn > other.worn || one === two;
        expectSame(`a better rank than ${other.id} exactly if it is rarer`, holds, true, detail);
      }
    }
    const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).toSorted();
    for (const tier of TierSchema.options) {
      const { least, most } = editionsOfTier(tier);
      const set = await criteriaSetOf(reader, { collection: slug, tier });
      if (set === undefined) continue;
      const fitting = details.filter((detail) => {
        const designed = detail.editions + (detail.burned ?? 0);
        return designed >= least && designed <= (most ?? designed) && detail.editions > 0;
      });
      expectSame(`the traits of the tier ${tier}`, ids(set.traits), ids(fitting), set);
    }
    for (const rarity of WornRaritySchema.options) {
      const set = await criteriaSetOf(reader, { collection: slug, rarity });
      if (set === undefined) continue;
      const fitting = details.filter((detail) => detail.rarity === rarity && detail.editions > 0);
      expectSame(`the traits of the rarity ${rarity}`, ids(set.traits), ids(fitting), set);
    }
  },
});
