import { createHash } from 'node:crypto';

import type { TraitArt } from './trait-art';

/**
 * Which drawings these are. Whoever changes what any picture looks like counts on: browsers keep a picture for
 * ever under an address that names it and what it was drawn from.
 */
export const DRAWINGS = 1;

/**
 * A short name of what a picture shows, for its address.
 *
 * @param from all that it is drawn from
 */
export const drawingVersion = (from: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWINGS, from]))
    .digest('hex')
    .slice(0, 12);

const versions = new WeakMap<TraitArt, string>();

/** A short name of what a trait looks like. */
export const traitVersion = (art: TraitArt): string => {
  const known = versions.get(art) ?? drawingVersion(art);
  versions.set(art, known);
  return known;
};
