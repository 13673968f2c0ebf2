import type { Tones } from './colour';

type Level = {
  y: number;
  half: number;
};

/** Positions on a head, on the 512 grid; x is relative to the middle (256). */
export type Anchors = {
  crown: number;
  /** The level of a hat's band, which determines the width of headwear. */
  seat: Level;
  brow: number;
  /** The pupils' height, half the distance between them, and the radius of an eye. */
  eyes: { y: number; gap: number; size: number };
  mouth: Level;
  chin: number;
  /** The widest level, which helmets and headphones must clear. */
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
  /** `marks` applies a body's pattern to another surface. */
  features: (tones: Tones, marks: (outline: string) => string) => string;
  eyes: (tones: Tones) => string;
  mouth: (tones: Tones) => string;
};
