import { paths } from '@/config/paths';

export const giveUpPath = (traitId: string): string =>
  `${paths.theLight}?trait=${encodeURIComponent(traitId)}`;

/** Returns a burn's address: a countdown while it is locked, then its certificate. */
export const burnPath = (id: string): string => `${paths.theLight}?burn=${encodeURIComponent(id)}`;
