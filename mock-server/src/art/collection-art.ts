import type { HeadShape } from './head-shape';

/** What makes the avatars of one collection kin: a name, a palette and a bust. */
export type CollectionArt = {
  /** Lower case and hyphens; unique. */
  slug: string;
  name: string;
  /** One or two sentences for a collector. */
  description: string;
  /** Colours as #rrggbb: the bare body, its counterpart, and the ground of a bare background. */
  palette: { body: string; accent: string; ground: string };
  headShape: HeadShape;
};
