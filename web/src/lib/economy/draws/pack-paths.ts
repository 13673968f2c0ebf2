import { paths } from '@/config/paths';

/** A drop: what is left in it and what a pack of it can have in it. */
export const dropPath = (id: string): string => `${paths.packs}?drop=${encodeURIComponent(id)}`;

/** Packs that were opened, by the id of their draw: what came is shown and checked there. */
export const openedPath = (drawId: string): string =>
  `${paths.packs}?opened=${encodeURIComponent(drawId)}`;
