import type { Direction } from './change';
import type { Json, Placed } from './json';

export type Comparison = {
  base: Json;
  now: Json;
  direction: Direction;
  place: string;
  /** The enclosing pairs of schemas, so that a recursive schema is compared once. */
  within: readonly string[];
};

export type SchemaPair = {
  base: Placed<unknown>;
  now: Placed<unknown>;
  name: string;
};
