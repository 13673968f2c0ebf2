import type { Tones } from './colour';

type Level = {
  y: number;
  half: number;
};

/** Positions on a head in a grid of 512 units. x is relative to the vertical axis at 256. */
export type Anchors = {
  crown: number;
  /** The height of a hat's band. The head's width there determines the width of headwear. */
  seat: Level;
  brow: number;
  /** The pupils' height (`y`), half the distance between them, and an eye's radius (`size`). */
  eyes: { y: number; gap: number; size: number };
  mouth: Level;
  chin: number;
  /** The height at which the head is widest. Helmets and headphones must be wider there. */
  side: Level;
  ear: { x: number; y: number };
  neck: Level;
  shoulders: Level;
};

export type HeadShape = {
  anchors: Anchors;
  skull: string;
  /** Derives the face's tones from the body's. */
  face: (tones: Tones) => Tones;
  behind: (tones: Tones) => string;
  /** `marks` draws the body's pattern on another outline. */
  features: (tones: Tones, marks: (outline: string) => string) => string;
  eyes: (tones: Tones) => string;
  mouth: (tones: Tones) => string;
};
