import { composeTraits, type TraitArt } from '../art/catalogue';
import { composeAvatar } from '../art/compose-avatar';
import { drawAvatar } from '../art/draw-avatar';
import { drawTrait } from '../art/draw-trait';
import { traitVersion } from '../art/drawing-version';
import type { FlagValues } from '../world/flags/flag-values.schema';
import type { TraitRecord } from '../world/records/traits';
import { composePeople, listPeople, type Person } from './people';
import type { SeedFile } from './seed-file';
import { traitIds } from './trait-ids';

export type SeedSize = {
  users: number;
  traits: number;
};

export type SeedOptions = {
  randomSeed: string;
  /** A seed file, whose lists replace the generated ones. */
  file?: SeedFile | undefined;
} & SeedSize;

export type Seed = {
  people: readonly Person[];
  traits: readonly TraitRecord[];
  flags: FlagValues;
  traitArt: ReadonlyMap<string, TraitArt>;
  drawAvatar: (id: string) => string | undefined;
  /** Returns a trait's picture (SVG) with its version; undefined for an unknown id. */
  drawTrait: (id: string) => { drawing: string; version: string } | undefined;
};

const MOST_LISTED_ART = 800;

type DrawnTrait = {
  art: TraitArt;
} & TraitRecord;

const generatedTraits = (randomSeed: string, count: number): DrawnTrait[] => {
  const art = composeTraits({ count, seed: randomSeed });
  const ids = traitIds(art.map(({ value, collection }) => `${value} ${collection}`));
  return art.map((one, index) => ({ id: ids[index] ?? '', traitValue: one.value, art: one }));
};

const listedTraits = (randomSeed: string, list: NonNullable<SeedFile['traits']>): DrawnTrait[] => {
  const art = composeTraits({ count: Math.min(list.length, MOST_LISTED_ART), seed: randomSeed });
  const named = traitIds([
    ...list.flatMap(({ id }) => id ?? []),
    ...list.map((one) => one.traitValue),
  ]);
  const ownIds = named.slice(-list.length);
  return list.flatMap(({ id, traitValue }, index) => {
    const drawn = art[index % art.length];
    return drawn === undefined ? [] : { id: id ?? ownIds[index] ?? '', traitValue, art: drawn };
  });
};

/** Composes a seed, which is the same for the same options. Pictures are drawn on demand. */
export const composeSeed = ({ randomSeed, users, traits: count, file }: SeedOptions): Seed => {
  const traits =
    file?.traits === undefined
      ? generatedTraits(randomSeed, count)
      : listedTraits(randomSeed, file.traits);
  const people =
    file?.people === undefined ? composePeople(randomSeed, users) : listPeople(file.people);
  const allArt = traits.map(({ art }) => art);
  const traitArt = new Map(traits.map(({ id, art }) => [id, art]));
  const avatarIds = new Set(people.flatMap(({ avatarId }) => avatarId ?? []));

  return {
    people,
    traits: traits.map(({ id, traitValue }) => ({ id, traitValue })),
    flags: file?.flags ?? {},
    traitArt,
    drawAvatar: (id) =>
      avatarIds.has(id)
        ? drawAvatar(composeAvatar({ seed: `${randomSeed} ${id}`, traits: allArt }))
        : undefined,
    drawTrait: (id) => {
      const art = traitArt.get(id);
      return art && { drawing: drawTrait(art), version: traitVersion(art) };
    },
  };
};
