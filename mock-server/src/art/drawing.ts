import type { Slot } from '@trait-market/contract/economy/shared';

import type { Tones } from './colour';
import type { Finish } from './finishes';
import type { Anchors, HeadShape } from './head-shape';
import type { Random } from './random';

/** The inputs of a drawing. The random source is seeded by the trait, so a trait never changes. */
export type Scene = {
  shape: HeadShape;
  anchors: Anchors;
  primary: Tones;
  trim: Tones;
  random: Random;
};

/** The visible square of a single trait: its center and width on the grid. */
export type Focus = {
  x: number;
  y: number;
  size: number;
};

/** A drawing for a slot: a function of the head and its tones. */
export type Drawing = {
  /** Unique within its slot; stored with a trait, so it never changes. */
  slug: string;
  /** The noun in the trait's name: "Diving Helmet". */
  noun: string;
  /** The part in the second color: "Fittings". */
  trim: string;
  finishes: readonly Finish[];
  /** The second colors; defaults to all. */
  trims?: readonly Finish[];
  draw: (scene: Scene) => string;
  /** The visible part; defaults to the slot's. */
  focus?: (anchors: Anchors) => Focus;
};

/** A slot of an avatar with all of its drawings. */
export type SlotArt = {
  /** The fraction of avatars that wear something there, from 0 to 1. */
  worn: number;
  /** Slots below it, with whose colors it must contrast. */
  beneath: readonly Slot[];
  /** The view of a single trait; undefined when it fills the square. */
  alone: { ground: string; focus: (anchors: Anchors) => Focus } | undefined;
  drawings: readonly Drawing[];
};
