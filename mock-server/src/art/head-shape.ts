import type { Tones } from './colour';

/** A level on the head: its height on the grid and half its width there. */
type Level = {
  y: number;
  half: number;
};

/** Where things sit on a head shape, on the 512 grid; x is counted from the middle (256). */
export type Anchors = {
  /** The top of the skull. */
  crown: number;
  /** Where a hat's band lies; anything on the head is as wide as this level. */
  seat: Level;
  brow: number;
  /** The pupils' height, half the distance between them, and the radius of an eye. */
  eyes: { y: number; gap: number; size: number };
  mouth: Level;
  chin: number;
  /** The widest level: what a helmet or headphones must clear. */
  side: Level;
  /** Where an earring hangs. */
  ear: { x: number; y: number };
  /** Where a collar lies. */
  neck: Level;
  shoulders: Level;
};

/** The bust of a collection: outlines and marks that any body colour can be given to. */
export type HeadShape = {
  anchors: Anchors;
  /** The outline of the face, which body patterns keep inside. */
  skull: string;
  /** The tones of the face when the body has the given tones. */
  face: (tones: Tones) => Tones;
  /** Ears, handles, bolts: behind the face. */
  behind: (tones: Tones) => string;
  /** Nose, brow, cap, window: on the face. `marks` puts a body's pattern on a further surface. */
  features: (tones: Tones, marks: (outline: string) => string) => string;
  /** The eyes of an avatar that wears none. */
  eyes: (tones: Tones) => string;
  /** The mouth of an avatar that wears none. */
  mouth: (tones: Tones) => string;
};
