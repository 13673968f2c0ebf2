import { paths } from '@/config/paths';

export const giveUpPath = (traitId: string): string =>
  `${paths.theLight}?trait=${encodeURIComponent(traitId)}`;

/**
 * Returns the address of a burn's page. It shows the countdown while the edition is locked, and the
 * certificate afterwards.
 */
export const burnPath = (id: string): string => `${paths.theLight}?burn=${encodeURIComponent(id)}`;
