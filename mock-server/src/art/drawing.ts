import type { Slot } from '@trait-market/contract/economy/shared';

import type { Tones } from './colour';
import type { Finish } from './finishes';
import type { Anchors, HeadShape } from './head-shape';
import type { Random } from './random';

/** Seeds the random source by the trait, so that a trait never changes. */
export type Scene = {
  shape: HeadShape;
  anchors: Anchors;
  primary: Tones;
  trim: Tones;
  random: Random;
};

export type Focus = {
  x: number;
  y: number;
  size: number;
};

export type Drawing = {
  /** Unique within its slot; stored with a trait, so it never changes. */
  slug: string;
  noun: string;
  trim: string;
  finishes: readonly Finish[];
  trims?: readonly Finish[];
  draw: (scene: Scene) => string;
  focus?: (anchors: Anchors) => Focus;
};

export type SlotArt = {
  worn: number;
  /** Slots below it, with whose colors it must contrast. */
  beneath: readonly Slot[];
  /** The view of a single trait; undefined when it fills the square. */
  alone: { ground: string; focus: (anchors: Anchors) => Focus } | undefined;
  drawings: readonly Drawing[];
};
