import { paths } from '@/config/paths';

export const dropPath = (id: string): string => `${paths.packs}?drop=${encodeURIComponent(id)}`;

/** The draw's page shows and verifies the result. */
export const openedPath = (drawId: string): string =>
  `${paths.packs}?opened=${encodeURIComponent(drawId)}`;
