import type { Tones } from './colour';

/** A level of the head: its y on the grid and half its width. */
type Level = {
  y: number;
  half: number;
};

/** Positions on a head, on the 512 grid; x is relative to the middle (256). */
export type Anchors = {
  /** The top of the skull. */
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
  /** The position of an earring. */
  ear: { x: number; y: number };
  /** The position of a collar. */
  neck: Level;
  shoulders: Level;
};

/** The bust of a collection: outlines and marks for any body color. */
export type HeadShape = {
  anchors: Anchors;
  /** The outline of the face, which clips body patterns. */
  skull: string;
  /** Derives the face's tones from the body's. */
  face: (tones: Tones) => Tones;
  /** Ears, handles or bolts behind the face. */
  behind: (tones: Tones) => string;
  /** Nose, brow, cap or window on the face. `marks` applies a body's pattern to another surface. */
  features: (tones: Tones, marks: (outline: string) => string) => string;
  /** The eyes of an avatar without an eyes trait. */
  eyes: (tones: Tones) => string;
  /** The mouth of an avatar without a mouth trait. */
  mouth: (tones: Tones) => string;
};
