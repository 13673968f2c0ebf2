import { paths } from '@/config/paths';

export const dropPath = (id: string): string => `${paths.packs}?drop=${encodeURIComponent(id)}`;

/** Returns the address of the draw's page, which shows and verifies its result. */
export const openedPath = (drawId: string): string =>
  `${paths.packs}?opened=${encodeURIComponent(drawId)}`;
