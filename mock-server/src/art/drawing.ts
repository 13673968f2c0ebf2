import type { Slot } from '@trait-market/contract/economy/shared';

import type { Tones } from './colour';
import type { Finish } from './finishes';
import type { Anchors, HeadShape } from './head-shape';
import type { Random } from './random';

/** A drawing's context. `random` is seeded by the trait, so a trait always looks the same. */
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
  /**
   * The drawing's identifier within its slot. It must never change, because traits are stored with
   * it.
   */
  slug: string;
  noun: string;
  trim: string;
  finishes: readonly Finish[];
  trims?: readonly Finish[];
  draw: (scene: Scene) => string;
  focus?: (anchors: Anchors) => Focus;
};

/** A background; all have the same finishes. */
export type Backdrop = Omit<Drawing, 'finishes' | 'trims'>;

export type SlotArt = {
  worn: number;
  /** The slots drawn below this one, with whose colors its color must contrast. */
  beneath: readonly Slot[];
  /** How a trait is shown without an avatar; undefined when it fills the whole square. */
  alone: { ground: string; focus: (anchors: Anchors) => Focus } | undefined;
  drawings: readonly Drawing[];
};
