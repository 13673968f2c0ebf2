import { createHash } from 'node:crypto';

import type { TraitArt } from './trait-art';

/**
 * The version of all drawings; increase it when the look of any picture changes. Browsers cache a
 * picture forever under an address that contains it.
 */
export const DRAWINGS = 1;

/**
 * Returns a short hash of a picture's content for its address.
 *
 * @param from everything that the picture depends on
 */
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
