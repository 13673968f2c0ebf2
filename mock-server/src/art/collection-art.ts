import type { HeadShape } from './head-shape';

export type CollectionArt = {
  slug: string;
  name: string;
  description: string;
  palette: { body: string; accent: string; ground: string };
  headShape: HeadShape;
};
