import { paths } from '@/config/paths';

export const dropPath = (id: string): string => `${paths.packs}?drop=${encodeURIComponent(id)}`;

/** Returns the address of the draw's page, which shows and verifies its result. */
export const openedPath = (drawId: string): string =>
  `${paths.packs}?opened=${encodeURIComponent(drawId)}`;

/** Returns the address of the page that checks the draw's proof. */
export const proofPath = (drawId: string): string =>
  `${paths.packs}?draw=${encodeURIComponent(drawId)}`;
