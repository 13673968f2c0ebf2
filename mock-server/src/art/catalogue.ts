import { COLLECTIONS } from './collections';
import { contrast } from './colour';
import type { Drawing } from './drawing';
import { TRIMS, trimsFor } from './finishes';
import type { Finish } from './finishes';
import { createRandom, pick, shuffle } from './random';
import type { Random } from './random';
import { type Slot, SLOTS } from '@trait-market/contract/economy/shared';
import type { TraitArt } from './trait-art';
import { WARDROBE } from './wardrobe';

export type { TraitArt } from './trait-art';

type Design = {
  slot: Slot;
  drawing: Drawing;
  finish: Finish;
  home: number;
};

/** The minimum contrast at which a second color is visible. */
const LEAST_CONTRAST = 0.16;

const suits = (trim: Finish, { drawing, finish }: Design): boolean =>
  (drawing.trims ?? TRIMS).includes(trim) && contrast(trim.colour, finish.colour) >= LEAST_CONTRAST;

const designsOf = (slot: Slot, random: Random): Design[] =>
  shuffle(
    random,
    WARDROBE[slot].drawings.flatMap((drawing) =>
      drawing.finishes.map((finish) => ({ drawing, finish })),
    ),
  ).map((design, index) => ({ ...design, slot, home: index + SLOTS.indexOf(slot) }));

/** Interleaves the designs of all slots, so that every prefix of the list is balanced. */
const inTurn = (lists: readonly Design[][]): Design[] =>
  Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();

const traitOf = (design: Design, round: number, random: Random, trim?: Finish): TraitArt => {
  const { slot, drawing, finish, home } = design;
  const collection = COLLECTIONS[(home + round) % COLLECTIONS.length];
  if (!collection) throw new RangeError('There are no collections');
  const name = `${finish.adjective} ${drawing.noun}`;
  const second = trim ?? pick(random, trimsFor(finish, drawing.trims).slice(0, 4));
  return {
    value: trim ? `${name} with ${trim.adjective} ${drawing.trim}` : name,
    slot,
    collection: collection.slug,
    drawing: drawing.slug,
    tones: { primary: finish.colour, trim: second.colour },
    seed: Math.floor(random() * 2 ** 32),
  };
};

/**
 * Yields every design once, then again in each other collection, then all of these with a second
 * color.
 */
function* traitsOf(random: Random): Generator<TraitArt> {
  const designs = inTurn(SLOTS.map((slot) => designsOf(slot, random)));
  for (const round of COLLECTIONS.keys()) {
    for (const design of designs) yield traitOf(design, round, random);
  }
  for (const trim of shuffle(random, TRIMS)) {
    const trimmed = designs.filter((design) => suits(trim, design));
    for (const round of COLLECTIONS.keys()) {
      for (const design of trimmed) yield traitOf(design, round, random, trim);
    }
  }
}

/** Returns the seed's first `count` traits. @throws RangeError when there are fewer */
export const composeTraits = ({
  count,
  seed,
}: {
  count: number;
  seed: string | number;
}): TraitArt[] => {
  const traits: TraitArt[] = [];
  const source = traitsOf(createRandom(`traits:${seed}`));
  while (traits.length < count) {
    const { value } = source.next();
    if (!value) throw new RangeError(`There are only ${traits.length} traits`);
    traits.push(value);
  }
  return traits;
};
