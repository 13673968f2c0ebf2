import { paths } from '@/config/paths';

/** The Light with a trait in it that is about to be given up. */
export const giveUpPath = (traitId: string): string =>
  `${paths.theLight}?trait=${encodeURIComponent(traitId)}`;

/** What was given to the Light, by its id: the clock while it is locked, then its certificate. */
export const burnPath = (id: string): string => `${paths.theLight}?burn=${encodeURIComponent(id)}`;
