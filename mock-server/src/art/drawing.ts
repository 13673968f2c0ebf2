import type { Slot } from '@trait-market/contract/economy/shared';

import type { Tones } from './colour';
import type { Finish } from './finishes';
import type { Anchors, HeadShape } from './head-shape';
import type { Random } from './random';

/** All that a drawing may look at. The random source is the trait's own, so a trait never changes. */
export type Scene = {
  shape: HeadShape;
  anchors: Anchors;
  primary: Tones;
  trim: Tones;
  random: Random;
};

/** The square that a trait is shown in when it is alone: its middle and its width on the grid. */
export type Focus = {
  x: number;
  y: number;
  size: number;
};

/** One way to fill a slot: a picture as a function of the head it sits on and its tones. */
export type Drawing = {
  /** Unique within its slot; stored with a trait, so it never changes. */
  slug: string;
  /** What the trait is called after its adjective: "Diving Helmet". */
  noun: string;
  /** What its second colour is on: "Fittings". */
  trim: string;
  finishes: readonly Finish[];
  /** Its second colours; any when they are left out. */
  trims?: readonly Finish[];
  draw: (scene: Scene) => string;
  /** Where to look; the slot's own place when it is left out. */
  focus?: (anchors: Anchors) => Focus;
};

/** A slot of an avatar: how it is worn, how it is shown, and every drawing that fills it. */
export type SlotArt = {
  /** The share of avatars that wear something there, from 0 to 1. */
  worn: number;
  /** The slots that it lies on, whose colours it has to stand out from. */
  beneath: readonly Slot[];
  /** How one of its traits is shown alone; undefined: it fills the square by itself. */
  alone: { ground: string; focus: (anchors: Anchors) => Focus } | undefined;
  drawings: readonly Drawing[];
};
