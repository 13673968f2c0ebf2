import type { Direction } from './change';
import type { Json, Placed } from './json';

/** The two documents, and the part of an operation that is being compared. */
export type Comparison = {
  base: Json;
  now: Json;
  direction: Direction;
  place: string;
  /** The pairs of schemas that this one is inside of: one within itself is compared once. */
  within: readonly string[];
};

/** A schema in the old document and in the new one, and what people call the thing. */
export type SchemaPair = {
  base: Placed<unknown>;
  now: Placed<unknown>;
  name: string;
};
