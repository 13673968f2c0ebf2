import type { HeadShape } from './head-shape';

/** The common style of a collection's avatars: a name, a palette and a bust. */
export type CollectionArt = {
  /** Lower case and hyphens; unique. */
  slug: string;
  name: string;
  /** One or two sentences for collectors. */
  description: string;
  /** Colors as #rrggbb: the bare body, its counterpart, and the ground of a bare background. */
  palette: { body: string; accent: string; ground: string };
  headShape: HeadShape;
};
