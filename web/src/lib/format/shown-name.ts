import { USERNAME_MAX_LENGTH } from '@/config/constants';

import { plainText } from './plain-text';

const SEEN = /[^\s\p{Cf}]/u;

/** Returns the visible part of a username; undefined when nothing of it is visible. */
export const shownName = (username: string | null | undefined): string | undefined => {
  const name = plainText(username ?? '', USERNAME_MAX_LENGTH);
  return SEEN.test(name) ? name : undefined;
};
