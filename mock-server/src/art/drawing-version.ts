import { createHash } from 'node:crypto';

import type { TraitArt } from './trait-art';

/** Increase it when any picture changes: browsers cache pictures forever by this version. */
export const DRAWINGS = 2;

/** @param from everything that the picture depends on */
export const drawingVersion = (from: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWINGS, from]))
    .digest('hex')
    .slice(0, 12);

const versions = new WeakMap<TraitArt, string>();

export const traitVersion = (art: TraitArt): string => {
  const known = versions.get(art) ?? drawingVersion(art);
  versions.set(art, known);
  return known;
};
