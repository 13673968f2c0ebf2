import { paths } from '@/config/paths';

export const dropPath = (id: string): string => `${paths.packs}?drop=${encodeURIComponent(id)}`;

/**
 * Returns the path of opened packs by the id of their draw, where the result is shown and verified.
 */
export const openedPath = (drawId: string): string =>
  `${paths.packs}?opened=${encodeURIComponent(drawId)}`;
