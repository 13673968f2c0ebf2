import { paths } from '@/config/paths';

/** Returns the path of the Light with a trait to burn. */
export const giveUpPath = (traitId: string): string =>
  `${paths.theLight}?trait=${encodeURIComponent(traitId)}`;

/** Returns a burn's path: its countdown while locked, then its certificate. */
export const burnPath = (id: string): string => `${paths.theLight}?burn=${encodeURIComponent(id)}`;
