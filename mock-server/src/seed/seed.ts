import { composeTraits } from '../art/catalogue';
import { composeAvatar } from '../art/compose-avatar';
import { drawAvatar } from '../art/draw-avatar';
import { drawTrait } from '../art/draw-trait';
import type { TraitRecord } from '../db/traits';
import { composePeople, type Person } from './people';
import { traitIds } from './trait-ids';

/** How much there is in a fresh world. */
export interface SeedSize {
  /** The demo collector is one of them. */
  users: number;
  traits: number;
}

/** What every fresh world is filled with. It never changes, so all worlds share it. */
export interface Seed {
  people: readonly Person[];
  traits: readonly TraitRecord[];
  /** An SVG document; undefined for an unknown id. */
  drawAvatar: (id: string) => string | undefined;
  /** An SVG document; undefined for an unknown id. */
  drawTrait: (id: string) => string | undefined;
}

/** Composes people and traits; the same options give the same seed. Pictures are drawn when asked for. */
export const composeSeed = ({
  randomSeed,
  users,
  traits: count,
}: SeedSize & { randomSeed: string }): Seed => {
  const art = composeTraits({ count, seed: randomSeed });
  const ids = traitIds(art.map(({ value, collection }) => `${value} ${collection}`));
  const traitArt = new Map(art.map((trait, index) => [ids[index] ?? '', trait]));
  const people = composePeople(randomSeed, users);
  const usernames = new Set(people.map(({ username }) => username));

  return {
    people,
    traits: [...traitArt].map(([id, { value }]) => ({ id, traitValue: value })),
    drawAvatar: (id) =>
      usernames.has(id)
        ? drawAvatar(composeAvatar({ seed: `${randomSeed} ${id}`, traits: art }))
        : undefined,
    drawTrait: (id) => {
      const trait = traitArt.get(id);
      return trait && drawTrait(trait);
    },
  };
};
